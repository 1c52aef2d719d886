import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { Band, Choice, Instrument, Item } from './instrument.ts';

/** Ids of the chosen answers by the ids of their items. */
export type Answers = Readonly<Record<string, string>>;

/** One answer and what it counted. */
export type Counted = { item: Item; choice: Choice };

export type Score = { points: number; band: Band; counted: readonly Counted[] };

/**
 * Adds up the answers and finds the band. Nothing but the answers is read, so whatever else a form says cannot matter.
 * @returns the ids of items without a valid answer, in order, when there are any
 */
export function scoreOf(instrument: Instrument, answers: Answers): Result<Score, string[]> {
  const counted: Counted[] = [];
  const missing: string[] = [];
  for (const item of instrument.items) {
    const answer = Object.hasOwn(answers, item.id) ? answers[item.id] : undefined;
    const choice = item.choices.find(({ id }) => id === answer);
    if (choice) counted.push({ item, choice });
    else missing.push(item.id);
  }
  if (missing.length > 0) return refuse(missing);
  const points = counted.reduce((sum, { choice }) => sum + choice.points, 0);
  return ok({ points, band: bandOf(instrument, points), counted });
}

/** @throws when the instrument's bands leave a gap */
function bandOf({ id, bands }: Instrument, points: number): Band {
  const band = bands.find(({ from, to }) => from <= points && points <= to);
  if (!band) throw new Error(`no band of ${id} has ${points} points`);
  return band;
}
