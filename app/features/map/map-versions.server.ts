import { desc, eq } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Surroundings, surroundings } from '#app/clinic/map/surroundings.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { mapDrafts, mapVersions } from '#app/db/map-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';

/** One version of the map. */
export type MapVersion = {
  version: number;
  source: Surroundings['source'] | 'none';
  streets: number;
  by: string;
  at: Date;
};

const SHOWN_VERSIONS = 20;

/** The map that is in force; its stamp is empty while nobody has put one in. */
export async function readPublishedMap(
  db: Queryable,
): Promise<{ map: Surroundings | null; stamp: string }> {
  const [newest] = await db.select().from(mapVersions).orderBy(desc(mapVersions.version)).limit(1);
  if (!newest) return { map: null, stamp: '' };
  const map = mapIn(newest.data);
  const changedOn = wallClockOf(newest.changedAt).on;
  return { map: map && { ...map, changedOn }, stamp: `map ${newest.version}` };
}

function mapIn(data: unknown): Surroundings | null {
  return data === null ? null : surroundings.parse(data);
}

/** The newest versions, the one in force first. */
export async function readMapVersions(db: Queryable): Promise<MapVersion[]> {
  const rows = await db
    .select({ row: mapVersions, by: staff.name })
    .from(mapVersions)
    .innerJoin(staff, eq(staff.id, mapVersions.changedBy))
    .orderBy(desc(mapVersions.version))
    .limit(SHOWN_VERSIONS);
  return rows.map(({ row, by }) => {
    const map = mapIn(row.data);
    return {
      version: row.version,
      source: map?.source ?? 'none',
      streets: map?.streets.length ?? 0,
      by,
      at: row.changedAt,
    };
  });
}

type MapServices = { db: Database; clock: Clock };
type Change = { seenVersion: number; staffId: number };

/** Puts a person's draft on the site. 'changed' when somebody else was first, 'no-draft' when there is none. */
export function publishDraft(
  { db, clock }: MapServices,
  change: Change,
): Promise<Result<'done', 'changed' | 'no-draft'>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'map');
    const draft = await readDraft(tx, change.staffId);
    if (!draft) return refuse('no-draft');
    const written = await writeVersion(tx, clock, { ...change, map: draft.map });
    if (written.ok) await tx.delete(mapDrafts).where(eq(mapDrafts.staffId, change.staffId));
    return written;
  });
}

/** Puts an earlier version on the site again, as a new one; 0 is the site without a map of its own. */
export function restoreVersion(
  { db, clock }: MapServices,
  { version, ...change }: Change & { version: number },
): Promise<Result<'done', 'changed' | 'no-version'>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'map');
    const [row] = await tx.select().from(mapVersions).where(eq(mapVersions.version, version));
    if (!row && version !== 0) return refuse('no-version');
    return writeVersion(tx, clock, { ...change, map: row ? mapIn(row.data) : null });
  });
}

async function writeVersion(
  tx: Transaction,
  clock: Clock,
  { seenVersion, staffId, map }: Change & { map: Surroundings | null },
): Promise<Result<'done', 'changed'>> {
  const [newest] = await tx
    .select({ version: mapVersions.version })
    .from(mapVersions)
    .orderBy(desc(mapVersions.version))
    .limit(1);
  const before = newest?.version ?? 0;
  if (before !== seenVersion) return refuse('changed');
  const [version, changedAt] = [before + 1, clock.now()];
  await tx.insert(mapVersions).values({ version, data: map, changedAt, changedBy: staffId });
  await audit(tx, {
    at: changedAt,
    actor: `staff:${staffId}`,
    action: 'clinic.settled',
    subjectType: 'clinic_setting',
    subjectId: 'map',
    detail: { from: { version: before }, to: { version, ...sizeOf(map) } },
  });
  await announcePagesChanged(tx);
  return ok('done');
}

function sizeOf(map: Surroundings | null) {
  if (!map) return { source: 'none' };
  const { source, streets, areas, places } = map;
  return { source, streets: streets.length, areas: areas.length, places: places.length };
}

export type MapDraft = { map: Surroundings; passedOver: unknown; madeAt: Date };

/** What a person has read in or typed and not saved. */
export async function readDraft(db: Queryable, staffId: number): Promise<MapDraft | null> {
  const [row] = await db.select().from(mapDrafts).where(eq(mapDrafts.staffId, staffId));
  if (!row) return null;
  const { data, passedOver, madeAt } = row;
  return { map: surroundings.parse(data), passedOver, madeAt };
}

/** Keeps a map until it is saved or thrown away; one for each person. */
export async function keepDraft(
  { db, clock }: MapServices,
  { staffId, map, passedOver }: { staffId: number; map: Surroundings; passedOver: object | null },
): Promise<void> {
  const set = { data: map, passedOver, madeAt: clock.now() };
  await db
    .insert(mapDrafts)
    .values({ staffId, ...set })
    .onConflictDoUpdate({ target: mapDrafts.staffId, set });
}

export async function dropDraft({ db }: Pick<MapServices, 'db'>, staffId: number): Promise<void> {
  await db.delete(mapDrafts).where(eq(mapDrafts.staffId, staffId));
}
