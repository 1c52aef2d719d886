import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { GlancePanel } from '#app/features/checks/glance-panel.tsx';
import { readGlance } from '#app/features/checks/read-glance.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import '#app/features/checks/staff-checks.css';
import { WeekSummary } from '#app/features/figures/week-summary.tsx';
import { OpeningNotice } from '#app/features/first-run/opening-notice.tsx';
import { PrivacyNotice } from '#app/features/first-run/privacy-notice.tsx';
import { readApprovalTasks } from '#app/features/insurance/read-approvals.server.ts';
import { lastPurge } from '#app/features/privacy-admin/nightly-purge.server.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { readComingAndGoing } from '#app/features/schedule-settings/use/presence-effects.server.ts';
import { ownRoleLabel } from '#app/features/staff/roles/role-words.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { purgeWarning, staffPrivacyRetention } from '#app/locales/pt-BR/staff/privacy-retention.ts';
import { staffPresence } from '#app/locales/pt-BR/staff/settings/presence.ts';
import { privacyChange } from '#app/site-content/opening/go-live.server.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/home';
import { readWeekSummary } from './figures/figures-data.server.ts';
import { openingOf } from './first-run/begin.server.ts';
import { entriesFor, partsOf, staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, session, may, today, clinic } = staffPageOf(args);
  const tasks = entriesFor(session, await partsOf(args)).flatMap(({ name, ...entry }) =>
    name === 'home' ? [] : [{ ...entry, text: staffHome.tasks[name] }],
  );
  return {
    name: staff.name,
    role: ownRoleLabel(session),
    tasks,
    maySchedule: may('agenda.write'),
    approvals: may('agenda.write')
      ? (await readApprovalTasks({ db: services.db, secret: services.env.appSecret }, today)).length
      : 0,
    people: may('agenda.read') ? await readComingAndGoing(services.db, today) : [],
    glance: await readGlance(services, (at) => shortMoment(at, today)),
    opening: may('clinic.manage') && clinic.isDemonstration ? await openingOf(services) : null,
    privacy: may('clinic.manage') ? await privacyChange(services) : null,
    week: may('figures.read') ? await readWeekSummary(services, today) : null,
    warning: may('privacy.manage') ? purgeWarning(await lastPurge(services)) : null,
  };
}

export default function StaffHome({ loaderData }: Route.ComponentProps) {
  const { name, role, tasks, maySchedule, approvals, glance, warning, opening, people, week } =
    loaderData;
  return (
    <StaffScreen title={staffHome.title(name)} lead={staffHome.lead(role)}>
      {opening ? <OpeningNotice begin={opening} /> : null}
      <GlancePanel glance={glance} />
      {loaderData.privacy ? <PrivacyNotice since={loaderData.privacy.detail} /> : null}
      {warning ? (
        <Notice tone="warning">
          <p>
            {warning} <a href={ADMIN_PATHS.retention}>{staffPrivacyRetention.title}</a>
          </p>
        </Notice>
      ) : null}
      {people.length > 0 ? (
        <Notice title={staffPresence.title}>
          <ul>
            {people.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {approvals > 0 ? (
        <Notice>
          <p>
            <a href={AGENDA_PATHS.approvals}>{staffInsurance.home(approvals)}</a>
          </p>
        </Notice>
      ) : null}
      {maySchedule ? (
        <div className="staff-first">
          <ButtonRow>
            <LinkButton href={AGENDA_PATHS.phone}>{staffAgenda.tasks.phone}</LinkButton>
            <LinkButton href={AGENDA_PATHS.agenda} look="secondary">
              {staffHome.today}
            </LinkButton>
          </ButtonRow>
        </div>
      ) : null}
      {week ? <WeekSummary rows={week} /> : null}
      <ul className="grid">
        {tasks.map(({ href, label, text }) => (
          <li key={href}>
            <LinkCard href={href} title={label} titleLevel={2}>
              <p>{text}</p>
            </LinkCard>
          </li>
        ))}
        <li>
          <LinkCard href={STAFF_PATHS.account} title={staffFrame.account} titleLevel={2}>
            <p>{staffHome.tasks.account}</p>
          </LinkCard>
        </li>
      </ul>
    </StaffScreen>
  );
}
