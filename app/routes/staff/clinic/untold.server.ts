import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { orAskedAlready } from '#app/features/clinic-record/asked-to-move.server.ts';
import { byPerson } from '#app/features/clinic-record/concerned.ts';
import { readNotified } from '#app/features/clinic-record/concerned-patients.server.ts';
import { readBrokenNews } from '#app/features/clinic-record/planned/planned-notices.server.ts';
import { plannedNoticesPath } from '#app/features/clinic-record/planned/planned-paths.ts';
import {
  type RecordVersion,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { noticesPath } from '#app/features/clinic-record/sections.ts';
import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { concernedBy, recordServicesOf } from './record-page.server.ts';

/** For how many days a change that came by itself is told of on the first page. */
const DAYS = 7;

/**
 * What patients should know of changes that waited for their day: those of which they were told and that do not come,
 * though nobody has taken them back; and those that came by themselves, when nobody was looking, with patients to whom no
 * mail has gone out: of the last days, and that still hold, the newest first.
 */
export async function untoldChanges(services: AppServices, today: string) {
  return [...(await brokenPromises(services)), ...(await changesThatCame(services, today))];
}

async function brokenPromises(services: AppServices) {
  const broken = await readBrokenNews(recordServicesOf(services));
  return broken.flatMap(({ plan: { id, state, startsOn }, patients }) => {
    if (state === 'withdrawn') return [];
    const day = formatDay(startsOn, { withYear: true });
    const line = staffPlanned.broken.home(day, state, byPerson(patients).length);
    return [{ line, href: plannedNoticesPath(id) }];
  });
}

async function changesThatCame(services: AppServices, today: string) {
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
