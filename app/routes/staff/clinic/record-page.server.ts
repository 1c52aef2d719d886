import { formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readConcerned } from '#app/features/clinic-record/concerned-patients.server.ts';
import {
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';

/** The services as the use cases of the record take them. */
export function recordServicesOf({ db, clock, jobs, contentStore }: AppServices) {
  return { db, clock, jobs, clinicFile: contentStore.clinicFile };
}

/** The record in force, which of file and screen rules, and who changed it last. */
export async function recordStateOf(services: AppServices) {
  const { clinicFile } = services.contentStore;
  const current = await readCurrentRecord(services.db, clinicFile);
  const [last] = await readRecordVersions(services.db);
  const { version, readVersion } = current;
  return {
    ...current,
    rule: version === 0 ? staffRecord.rule.file : staffRecord.rule.screen(version),
    warning: version === readVersion ? null : staffRecord.rule.notUnderstood(version, readVersion),
    lastChange: last
      ? staffRecord.lastChange(last.by, formatMoment(last.at))
      : staffRecord.neverChanged,
  };
}

/** Patients whom a version concerns; none for one that there is not. */
export async function concernedBy(services: AppServices, version: number) {
  const { db, contentStore } = services;
  const recordAt = async (number: number) =>
    number === 0 ? contentStore.clinicFile : understood(await readRecordOf(db, number));
  const [before, after] = [await recordAt(version - 1), await recordAt(version)];
  return before && after ? readConcerned(services, { before, after }) : [];
}
