import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import type { Result } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import {
  type CatalogueRefusal,
  type CatalogueServices,
  changeIn,
  inCatalogue,
  Refused,
  readCatalogue,
  settleIn,
  stampOf,
} from './change-services.server.ts';

/**
 * Makes the clinic what a copy says, how its services are booked included, as a version that can be returned from.
 * @param seen the stamp of the record that the copy was compared with; 'changed' when it is no longer so
 */
export function takeCopy(
  services: CatalogueServices,
  { record: next, seen, staffId }: { record: ClinicRecord; seen: string; staffId: number },
): Promise<Result<{ version: number }, CatalogueRefusal>> {
  return inCatalogue(services, async (tx) => {
    await lockSetting(tx, 'clinic-record');
    const { record } = await readCatalogue(tx, services.contentStore.clinicFile);
    if (stampOf(record) !== seen) throw new Refused('changed');
    await settleIn(tx, services, { record, staffId });
    const values = new Map<string, unknown>(Object.entries(next));
    const names = changedFields(record, next);
    const changes: Partial<ClinicRecord> = Object.fromEntries(
      names.map((name) => [name, values.get(name)]),
    );
    return { version: await changeIn(tx, services, { changes, staffId }) };
  });
}
