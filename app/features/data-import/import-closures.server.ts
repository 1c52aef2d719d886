import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import type { ImportAgenda } from '#app/scheduling/import/plan-visits.ts';
import { lockDays, type Place } from '#app/scheduling/occupancy.server.ts';
import type { PlannedLine } from './planned-line.ts';

type Closed = { resourceId: number | null; house: string | null; startsAt: Date; endsAt: Date };

export function closureKey({ resourceId, house, startsAt, endsAt }: Closed): string {
  return `${resourceId} ${house} ${startsAt.getTime()} ${endsAt.getTime()}`;
}

/** Keys of the closures that the clinic has. */
export async function knownClosures(db: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{
    resourceId: number | null;
    house: string | null;
    startMs: number;
    endMs: number;
  }>(sql`
    select resource_id as "resourceId", house, extract(epoch from lower(during))::float8 * 1000 as "startMs",
      extract(epoch from upper(during))::float8 * 1000 as "endMs"
    from closures`);
  return new Set(
    rows.map(({ startMs, endMs, ...of }) =>
      closureKey({ ...of, startsAt: new Date(startMs), endsAt: new Date(endMs) }),
    ),
  );
}

/**
 * What an import takes and closes of the time to come, as `lockDays` locks it: of appointments the practitioner and
 * every room or device that may serve, of a closure of the whole clinic its practitioners.
 */
export function placesOfPlan(
  lines: readonly PlannedLine[],
  { services, resources }: ImportAgenda,
  now: Date,
): Place[] {
  const practitioners = resources.flatMap(({ id, isPractitioner }) => (isPractitioner ? [id] : []));
  return lines.flatMap(({ place, closure }): Place[] => {
    if (place && place.endsAt > now) {
      const others = services.find(({ id }) => id === place.serviceId)?.otherIds ?? [];
      const from = new Date(place.startsAt.getTime() - place.bufferBeforeMinutes * 60_000);
      const until = new Date(place.endsAt.getTime() + place.bufferAfterMinutes * 60_000);
      return [{ resourceIds: [place.practitionerId, ...others], interval: { from, until } }];
    }
    if (closure && closure.endsAt > now) {
      const own = resources.find(({ slug }) => slug === closure.resource);
      const from = closure.startsAt > now ? closure.startsAt : now;
      return [
        { resourceIds: own ? [own.id] : practitioners, interval: { from, until: closure.endsAt } },
      ];
    }
    return [];
  });
}

/** Locks the days, each once however many lines fall on it. */
export async function lockPlaces(tx: Transaction, places: readonly Place[]): Promise<void> {
  const dayMs = 86_400_000;
  const byDay = new Map<string, Place>();
  for (const { resourceIds, interval } of places)
    for (const id of resourceIds) {
      const end = Math.ceil(interval.until.getTime() / dayMs);
      for (let day = Math.floor(interval.from.getTime() / dayMs); day < end; day += 1)
        byDay.set(`${id} ${day}`, {
          resourceIds: [id],
          interval: { from: new Date(day * dayMs), until: new Date((day + 1) * dayMs) },
        });
    }
  await lockDays(tx, [...byDay.values()]);
}

/** Writes closures, and what the import has made. */
export async function writeClosures(
  tx: Transaction,
  lines: readonly PlannedLine[],
  {
    importId,
    resources,
    defaultReason,
  }: { importId: number; defaultReason: string } & Pick<ImportAgenda, 'resources'>,
): Promise<void> {
  const rows = lines.flatMap(({ closure }) => {
    if (!closure) return [];
    const resource = resources.find(({ slug }) => slug === closure.resource)?.id ?? null;
    const reason = closure.reason || defaultReason;
    const { house } = closure;
    return [{ resource, house, reason, starts: closure.startsAt, ends: closure.endsAt }];
  });
  await tx.execute(sql`
    with made as (
      insert into closures (resource_id, house, during, reason)
      select resource, house, tstzrange(starts, ends), reason
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (resource int, house text, starts timestamptz, ends timestamptz, reason text)
      returning id, resource_id, house, during, reason)
    insert into data_import_made (import_id, closure_id, stamp)
    select ${importId}, id, ${closureStamp} from made t`);
}

/** How a closure is, of a row `t`. */
export const closureStamp = sql.raw(
  `md5(concat_ws('|', t.resource_id, t.during, t.reason, t.house))`,
);
