/** Numbers of the record: lowest, highest, step, usual. Spacing in eighteenths of a letter's height, about a pixel. */
export const NUMBERS = {
  fontScale: [0.85, 1.6, 0.05, 1],
  zoom: [1, 1.8, 0.1, 1],
  letterSpacing: [0, 4, 0.5, 0],
  wordSpacing: [0, 8, 1, 0],
} as const satisfies Record<string, readonly [number, number, number, number]>;

export const CONTRASTS = ['normal', 'high', 'dark', 'invert'] as const;

/** Switches of the record, all off at first. */
export const FLAGS = [
  'readingRuler',
  'highlightHeadings',
  'highlightLinks',
  'pauseAnimations',
  'ttsEnabled',
  'ttsSpeaking',
  'libras',
  'muteMedia',
  'keyboardNav',
  'virtualKeyboard',
  'dyslexiaMode',
  'adhdMode',
  'colorBlindMode',
  'epilepsySafe',
] as const;

export const PROFILES = [
  'cegueira',
  'baixa-visao',
  'motor',
  'daltonismo',
  'epilepsia',
  'tdah',
  'dislexia',
  'deficiencia-auditiva',
] as const;
export type Profile = (typeof PROFILES)[number];
/** A profile after something in it was changed. */
export const CUSTOM_PROFILE = 'personalizado';
const PROFILE_NAMES = [...PROFILES, CUSTOM_PROFILE] as const;

export type NumberSetting = keyof typeof NUMBERS;
export type Contrast = (typeof CONTRASTS)[number];
export type Flag = (typeof FLAGS)[number];
/** The record of the specification: twenty keys. */
export type AccessibilitySettings = Readonly<
  Record<NumberSetting, number> &
    Record<Flag, boolean> & {
      contrast: Contrast;
      /** '' while no profile has been chosen. */
      profile: Profile | typeof CUSTOM_PROFILE | '';
    }
>;

/** A number within its limits, on its steps; the usual one when it is none. */
export function within(key: NumberSetting, value: unknown): number {
  const [lowest, highest, step, usual] = NUMBERS[key];
  if (typeof value !== 'number' || !Number.isFinite(value)) return usual;
  const inside = Math.min(highest, Math.max(lowest, value));
  return Number((Math.round(inside / step) * step).toFixed(2));
}

/**
 * A stored record. What is missing, of another version or out of its limits is as it is at first.
 * Nothing speaks because it spoke on the page before.
 */
export function parseSettings(text: string | null): AccessibilitySettings {
  const stored = new Map(Object.entries(objectIn(text)));
  const number = (key: NumberSetting) => within(key, stored.get(key));
  const isOn = (flag: Flag) => stored.get(flag) === true;
  return {
    fontScale: number('fontScale'),
    zoom: number('zoom'),
    letterSpacing: number('letterSpacing'),
    wordSpacing: number('wordSpacing'),
    contrast: CONTRASTS.find((each) => each === stored.get('contrast')) ?? 'normal',
    profile: PROFILE_NAMES.find((each) => each === stored.get('profile')) ?? '',
    readingRuler: isOn('readingRuler'),
    highlightHeadings: isOn('highlightHeadings'),
    highlightLinks: isOn('highlightLinks'),
    pauseAnimations: isOn('pauseAnimations'),
    ttsEnabled: isOn('ttsEnabled'),
    ttsSpeaking: false,
    libras: isOn('libras'),
    muteMedia: isOn('muteMedia'),
    keyboardNav: isOn('keyboardNav'),
    virtualKeyboard: isOn('virtualKeyboard'),
    dyslexiaMode: isOn('dyslexiaMode'),
    adhdMode: isOn('adhdMode'),
    colorBlindMode: isOn('colorBlindMode'),
    epilepsySafe: isOn('epilepsySafe'),
  };
}

function objectIn(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const DEFAULT_SETTINGS = /* @__PURE__ */ parseSettings(null);

/** Whether nothing differs from what every visitor gets. */
export function isUsual(settings: AccessibilitySettings): boolean {
  return JSON.stringify(settings) === JSON.stringify(DEFAULT_SETTINGS);
}
