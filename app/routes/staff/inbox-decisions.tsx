import '#app/features/inbox/inbox.css';
import { DecisionList } from '#app/features/inbox/decision-list.tsx';
import { pendingDecisions } from '#app/features/inbox/pending-decisions.ts';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { HoursDecision } from '#app/features/schedule-settings/hours-decision.tsx';
import { hoursDifference } from '#app/features/schedule-settings/public-hours.ts';
import { staffInbox } from '#app/locales/pt-BR/staff-inbox.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/inbox-decisions';
import { staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

const texts = staffInbox.decisions;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, today, may } = await staffPageOf(args, 'signed-in');
  const practitioners = (await readHoursOf(services.db)).filter((p) => p.kind === 'practitioner');
  const rows = practitioners.map((practitioner) => practitioner.rows);
  return {
    today,
    decisions: pendingDecisions(clinic, today),
    hours: hoursDifference(clinic.hours, rows, today),
    isAgendaLinked: may('agenda.read'),
  };
}

export default function Decisions({ loaderData }: Route.ComponentProps) {
  const { today, decisions, hours, isAgendaLinked } = loaderData;
  return (
    <StaffScreen title={texts.title} lead={texts.lead}>
      {hours ? <HoursDecision difference={hours} today={today} isLinked={isAgendaLinked} /> : null}
      {decisions.length > 0 ? (
        <>
          <DecisionList decisions={decisions} />
          <p className="small">{texts.record}</p>
        </>
      ) : hours ? null : (
        <Notice tone="success">
          <p>{texts.empty}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
