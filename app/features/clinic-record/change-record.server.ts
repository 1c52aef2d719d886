import {
  type ClinicRecord,
  checkRecord,
  faultsOf,
  parseClinic,
  type RecordFault,
} from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isStillDemonstration } from '#app/clinic/demonstration/demo-facts.ts';
import { changedFields, isSame } from '#app/clinic/record/same-value.ts';
import { clinicRecordVersions } from '#app/db/clinic-record-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { fillAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { noteHoursAlong } from './history/hours-along.server.ts';
import { type CategoryUses, keepingCategories } from './kept-categories.ts';
import { keepingEntries } from './kept-entries.ts';
import { pictureFaults } from './pictures/record-pictures.server.ts';
import { presenceFaults } from './presence-faults.ts';
import { readCurrentRecord } from './record-versions.server.ts';
import { readSuccessors, settleHandovers } from './succession/succession.server.ts';
import type { Successors } from './succession/succession.ts';

/** What articles say about categories; a feature of its own, so that the record is given it. */
export type ArticleCategories = {
  /** Keeps articles as they are until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>;
  read: (db: Queryable) => Promise<CategoryUses>;
};

export type RecordServices = {
  db: Database;
  clock: Clock;
  /** The record of the file, in force until staff make the first version. */
  clinicFile: ClinicRecord;
  /** Without it no category is ever taken away. */
  articles?: ArticleCategories;
};

type Change = {
  /** Top-level fields with their new values; undefined takes an optional one away. Checked here. */
  changes: Readonly<Record<string, unknown>>;
  /** The version that the form was loaded from. */
  seenVersion: number;
  /** Staff member's id. */
  by: number;
  madeBy?: 'edit' | 'return' | 'plan';
  /** Drops people, payers, services and places that the changes leave out, where nobody has booked yet; not the categories of articles. Default false. */
  isBeginning?: boolean;
  /** Whether who keeps the clinic's hours keeps changed ones; false where their hours are set apart. Default true. */
  isFollowed?: boolean;
  /** Who takes over from whom on the day after a last day, as a form says it; what is planned holds unless given. */
  successors?: Successors;
};

/** The version in force then; not a new one where the record stayed as it was. */
export type Made = { version: number; isNew: boolean };

/**
 * Makes a new version of the record and brings the agenda in line with it. Others may have changed other fields
 * meanwhile; 'changed' when one of the same fields has changed since the form was loaded.
 */
export function changeRecord(
  services: RecordServices,
  change: Change,
): Promise<Result<Made, 'changed' | { faults: RecordFault[] }>> {
  return services.db.transaction((tx) => changeRecordIn(tx, services, change));
}

