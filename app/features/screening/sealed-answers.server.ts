import { z } from 'zod';
import { openSealed, sealText } from '#app/platform/sealed-text.server.ts';
import { instrumentKey } from './instrument.ts';
import type { Score } from './score.ts';
import type { PostedAnswers } from './screening-form.ts';

/** The key's name; another format takes the next number. docs/guides/screening.md */
const PURPOSE = 'clareia:screening-answers:1';

const shape = z.object({
  instrument: z.string(),
  answers: z.record(z.string(), z.string()),
  points: z.int(),
  band: z.string(),
});
/** Answers as they were stored, with the score of that day. */
export type OpenedAnswers = z.infer<typeof shape>;

/** @param reference of the row, the only one in which the answers open */
export function sealAnswers(
  secret: string,
  reference: string,
  { instrument, answers }: PostedAnswers,
  { points, band }: Score,
): Buffer {
  const opened: OpenedAnswers = {
    instrument: instrumentKey(instrument),
    answers,
    points,
    band: band.id,
  };
  return sealText({ secret, purpose: PURPOSE, place: reference }, JSON.stringify(opened));
}

/** @returns null when they were sealed with another secret or changed */
export function openAnswers(
  secret: string,
  reference: string,
  sealed: Buffer,
): OpenedAnswers | null {
  const text = openSealed({ secret, purpose: PURPOSE, place: reference }, sealed);
  return text === null ? null : shape.parse(JSON.parse(text));
}
