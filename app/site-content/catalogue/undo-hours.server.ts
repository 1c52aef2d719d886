import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { changeRecordIn } from '#app/features/clinic-record/change-record.server.ts';
import {
  returnHoursPlansIn,
  waitingHours,
} from '#app/features/clinic-record/record-plans.server.ts';
import { isStillUndone } from '#app/features/schedule-settings/agenda-version.server.ts';
import {
  type KeptHours,
  keptHours,
} from '#app/features/schedule-settings/undo/kept-hours.server.ts';
import { returnHoursIn } from '#app/features/schedule-settings/undo/return-hours.server.ts';
import { undoOnce } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FreesTime } from '#app/scheduling/scheduling-services.server.ts';
import { lockClinicHours } from './clinic-hours.server.ts';

type Services = { db: Database; clock: Clock; clinicFile: ClinicRecord } & FreesTime;

/**
 * Takes back hours that have just been saved, whole: those of everybody for whom they were set, those that the site
 * shows, and what was planned. 'changed' when any of it is no longer as it was saved, or the day for it is over.
 * @param maySetSite whether the person may change what the site shows
 * @returns appointments to come that are outside the hours because of it; null when it had been taken back before
 */
export function undoHours(
  services: Services,
  { undo, staffId, maySetSite }: { undo: number; staffId: number; maySetSite: boolean },
): Promise<Result<{ outside: number } | null, 'changed'>> {
  const asked = {
    ...{ subject: 'hours' as const, id: undo, shape: keptHours },
    mayTake: ({ site }: KeptHours) => site === null || maySetSite,
    isStillBack: (tx: Transaction, { targets }: KeptHours) => isStillUndone(tx, 'hours', targets),
  };
  return undoOnce(services, asked, async (tx, kept) => {
    if (kept.site) await lockClinicHours(tx);
    const back = await returnHoursIn(tx, services, kept, { staffId });
    if (!back.ok || !kept.site) return back;
    const site = await returnSiteHoursIn(tx, services, { ...kept.site, staffId });
    return site.ok ? back : site;
  });
}

async function returnSiteHoursIn(
  tx: Transaction,
  services: Services,
  { version, before, plans, staffId: by }: NonNullable<KeptHours['site']> & { staffId: number },
): Promise<Result<'done', 'changed'>> {
  if (!isSame(await waitingHours(tx), plans.waiting)) return refuse('changed');
  const { hours, saturdayFaqHours } = before;
  const made = await changeRecordIn(tx, services, {
    changes: { hours, saturdayFaqHours },
    ...{ seenVersion: version, by, madeBy: 'return', isFollowed: false },
  });
  if (!made.ok) return refuse('changed');
  await returnHoursPlansIn(tx, services, { made: plans.made, withdrawn: plans.withdrawn, by });
  await announcePagesChanged(tx);
  return ok('done');
}
