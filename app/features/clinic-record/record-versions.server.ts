import { desc, eq, lt, sql } from 'drizzle-orm';
import { type ClinicRecord, faultsOf, isRecord } from '#app/clinic/clinic-schema.ts';
import { wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { clinicRecordVersions } from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';

/** The record in force. */
export type CurrentRecord = {
  record: ClinicRecord;
  /** The newest version; 0 while the file is in force. */
  version: number;
  /** The version that `record` is of: an older one where this release does not understand the newest. */
  readVersion: number;
};

/**
 * The record in force: the newest version that staff have made and this release understands, or the file's. A
 * version that it does not understand must not stop the site; staff are told of it.
 */
export async function readCurrentRecord(db: Queryable, file: ClinicRecord): Promise<CurrentRecord> {
  const newest = await newestBefore(db, null);
  if (!newest) return { record: file, version: 0, readVersion: 0 };
  const { version } = newest;
  for (let each: Stored | undefined = newest; each; each = await newestBefore(db, each.version)) {
    const record = understood(each.record);
    if (record) return { record, version, readVersion: each.version };
  }
  return { record: file, version, readVersion: 0 };
}

/** The payers that the clinic takes by the record in force, whatever a process has read so far. */
export async function readPayersInForce(db: Queryable, file: ClinicRecord) {
  const { record } = await readCurrentRecord(db, file);
  return record.payers.filter(({ isArchived }) => !isArchived);
}

type Stored = { version: number; record: unknown };

async function newestBefore(db: Queryable, version: number | null): Promise<Stored | undefined> {
  const [row] = await db
    .select({ record: clinicRecordVersions.record, version: clinicRecordVersions.version })
    .from(clinicRecordVersions)
    .where(version === null ? undefined : lt(clinicRecordVersions.version, version))
    .orderBy(desc(clinicRecordVersions.version))
    .limit(1);
  return row;
}

/**
 * A stored record; null for one that this release does not understand. Checking takes milliseconds, and the one in force
 * is read again and again: what was checked last is known again by its text.
 */
export function understood(record: unknown): ClinicRecord | null {
  const text = JSON.stringify(record);
  const known = checked.get(text);
  if (known !== undefined) return structuredClone(known);
  const made = understoodAnew(record);
  if (checked.size >= MOST_CHECKED) checked.clear();
  checked.set(text, made);
  return structuredClone(made);
}

/** The same, for who goes through many, each once: it is checked, and nothing that others read again is forgotten. */
export function understoodAnew(record: unknown): ClinicRecord | null {
  return isRecord(record, faultsOf(record)) ? record : null;
}

/** The one in force, and some that are looked at. */
const MOST_CHECKED = 8;
const checked = new Map<string, ClinicRecord | null>();

/** One version of the record, for the list. */
export type RecordVersion = {
  version: number;
  fields: readonly string[];
  madeBy: (typeof clinicRecordVersions.$inferSelect)['madeBy'];
  by: string;
  at: Date;
};

/** All versions, the one in force first. */
export async function readRecordVersions(db: Queryable): Promise<RecordVersion[]> {
  return db
    .select({
      version: clinicRecordVersions.version,
      fields: clinicRecordVersions.fields,
      madeBy: clinicRecordVersions.madeBy,
      by: staff.name,
      at: clinicRecordVersions.changedAt,
    })
    .from(clinicRecordVersions)
    .innerJoin(staff, eq(staff.id, clinicRecordVersions.changedBy))
    .orderBy(desc(clinicRecordVersions.version));
}

/** The record of one version, as it was stored; null where there is none. */
export async function readRecordOf(db: Queryable, version: number): Promise<unknown> {
  const [row] = await db
    .select({ record: clinicRecordVersions.record })
    .from(clinicRecordVersions)
    .where(eq(clinicRecordVersions.version, version));
  return row?.record ?? null;
}

/** Whether a version says how services are booked; those of the file and of earlier releases do not. */
export async function holdsBooking(db: Queryable, version: number): Promise<boolean> {
  const [row] = await db
    .select({ holds: clinicRecordVersions.holdsBooking })
    .from(clinicRecordVersions)
    .where(eq(clinicRecordVersions.version, version));
  return row?.holds ?? false;
}

/** Every name that a house has had in the file or in a version made on screen, by its word. */
export async function formerHouseNames(
  db: Queryable,
  file: ClinicRecord,
): Promise<{ house: string; name: string }[]> {
  const { rows } = await db.execute<{ house: string; name: string }>(sql`
    select distinct house, name from (
      select ${wordOfHouse(null)} as house, record ->> 'mainBranchName' as name from clinic_record_versions
      union all
      select b.value ->> 'slug', b.value ->> 'name' from clinic_record_versions,
        jsonb_path_query(record, '$.branches[*]') b (value)) all_names
    where name is not null order by house, name`);
  const { mainBranchName, branches = [] } = file;
  return [
    ...rows,
    ...(mainBranchName ? [{ house: wordOfHouse(null), name: mainBranchName }] : []),
    ...branches.map(({ slug, name }) => ({ house: slug, name })),
  ];
}
