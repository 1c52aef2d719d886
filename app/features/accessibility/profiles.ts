import { type AccessibilitySettings, DEFAULT_SETTINGS, type Profile } from './settings.ts';

const PRESETS: Record<Profile, Partial<AccessibilitySettings>> = {
  cegueira: {
    ttsEnabled: true,
    keyboardNav: true,
    highlightHeadings: true,
    highlightLinks: true,
    fontScale: 1.2,
    contrast: 'high',
  },
  'baixa-visao': {
    fontScale: 1.3,
    zoom: 1.2,
    contrast: 'high',
    letterSpacing: 1,
    wordSpacing: 2,
    highlightLinks: true,
  },
  motor: { keyboardNav: true, fontScale: 1.1 },
  daltonismo: { colorBlindMode: true, contrast: 'high' },
  epilepsia: { epilepsySafe: true, pauseAnimations: true, contrast: 'normal' },
  tdah: { adhdMode: true, highlightHeadings: true },
  dislexia: { dyslexiaMode: true, letterSpacing: 1, wordSpacing: 2, fontScale: 1.15 },
  // Captions and transcripts are shown with Libras.
  'deficiencia-auditiva': { libras: true },
};

/** The settings of a profile, whatever was set before. */
export function settingsOfProfile(profile: Profile): AccessibilitySettings {
  return { ...DEFAULT_SETTINGS, ...PRESETS[profile], profile };
}
