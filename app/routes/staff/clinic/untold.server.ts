import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { orAskedAlready } from '#app/features/clinic-record/asked-to-move.server.ts';
import { byPerson } from '#app/features/clinic-record/concerned.ts';
import { readNotified } from '#app/features/clinic-record/concerned-patients.server.ts';
import {
  type RecordVersion,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { noticesPath } from '#app/features/clinic-record/sections.ts';
import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { concernedBy } from './record-page.server.ts';

/** For how many days a change that came by itself is told of on the first page. */
const DAYS = 7;

/**
 * Changes that waited for their day and came by themselves, when nobody was looking, with patients to whom no mail has
 * gone out: those of the last days that still hold, the newest first.
 */
export async function untoldChanges(services: AppServices, today: string) {
  const since = startOfDay(addDays(today, -DAYS));
  const versions = await readRecordVersions(services.db);
  const came = versions.filter(
    (each) => each.madeBy === 'plan' && each.at >= since && holds(each, versions),
  );
  const untold: { line: string; href: string }[] = [];
  for (const { version, at } of came) {
    const patients = await concernedBy(services, version);
    const mailed = await readNotified(services.db, version);
    const notified = await orAskedAlready(services.db, mailed, patients);
    const left = patients.filter(({ id }) => !notified.has(id));
    if (left.length === 0) continue;
    const day = formatDay(wallClockOf(at).on);
    const line = staffPlanned.came(day, byPerson(left).length);
    untold.push({ line, href: noticesPath(version) });
  }
  return untold;
}

/** Whether nobody has changed the same since. */
function holds({ version, fields }: RecordVersion, versions: readonly RecordVersion[]): boolean {
  return !versions.some(
    (later) => later.version > version && later.fields.some((field) => fields.includes(field)),
  );
}
