import { desc, eq } from 'drizzle-orm';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { clinicRecordVersions } from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';

/** The record in force; version 0 is that of the file. */
export type CurrentRecord = { record: ClinicRecord; version: number };

/**
 * The record in force: the newest version that staff have made, or the file's.
 * @throws Error with a line for each fault, when this release does not understand the stored version
 */
export async function readCurrentRecord(db: Queryable, file: ClinicRecord): Promise<CurrentRecord> {
  const [newest] = await db
    .select({ record: clinicRecordVersions.record, version: clinicRecordVersions.version })
    .from(clinicRecordVersions)
    .orderBy(desc(clinicRecordVersions.version))
    .limit(1);
  if (!newest) return { record: file, version: 0 };
  return { record: checkRecord(newest.record), version: newest.version };
}

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
