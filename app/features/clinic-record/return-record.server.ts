import { changedFields } from '#app/clinic/record/same-value.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { changeRecord, type RecordServices } from './change-record.server.ts';
import { withKnownBooking } from './known-booking.ts';
import {
  holdsBooking,
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
  understood,
} from './record-versions.server.ts';

export type ReturnRefusal = 'changed' | 'not-understood';

/**
 * Brings a version back, as a new version. Entries that came later stay, archived; the categories of articles stay as
 * they are where the version is from before there were any to name.
 * @param version 0 for the record of the file
 * @param only top-level fields to bring back; default all
 */
export async function returnToVersion(
  services: RecordServices,
  {
    version,
    seenVersion,
    by,
    only,
  }: { version: number; seenVersion: number; by: number; only?: readonly string[] },
): Promise<Result<{ version: number }, ReturnRefusal>> {
  const { db, clinicFile } = services;
  const stored = version === 0 ? clinicFile : understood(await readRecordOf(db, version));
  if (!stored) return refuse('not-understood');
  const { record } = await readCurrentRecord(db, clinicFile);
  // Taking back what has just been done takes back all of it.
  const isWhole = only !== undefined || (await holdsBooking(db, version));
  const old = isWhole ? stored : withKnownBooking(record, stored);
  const values = new Map<string, unknown>(Object.entries(old));
  const names = changedFields(record, old).filter(
    (name) => only?.includes(name) ?? (name !== 'postCategories' || values.get(name) !== undefined),
  );
  const changes = Object.fromEntries(names.map((name) => [name, values.get(name)]));
  const made = await changeRecord(services, { changes, seenVersion, by, madeBy: 'return' });
  if (made.ok) return ok(made.value);
  return refuse(made.refusal === 'changed' ? 'changed' : 'not-understood');
}

/** Takes back a version that has just been made; 'changed' when somebody has made another since. */
export async function undoVersion(
  services: RecordServices,
  { version, by }: { version: number; by: number },
): Promise<Result<{ version: number }, ReturnRefusal>> {
  const [last] = await readRecordVersions(services.db);
  if (!last || last.version !== version) return refuse('changed');
  const back = { version: version - 1, seenVersion: version, by };
  return returnToVersion(services, { ...back, only: last.fields });
}