/** As `changeRecord`, in a transaction of the caller's. */
export async function changeRecordIn(
  tx: Transaction,
  { clock, clinicFile, articles }: Omit<RecordServices, 'db'>,
  {
    changes,
    seenVersion,
    by,
    madeBy = 'edit',
    isBeginning = false,
    isFollowed = madeBy !== 'plan',
    successors: chosen,
  }: Change,
): Promise<Result<Made, 'changed' | { faults: RecordFault[] }>> {
  // Nobody publishes an article of a category that goes away meanwhile. Texts are locked before the record.
  const isOfCategories = changes.postCategories !== undefined;
  if (isOfCategories) await articles?.lock(tx);
  await lockSetting(tx, 'clinic-record');
  const current = await readCurrentRecord(tx, clinicFile);
  const next = { ...current.record, ...changes, ...staysDemonstration(current.record, changes) };
  const isBare = isBeginning && (await tx.$count(appointments)) === 0;
  const uses = isOfCategories ? await articles?.read(tx) : undefined;
  // An article on the site may name a category before anybody has booked.
  const postCategories = keepingCategories(current.record, next.postCategories, uses);
  const record = isBare ? { ...next, postCategories } : keepingEntries(current.record, next, uses);
  const fields = changedFields(current.record, record);
  const waiting = await readSuccessors(tx, current.record);
  if (fields.length === 0 && (!chosen || isSame([...chosen], [...waiting])))
    return ok({ version: current.version, isNew: false });
  if (await hasChangedSince(tx, { fields, seenVersion, current: current.version }))
    return refuse('changed');
  const changedAt = clock.now();
  const version = fields.length === 0 ? current.version : current.version + 1;
  const today = wallClockOf(changedAt).on;
  // What was in force once may come back as it was.
  const isReturn = madeBy === 'return';
  const asked = { before: current.record, record, changes, on: today, waiting };
  const sound = await soundChange(tx, { ...asked, isReturn, chosen });
  if (!sound.ok) return sound;
  const { successors, after } = sound.value;
  const change = { before: current.record, after };
  await settleHandovers(tx, { ...change, successors, version, today, at: changedAt, by });
  if (fields.length === 0) return ok({ version, isNew: false });
  const kind = current.version === 0 && madeBy === 'edit' ? 'first' : madeBy;
  await tx.insert(clinicRecordVersions).values({
    version,
    record,
    fields,
    madeBy: kind,
    changedAt,
    changedBy: by,
    holdsBooking: true,
  });
  await audit(tx, {
    at: changedAt,
    actor: `staff:${by}`,
    action: 'clinic.settled',
    subjectType: 'clinic_setting',
    subjectId: 'record',
    detail: { from: { version: current.version }, to: { version, fields } },
  });
  const before = parseClinic(current.record);
  const along = await fillAgenda(tx, parseClinic(record), { before, today, isFollowed });
  await noteHoursAlong(tx, along, { today, at: changedAt, by });
  await announcePagesChanged(tx);
  return ok({ version, isNew: true });
}

/**
 * What is a demonstration at the first edit stays one, whatever is changed: staff open the site, and no edit does it by
 * the way.
 */
function staysDemonstration(
  record: ClinicRecord,
  changes: Readonly<Record<string, unknown>>,
): { isOpenToAll?: false } {
  const isDecided = (record.isOpenToAll ?? changes.isOpenToAll) !== undefined;
  return !isDecided && isStillDemonstration(record) ? { isOpenToAll: false } : {};
}

type Asked = {
  before: ClinicRecord;
  /** What is to take its place, checked here. */
  record: Readonly<Record<string, unknown>>;
  /** Top-level fields that were changed for it. */
  changes: Readonly<Record<string, unknown>>;
  /** The day from which it counts, 'YYYY-MM-DD'. */
  on: string;
  /** Who takes over from whom: as it is planned, and as somebody has chosen it. */
  waiting: Successors;
  chosen?: Successors | undefined;
  isReturn?: boolean;
};

/** A record that may take the place of another, and who takes over from whom then; or what is wrong with it. */
export async function soundChange(
  db: Queryable,
  { before, record, changes, on, waiting, chosen, isReturn = false }: Asked,
): Promise<Result<{ after: ClinicRecord; successors: Successors }, { faults: RecordFault[] }>> {
  const faults = [...faultsOf(record), ...(await pictureFaults(db, before, changes))];
  if (faults.length > 0) return refuse({ faults });
  const after = checkRecord(record);
  const known = isReturn ? ['waiting' as const, 'withdrawn' as const] : undefined;
  const successors = chosen ?? (await readSuccessors(db, after, known));
  if (isReturn) return ok({ after, successors });
  const unsound = presenceFaults({ before, after }, on, { waiting, next: successors });
  return unsound.length > 0 ? refuse({ faults: unsound }) : ok({ after, successors });
}

async function hasChangedSince(
  tx: Transaction,
  { fields, seenVersion, current }: { fields: string[]; seenVersion: number; current: number },
): Promise<boolean> {
  if (seenVersion === current) return false;
  const rows = await tx
    .select({ version: clinicRecordVersions.version, fields: clinicRecordVersions.fields })
    .from(clinicRecordVersions);
  return rows.some(
    (row) => row.version > seenVersion && row.fields.some((field) => fields.includes(field)),
  );
}
