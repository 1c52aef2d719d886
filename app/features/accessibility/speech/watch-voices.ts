import type { Locale } from '#app/platform/locale.ts';
import { voicesFor } from './voices.ts';

/** Voices come after the page; without one by then there is none. */
const VOICES_WITHIN_MS = 3_000;

export type Voices = {
  /** Best first. */
  usable(): SpeechSynthesisVoice[];
  /** Whether no more are waited for. */
  areAll(): boolean;
  stop(): void;
};

/** The browser's voices for a page. @param onChange when some have come, and when none is waited for any more */
export function watchVoices(
  engine: SpeechSynthesis | undefined,
  page: { locale: Locale; isPrivate: boolean },
  onChange: () => void,
): Voices {
  let areAll = engine === undefined;
  const timer = setTimeout(() => {
    areAll = true;
    onChange();
  }, VOICES_WITHIN_MS);
  // Safari's object is no event target everywhere.
  engine?.addEventListener?.('voiceschanged', onChange);
  return {
    usable: () => voicesFor(engine?.getVoices() ?? [], page),
    areAll: () => areAll,
    stop() {
      clearTimeout(timer);
      engine?.removeEventListener?.('voiceschanged', onChange);
    },
  };
}
