import type { KnownPerson } from '#app/scheduling/import/known-people.server.ts';
import type { PlacedVisit } from '#app/scheduling/import/visit-words.ts';
import type { ReadLine } from './read-line.ts';

/** A line of a file, and what would become of it. */
export type PlannedLine = ReadLine & {
  number: number;
  line: number;
  otherLine: number | null;
  outcome: 'make' | 'same' | 'refused';
  /** Who is known already. */
  known: KnownPerson | null;
  place: PlacedVisit | null;
};
