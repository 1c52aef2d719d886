import type { Locale } from '#app/platform/locale.ts';
import { type PageSentence, sentencesOfPage } from './page-text.ts';
import { createReader, type Mouth, type Reader, type Reading } from './reader.ts';
import { bringIntoView, markSentence } from './spoken-place.ts';

export type PageReading = {
  state(): Reading['state'];
  /** @param part null for all of the page @returns false when there is nothing to read */
  begin(part: Range | null, isBusy: boolean): boolean;
  pauseOrGoOn(): void;
  step(by: number): void;
  /** The same sentence, in another manner. */
  sayAgain(): void;
  stop(): void;
};

/** Reads the page's main content, marks the sentence that is read and keeps it in view. */
export function createPageReading(
  mouth: Mouth,
  locale: Locale,
  onChange: (reading: Reading & { count: number }) => void,
): PageReading {
  let sentences: PageSentence[] = [];
  let reader: Reader | undefined;
  let isAsked = false;

  function show(reading: Reading): void {
    const { state, index } = reading;
    onChange({ ...reading, count: sentences.length });
    const range = sentences[index]?.range;
    markSentence(state === 'idle' ? null : (range ?? null));
    const before = sentences[index - 1]?.range ?? null;
    if (state !== 'idle' && range) bringIntoView(range, isAsked ? null : before);
    isAsked = false;
  }

  const state = () => reader?.now().state ?? 'idle';
  return {
    state,
    begin(part, isBusy) {
      sentences = sentencesOfPage(locale, part ?? undefined);
      if (sentences.length === 0) return false;
      reader = createReader({ sentences: sentences.map(({ text }) => text), isBusy }, mouth, show);
      isAsked = true;
      reader.play(0);
      return true;
    },
    pauseOrGoOn() {
      if (state() === 'paused') reader?.goOn();
      else reader?.pause();
    },
    step(by) {
      isAsked = true;
      reader?.step(by);
    },
    sayAgain() {
      if (state() === 'speaking') reader?.step(0);
    },
    stop: () => reader?.stop(),
  };
}
