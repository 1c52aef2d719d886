import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { withoutPictures } from '#app/clinic/record/record-pictures.ts';
import { changedFields, isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { missingPictures } from '#app/platform/text/stored-images.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { withSettings } from '#app/scheduling/record/booking-rules.server.ts';
import { holdAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import { changeRecordIn, type Made, type RecordServices } from './change-record.server.ts';
import { keepingEntries } from './kept-entries.ts';
import { withKnownBooking } from './known-booking.ts';
import {
  holdsBooking,
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
  understood,
  understoodAnew,
} from './record-versions.server.ts';

export type ReturnRefusal = 'changed' | 'not-understood';

/** The version that this has made, or where nothing came back none; not whole where pictures were deleted since. */
type Returned = Made & { isWhole: boolean };

type Services = RecordServices &
  FreesTime & {
    /** A version with the agenda as it stood when it was made; a subject of its own, so that the record is given it. */
    agendaAt?: (
      db: Queryable,
      at: { version: number; stored: ClinicRecord; file: ClinicRecord },
    ) => Promise<ClinicRecord>;
  };

/** What bringing a version back would do. */
export type PlannedReturn = {
  changes: Readonly<Record<string, unknown>>;
  /** As it is now, the agenda as staff have set it included. */
  before: ClinicRecord;
  after: ClinicRecord;
  /** The version with all that it named, for what cannot come back. */
  wanted: ClinicRecord;
  /** Services whose agenda, as staff have set it, would be lost: 'not-kept'. */
  unkept: readonly string[];
  /** Of what stands now: who has read this plan sends it back. */
  stamp: string;
};

/** What bringing a version back would do now; null for one that this release does not understand, or that there is not. */
export async function planReturn(
  services: Services,
  version: number,
): Promise<PlannedReturn | null> {
  const { db, clinicFile, articles } = services;
  const stored = await storedAt(db, services, version);
  if (!stored) return null;
  const { record } = await readCurrentRecord(db, clinicFile);
  const set = await withSettings(db, record);
  const before = asFarAsSaid(record, set);
  const stood = await agendaOf(db, services, { version, stored });
  const wanted = await withBookingOf(db, { version, stood, before });
  const { changes } = await withKeptPictures(db, before, wanted);
  const after = understood(
    keepingEntries(before, { ...before, ...changes }, await articles?.read(db)),
  );
  const unkept = unkeptServices({ set, before, wanted });
  return after && { changes, before, after, wanted, unkept, stamp: stampOf(set) };
}

/**
 * Brings a version back, as a new version, with the agenda as it stood then; what staff have set in the agenda since
 * becomes a version of its own first. Entries that came later stay, archived; the categories of articles stay as they are
 * where the version is from before there were any to name. Pictures that were deleted since are left out.
 * @param version 0 for the record of the file
 * @param seen the stamp of the plan that was read, or the newest version; 'changed' when it is no longer so
 * @returns 'not-kept' where no version could say what staff have set in the agenda, and it would be lost
 */
export function returnToVersion(
  services: Services,
  { version, seen, by }: { version: number; seen: string | number; by: number },
): Promise<Result<Returned, ReturnRefusal | 'not-kept'>> {
  const { db, clinicFile } = services;
  return db.transaction(async (tx) => {
    const held = await hold(tx, services);
    const stored = await storedAt(tx, services, version);
    if (!stored) return refuse('not-understood');
    await missingPictures(tx, changesTo(held.record, stored));
    // Told from a long log that nobody changes: it is read before bookings have to wait.
    const stood = await agendaOf(tx, services, { version, stored });
    await holdAgenda(tx);
    const set = await withSettings(tx, held.record);
    if (seen !== (typeof seen === 'number' ? held.version : stampOf(set))) return refuse('changed');
    const before = asFarAsSaid(held.record, set);
    const wanted = await withBookingOf(tx, { version, stood, before });
    if (unkeptServices({ set, before, wanted }).length > 0) return refuse('not-kept');
    const settled = { services: before.services, resources: before.resources };
    const change = { changes: settled, seenVersion: held.version, by };
    const noted = await changeRecordIn(tx, services, change);
    if (!noted.ok) return refuse('not-kept');
    const { version: seenVersion } = noted.value;
    const { record } = await readCurrentRecord(tx, clinicFile);
    const made = await bringBack(tx, services, { record, wanted, seenVersion, by });
    if (made.ok && made.value.isNew) await timeFreed(services, tx);
    return made;
  });
}

/**
 * Takes back all of a version that has just been made; 'changed' when somebody has made another since, or has set in the
 * agenda what it would take back.
 */
export function undoVersion(
  services: RecordServices,
  { version, by }: { version: number; by: number },
): Promise<Result<Returned, ReturnRefusal>> {
  return services.db.transaction(async (tx) => {
    const { record } = await hold(tx, services);
    const [last] = await readRecordVersions(tx);
    if (!last || last.version !== version) return refuse('changed');
    const wanted = await storedAt(tx, services, version - 1);
    if (!wanted) return refuse('not-understood');
    const { fields: only } = last;
    await missingPictures(tx, changesTo(record, wanted, only));
    if (only.includes('services') || only.includes('resources')) {
      await holdAgenda(tx);
      const set = await withSettings(tx, record);
      const isAsMade =
        isSame(set.services, record.services) && isSame(set.resources, record.resources);
      if (!isAsMade) return refuse('changed');
    }
    return bringBack(tx, services, { record, wanted, seenVersion: version, by, only });
  });
}

/** Texts are locked before the record. @returns the record in force, which nobody changes until the transaction ends */
async function hold(tx: Transaction, { articles, clinicFile }: RecordServices) {
  await articles?.lock(tx);
  await lockSetting(tx, 'clinic-record');
  return readCurrentRecord(tx, clinicFile);
}

async function storedAt(
  db: Queryable,
  { clinicFile }: Pick<RecordServices, 'clinicFile'>,
  version: number,
): Promise<ClinicRecord | null> {
  return version === 0 ? clinicFile : understood(await readRecordOf(db, version));
}

/** A version with the agenda of its time. */
async function agendaOf(
  db: Queryable,
  { agendaAt, clinicFile: file }: Pick<Services, 'agendaAt' | 'clinicFile'>,
  { version, stored }: { version: number; stored: ClinicRecord },
): Promise<ClinicRecord> {
  return agendaAt ? agendaAt(db, { version, stored, file }) : stored;
}

/** The same; what those of earlier releases do not say of how services are booked is as now. */
async function withBookingOf(
  db: Queryable,
  { version, stood, before }: { version: number; stood: ClinicRecord; before: ClinicRecord },
): Promise<ClinicRecord> {
  return (await holdsBooking(db, version)) ? stood : withKnownBooking(before, stood);
}

/** A record with what the agenda has of it, but for services of which the record's rules would refuse that. */
function asFarAsSaid(record: ClinicRecord, set: ClinicRecord): ClinicRecord {
  if (understoodAnew(set)) return set;
  let said = record;
  for (const next of set.services) {
    const services = said.services.map((each) => (each.slug === next.slug ? next : each));
    if (understoodAnew({ ...said, services })) said = { ...said, services };
  }
  return said;
}

/** Services that a version sets otherwise while none could say how staff have set them by now. */
function unkeptServices({
  set,
  before,
  wanted,
}: Record<'set' | 'before' | 'wanted', ClinicRecord>): string[] {
  return set.services.flatMap((each) => {
    const of = ({ services }: ClinicRecord) => services.find(({ slug }) => slug === each.slug);
    const [said, next] = [of(before), of(wanted)];
    const isWanted = next && !next.isArchived && !isSame(next, said);
    return isWanted && !isSame(each, said) ? [each.slug] : [];
  });
}

type Back = {
  record: ClinicRecord;
  wanted: ClinicRecord;
  seenVersion: number;
  by: number;
  /** Top-level fields to bring back; default all. */
  only?: readonly string[];
};

async function bringBack(
  tx: Transaction,
  services: RecordServices,
  { record, wanted, seenVersion, by, only }: Back,
): Promise<Result<Returned, ReturnRefusal>> {
  const { changes, isWhole } = await withKeptPictures(tx, record, wanted, only);
  const made = await changeRecordIn(tx, services, { changes, seenVersion, by, madeBy: 'return' });
  if (made.ok) return ok({ ...made.value, isWhole });
  return refuse(made.refusal === 'changed' ? 'changed' : 'not-understood');
}

async function withKeptPictures(
  db: Queryable,
  record: ClinicRecord,
  wanted: ClinicRecord,
  only?: readonly string[],
) {
  const gone = await missingPictures(db, changesTo(record, wanted, only));
  const { record: kept } = withoutPictures(wanted, gone);
  return { changes: changesTo(record, kept, only), isWhole: gone.size === 0 };
}

function changesTo(
  record: ClinicRecord,
  wanted: ClinicRecord,
  only?: readonly string[],
): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(wanted));
  const isMeant = (name: string) =>
    only?.includes(name) ?? (name !== 'postCategories' || values.get(name) !== undefined);
  const names = changedFields(record, wanted).filter(isMeant);
  return Object.fromEntries(names.map((name) => [name, values.get(name)]));
}

function stampOf(record: ClinicRecord): string {
  return sha256Hex(JSON.stringify(record)).slice(0, 24);
}
