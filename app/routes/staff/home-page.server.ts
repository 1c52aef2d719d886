import { readGlance } from '#app/features/checks/read-glance.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import { readApprovalTasks } from '#app/features/insurance/read-approvals.server.ts';
import { lastPurge } from '#app/features/privacy-admin/nightly-purge.server.ts';
import { readComingAndGoing } from '#app/features/schedule-settings/use/presence-effects.server.ts';
import { ownRoleLabel } from '#app/features/staff/roles/role-words.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { purgeWarning } from '#app/locales/pt-BR/staff/privacy-retention.ts';
import { readAgendaGaps } from '#app/site-content/opening/agenda-gaps.server.ts';
import { privacyChange } from '#app/site-content/privacy/privacy-read.server.ts';
import { untoldChanges } from './clinic/untold.server.ts';
import { countedEntries } from './day-counts.server.ts';
import { readWeekSummary } from './figures/figures-data.server.ts';
import { openingOf } from './first-run/begin.server.ts';
import { type StaffArgs, staffPageOf } from './staff-page.server.ts';

/** The first page of the staff side: what is new, what lacks and where everything is. */
export async function homePage(args: StaffArgs) {
  const { services, staff, session, may, today, clinic, agendaOf } = staffPageOf(args);
  const entries = await countedEntries(args, session);
  const tasks = entries.flatMap(({ name, count, ...entry }) =>
    name === 'home'
      ? []
      : [{ ...entry, text: staffHome.task(staffHome.tasks[name], count?.words ?? '') }],
  );
  const glance = await readGlance(services, (at) => shortMoment(at, today));
  return {
    name: staff.name,
    role: ownRoleLabel(session),
    tasks,
    maySchedule: may('agenda.write') && agendaOf !== 0,
    seesRoom: may('agenda.read') && agendaOf !== 0,
    isUnlinked: agendaOf === 0,
    approvals: may('agenda.write')
      ? (await readApprovalTasks({ db: services.db, secret: services.env.appSecret }, today)).length
      : 0,
    people: may('agenda.read') ? await readComingAndGoing(services.db, today) : [],
    gaps: may('clinic.manage') ? await readAgendaGaps(services, clinic) : [],
    untold: may('clinic.manage') ? await untoldChanges(services, today) : [],
    // Who sees one agenda alone is told only of what does not work.
    glance: agendaOf === null || glance.state === 'trouble' ? glance : null,
    opening: may('clinic.manage') && clinic.isDemonstration ? await openingOf(services) : null,
    privacy: may('clinic.manage') ? await privacyChange(services) : null,
    week: may('figures.read') ? await readWeekSummary(services, today) : null,
    warning: may('privacy.manage') ? purgeWarning(await lastPurge(services)) : null,
  };
}
