import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { withoutPictures } from '#app/clinic/record/record-pictures.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { missingPictures } from '#app/platform/text/stored-images.server.ts';
import { changeRecordIn, type Made, type RecordServices } from './change-record.server.ts';
import { withKnownBooking } from './known-booking.ts';
import {
  holdsBooking,
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
  understood,
} from './record-versions.server.ts';

export type ReturnRefusal = 'changed' | 'not-understood';

/** The version that this has made, or where nothing came back none; not whole where pictures were deleted since. */
type Returned = Made & { isWhole: boolean };

/**
 * Brings a version back, as a new version. Entries that came later stay, archived; the categories of articles stay as
 * they are where the version is from before there were any to name. Pictures that were deleted since are left out.
 * @param version 0 for the record of the file
 * @param only top-level fields to bring back; default all
 */
export function returnToVersion(
  services: RecordServices,
  {
    version,
    seenVersion,
    by,
    only,
  }: { version: number; seenVersion: number; by: number; only?: readonly string[] },
): Promise<Result<Returned, ReturnRefusal>> {
  const { db, clinicFile } = services;
  return db.transaction(async (tx) => {
    const stored = version === 0 ? clinicFile : understood(await readRecordOf(tx, version));
    if (!stored) return refuse('not-understood');
    const { record } = await readCurrentRecord(tx, clinicFile);
    // Taking back what has just been done takes back all of it.
    const holdsAll = only !== undefined || (await holdsBooking(tx, version));
    const old = holdsAll ? stored : withKnownBooking(record, stored);
    const changesTo = (wanted: ClinicRecord) => {
      const values = new Map<string, unknown>(Object.entries(wanted));
      const isMeant = (name: string) =>
        only?.includes(name) ?? (name !== 'postCategories' || values.get(name) !== undefined);
      const names = changedFields(record, wanted).filter(isMeant);
      return Object.fromEntries(names.map((name) => [name, values.get(name)]));
    };
    const gone = await missingPictures(tx, changesTo(old));
    const changes = changesTo(withoutPictures(old, gone).record);
    const made = await changeRecordIn(tx, services, { changes, seenVersion, by, madeBy: 'return' });
    if (made.ok) return ok({ ...made.value, isWhole: gone.size === 0 });
    return refuse(made.refusal === 'changed' ? 'changed' : 'not-understood');
  });
}

/** Takes back a version that has just been made; 'changed' when somebody has made another since. */
export async function undoVersion(
  services: RecordServices,
  { version, by }: { version: number; by: number },
): Promise<Result<Returned, ReturnRefusal>> {
  const [last] = await readRecordVersions(services.db);
  if (!last || last.version !== version) return refuse('changed');
  const back = { version: version - 1, seenVersion: version, by };
  return returnToVersion(services, { ...back, only: last.fields });
}
