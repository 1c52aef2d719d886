import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { keepForUndo } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import {
  type By,
  changedSince,
  readVersions,
  UNTOUCHED,
  writeChange,
} from './agenda-version.server.ts';
import { placeInList } from './undo/order-undo.server.ts';
import { keptUse } from './undo/resource-undo.server.ts';

type Services = { db: Database; clock: Clock };

/** Every practitioner, room and device, active or not, in the clinic's order. */
export async function readResourceSettings(db: Queryable) {
  const rows = await db
    .select({
      id: resources.id,
      slug: resources.slug,
      name: resources.name,
      kind: resources.kind,
      branch: resources.branch,
      isActive: resources.isActive,
      fromOn: resources.fromOn,
      untilOn: resources.untilOn,
      /** Services that need it and have no other active resource of its kind. */
      onlyFor: sql<string[]>`array(
        select s.slug from services s join service_resources sr on sr.service_id = s.id
        where sr.resource_id = resources.id and not exists (
          select from service_resources other join resources o on o.id = other.resource_id
          where other.service_id = s.id and o.id <> resources.id and o.is_active
            and (o.kind = 'practitioner') = (resources.kind = 'practitioner'))
        order by s.position)`,
    })
    .from(resources)
    .orderBy(asc(resources.position), asc(resources.id));
  const versions = await readVersions(db, 'resource');
  return rows.map((row) => ({ ...row, setting: versions.get(row.id) ?? UNTOUCHED }));
}

/**
 * Activates or deactivates a practitioner, room or device. An inactive one gets no new appointments
 * and keeps those it has. No change when it is in that state already.
 * @returns what `undoUse` takes; 0 where nothing changed
 */
export function switchResource(
  { db, clock, jobs }: Services & FreesTime,
  { id, isActive }: { id: number; isActive: boolean },
  { seenVersion, staffId }: By & { seenVersion: number },
): Promise<Result<{ undo: number }, 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ isActive: resources.isActive })
      .from(resources)
      .where(eq(resources.id, id))
      .for('no key update');
    if (!row) return refuse('gone');
    if (row.isActive === isActive) return ok({ undo: 0 });
    const changed = await changedSince(tx, 'resource', new Map([[id, seenVersion]]));
    if (changed.length > 0) return refuse('changed');
    await tx.update(resources).set({ isActive }).where(eq(resources.id, id));
    const change = { action: 'agenda.resource', subjectId: id, detail: { isActive } } as const;
    const version = await writeChange(tx, clock, { ...change, staffId });
    if (isActive) await timeFreed({ jobs }, tx);
    const before = keptUse.parse({ id, version, isActive: row.isActive });
    return ok({ undo: await keepForUndo(tx, clock, { subject: 'resource', before }) });
  });
}

/**
 * Moves a resource to a position of the list, from 0. Earlier resources are booked first.
 * @returns what `undoOrder` takes; null where it is there already
 */
export function placeResource(
  services: Services,
  moved: By & { id: number; place: number },
): Promise<number | null> {
  return placeInList(services, 'resource-order', moved);
}
