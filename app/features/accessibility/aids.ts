import { startFocusMask } from './aids/focus-mask.ts';
import { startKeyboardAids } from './aids/keyboard-aids.ts';
import { startCaptions, startMutedMedia, startStillFilms } from './aids/media.ts';
import { startReadingRuler } from './aids/reading-ruler.ts';
import { startVirtualKeyboard } from './aids/virtual-keyboard.ts';
import { startLibras } from './libras/libras.ts';
import type { AccessibilitySettings } from './settings.ts';
import { startSpeech } from './speech/speech.ts';

type Aid = {
  isWanted: (settings: AccessibilitySettings) => boolean;
  /** @returns ends it, leaving nothing behind */
  start: () => () => void;
};

/** What settings need besides the style sheet. */
const AIDS: readonly Aid[] = [
  { isWanted: ({ readingRuler }) => readingRuler, start: startReadingRuler },
  { isWanted: ({ adhdMode }) => adhdMode, start: startFocusMask },
  { isWanted: ({ keyboardNav }) => keyboardNav, start: startKeyboardAids },
  { isWanted: ({ virtualKeyboard }) => virtualKeyboard, start: startVirtualKeyboard },
  { isWanted: ({ ttsEnabled }) => ttsEnabled, start: startSpeech },
  { isWanted: ({ muteMedia }) => muteMedia, start: startMutedMedia },
  {
    isWanted: ({ pauseAnimations, epilepsySafe }) => pauseAnimations || epilepsySafe,
    start: startStillFilms,
  },
  { isWanted: ({ libras }) => libras, start: startLibras },
  { isWanted: ({ libras }) => libras, start: startCaptions },
];

const running = new Map<Aid, () => void>();

/** Starts what these settings want and is not running yet; ends the rest. */
export function keepAidsInStep(settings: AccessibilitySettings): void {
  for (const aid of AIDS)
    try {
      keepInStep(aid, aid.isWanted(settings));
    } catch (error) {
      // One that fails leaves the others, and the panel itself, as they are.
      reportError(error);
    }
}

function keepInStep(aid: Aid, isWanted: boolean): void {
  const end = running.get(aid);
  if (isWanted && !end) running.set(aid, aid.start());
  else if (!isWanted && end) {
    running.delete(aid);
    end();
  }
}
