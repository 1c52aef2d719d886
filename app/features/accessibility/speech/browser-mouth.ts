import type { Locale } from '#app/platform/locale.ts';
import type { Mouth } from './reader.ts';
import { spokenForm } from './spoken-form.ts';

type Manner = { locale: Locale; voice: SpeechSynthesisVoice | null; rate: number };

/** Says sentences with the browser's own voices. @param manner asked anew for every sentence */
export function browserMouth(speech: SpeechSynthesis, manner: () => Manner): Mouth {
  // Chrome forgets an utterance that nobody else holds, and its end is never told.
  let said: SpeechSynthesisUtterance | undefined;
  return {
    rate: () => manner().rate,
    say(text, heard) {
      const { locale, voice, rate } = manner();
      // Without one the engine takes its own, which may be one of the internet.
      if (!voice) {
        heard.fail('voice-unavailable');
        return;
      }
      const utterance = new SpeechSynthesisUtterance(spokenForm(text, locale));
      utterance.lang = voice.lang;
      utterance.voice = voice;
      utterance.rate = rate;
      utterance.onstart = () => heard.start();
      utterance.onend = () => heard.end();
      utterance.onerror = ({ error }) => heard.fail(error);
      said = utterance;
      // Another page may have left the engine paused.
      if (speech.paused) speech.resume();
      speech.speak(said);
    },
    hush: () => speech.cancel(),
    after(delayMs, act) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
