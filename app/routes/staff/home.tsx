import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { GlancePanel } from '#app/features/checks/glance-panel.tsx';
import '#app/features/checks/staff-checks.css';
import { WeekSummary } from '#app/features/figures/week-summary.tsx';
import { AgendaGaps } from '#app/features/first-run/agenda-gaps.tsx';
import { OpeningNotice, PrivacyNotice } from '#app/features/first-run/opening-notice.tsx';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { staffWaitingRoom } from '#app/locales/pt-BR/staff/day/waiting-room.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffPrivacyRetention } from '#app/locales/pt-BR/staff/privacy-retention.ts';
import { staffPresence } from '#app/locales/pt-BR/staff/settings/presence.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/home';
import { homePage } from './home-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

export const loader = (args: Route.LoaderArgs) => homePage(args);

export default function StaffHome({ loaderData }: Route.ComponentProps) {
  const {
    name,
    role,
    tasks,
    maySchedule,
    approvals,
    glance,
    warning,
    opening,
    people,
    gaps,
    week,
  } = loaderData;
  return (
    <StaffScreen title={staffHome.title(name)} lead={staffHome.lead(role)}>
      {opening ? <OpeningNotice begin={opening} /> : null}
      {loaderData.isUnlinked ? (
        <Notice tone="warning">
          <p>{staffAgendaFilter.unlinked}</p>
        </Notice>
      ) : null}
      {glance ? <GlancePanel glance={glance} /> : null}
      {loaderData.privacy ? <PrivacyNotice since={loaderData.privacy.detail} /> : null}
      {warning ? (
        <Notice tone="warning">
          <p>
            {warning} <a href={ADMIN_PATHS.retention}>{staffPrivacyRetention.title}</a>
          </p>
        </Notice>
      ) : null}
      <AgendaGaps gaps={gaps} />
      {loaderData.untold.map(({ line, href }) => (
        <Notice key={href} tone="warning">
          <p>
            {line} <a href={href}>{staffPlanned.tellLink}</a>
          </p>
        </Notice>
      ))}
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
      {loaderData.seesRoom ? (
        <div className="staff-first">
          <ButtonRow>
            {maySchedule ? (
              <LinkButton href={AGENDA_PATHS.phone}>{staffAgenda.tasks.phone}</LinkButton>
            ) : null}
            <LinkButton href={AGENDA_PATHS.agenda} look="secondary">
              {staffHome.today}
            </LinkButton>
            <LinkButton href={AGENDA_PATHS.room} look="secondary">
              {staffWaitingRoom.title}
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
