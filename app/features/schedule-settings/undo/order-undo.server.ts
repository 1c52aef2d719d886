import { z } from 'zod';
import type { Database, Transaction } from '#app/db/database.ts';
import { resources, services } from '#app/db/schema.ts';
import {
  type By,
  changedSince,
  isStillUndone,
  writeChange,
} from '#app/features/schedule-settings/agenda-version.server.ts';
import {
  listedRows,
  placeRow,
  writeOrder,
} from '#app/features/schedule-settings/place-row.server.ts';
import { keepForUndo, undoOnce } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

type Services = { db: Database; clock: Clock };
export type OrderedList = 'service-order' | 'resource-order';

const TABLES = { 'service-order': services, 'resource-order': resources };

const kept = z.strictObject({
  list: z.enum(['service-order', 'resource-order']),
  /** The row that was moved. */
  id: z.number(),
  /** The version of the order that moving made. */
  version: z.number(),
  before: z.array(z.number()),
  after: z.array(z.number()),
});

/** Moves a row of a list to a position, from 0. @returns what `undoOrder` takes; null where it is there already */
export function placeInList(
  { db, clock }: Services,
  list: OrderedList,
  { id, place, staffId }: By & { id: number; place: number },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const moved = await placeRow(tx, TABLES[list], { id, place });
    if (!moved) return null;
    const version = await noteOrder(tx, clock, list, { id, place, staffId });
    const before = { list, id, version, ...moved };
    return keepForUndo(tx, clock, { subject: 'order', before });
  });
}

/** Puts a list into the order of before; 'changed' when it has been ordered again since, by whomever. */
export function undoOrder(
  { db, clock }: Services,
  list: OrderedList,
  { undo, staffId }: By & { undo: number },
): Promise<Result<'done' | null, 'changed'>> {
  type Kept = z.output<typeof kept>;
  const asked = {
    ...{ subject: 'order' as const, id: undo, shape: kept },
    mayTake: (was: Kept) => was.list === list,
    isStillBack: (tx: Transaction, { version }: Kept) =>
      isStillUndone(tx, list, [{ id: 0, version }]),
  };
  return undoOnce({ db, clock }, asked, async (tx, { id, version, before, after }) => {
    const now = await listedRows(tx, TABLES[list]);
    const changed = await changedSince(tx, list, new Map([[0, version]]));
    // What has come since stands at its place; what has gone is no obstacle.
    const isAsMade =
      now.filter((each) => after.includes(each)).join() ===
      after.filter((each) => now.includes(each)).join();
    if (changed.length > 0 || !isAsMade) return refuse('changed');
    const known = before.filter((each) => now.includes(each));
    const back = now.map((each) => (before.includes(each) ? (known.shift() ?? each) : each));
    await writeOrder(tx, TABLES[list], back);
    await noteOrder(tx, clock, list, { id, place: back.indexOf(id), staffId, isUndone: true });
    return ok('done' as const);
  });
}

/** @returns the version of the order */
async function noteOrder(
  tx: Transaction,
  clock: Clock,
  list: OrderedList,
  { staffId, ...detail }: By & { id: number; place: number; isUndone?: boolean },
): Promise<number> {
  const change = { subjectId: 0, staffId, detail };
  if (list === 'resource-order')
    return writeChange(tx, clock, { action: 'agenda.resource-order', ...change });
  await announcePagesChanged(tx);
  return writeChange(tx, clock, { action: 'agenda.service-order', ...change });
}
