import { numberIn, textIn, valueIn } from '#app/features/agenda/drag/answer-parts.ts';

/** Asks the address of the times for what stands around an appointment instead. */
export const RESIZE_VIEW = 'duracao';

/** What is said before the length of an appointment is changed. */
export type ResizeFacts = {
  /** Idempotency key: repeated attempts make one change. */
  key: string;
  patient: string;
  /** How long it is. */
  minutes: number;
  /** Longer than so many minutes it meets somebody; null for nobody in eight hours. */
  taken: { after: number; words: string } | null;
  /** Longer than so many minutes it goes on when somebody or something is no longer there. */
  past: { after: number; name: string; time: string } | null;
};

/** Undefined for any other answer, such as the login page. */
export function readResizeFacts(answer: unknown): ResizeFacts | undefined {
  const [key, patient, minutes] = [
    textIn(answer, 'key'),
    textIn(answer, 'patient'),
    numberIn(answer, 'minutes'),
  ];
  if (key === undefined || patient === undefined || minutes === undefined) return undefined;
  const [taken, past] = [valueIn(answer, 'taken'), valueIn(answer, 'past')];
  const [takenAfter, words] = [numberIn(taken, 'after'), textIn(taken, 'words')];
  const [pastAfter, name, time] = [
    numberIn(past, 'after'),
    textIn(past, 'name'),
    textIn(past, 'time'),
  ];
  return {
    ...{ key, patient, minutes },
    taken: takenAfter === undefined ? null : { after: takenAfter, words: words ?? '' },
    past: pastAfter === undefined ? null : { after: pastAfter, name: name ?? '', time: time ?? '' },
  };
}
