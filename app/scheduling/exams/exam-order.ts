import { MAX_EXAMS } from './wanted-exams.ts';

/** How a service goes together with others on one coming. */
export type ExamRules = {
  id: number;
  dilates: boolean;
  orderRank: number;
  standsAlone: boolean;
  /** Ids of services that are never on the same coming. */
  excludedIds: readonly number[];
};

/** Why services are not done on one coming; the ids are of those that are in the way. */
export type Misfit = { reason: 'too-many' | 'twice' | 'alone' | 'excluded'; ids: number[] };

/** The first reason against doing all of them on one coming; null when there is none. */
export function misfitOf(exams: readonly ExamRules[]): Misfit | null {
  const ids = exams.map(({ id }) => id);
  if (exams.length > MAX_EXAMS) return { reason: 'too-many', ids };
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) return { reason: 'twice', ids: [twice] };
  if (exams.length < 2) return null;
  const alone = exams.find(({ standsAlone }) => standsAlone);
  if (alone) return { reason: 'alone', ids: [alone.id] };
  for (const one of exams)
    for (const other of exams)
      if (one.excludedIds.includes(other.id))
        return { reason: 'excluded', ids: [one.id, other.id] };
  return null;
}

type Order = Pick<ExamRules, 'dilates' | 'orderRank'>;

/** Whether one exam may come before another: nothing that dilates before what does not, then by rank. */
export function mayPrecede(one: Order, other: Order): boolean {
  return placeOf(one) <= placeOf(other);
}

function placeOf({ dilates, orderRank }: Order): number {
  return (dilates ? 1000 : 0) + orderRank;
}
