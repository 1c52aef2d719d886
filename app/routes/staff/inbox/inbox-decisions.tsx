import '#app/features/inbox/inbox.css';
import { formatDate } from '#app/clinic/format-date.ts';
import {
  type PendingDecision,
  pendingDecisions,
  type StatementName,
} from '#app/clinic/published-statements.ts';
import { hours as openingHours } from '#app/clinic/record/hours-fields.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { SaturdayDecision } from '#app/features/compliance/saturday-decision.tsx';
import { statementPath } from '#app/features/compliance/statement-form.ts';
import { AgendaGaps } from '#app/features/first-run/agenda-gaps.tsx';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import {
  HoursDecision,
  hoursDifference,
  type SiteHours,
} from '#app/features/schedule-settings/hours-decision.tsx';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import {
  answerSaturday,
  saturdayQuestion,
} from '#app/routes/staff/content/statements-saturday.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readAgendaGaps } from '#app/site-content/opening/agenda-gaps.server.ts';
import { Card } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/inbox-decisions';

const labels = staffInbox.decisions;

/** The hours of the site, also those that are planned for a day to come. */
async function siteHoursOf({ db, clinic }: Pick<AppServices, 'db' | 'clinic'>): Promise<SiteHours> {
  const plans = await readPlans(db);
  const later = plans.flatMap(({ state, startsOn, changes }) => {
    const hours = openingHours.safeParse(changes.hours);
    return state === 'waiting' && hours.success ? [{ startsOn, hours: hours.data }] : [];
  });
  return { now: clinic.hours, later };
}

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, today, may } = staffPageOf(args);
  const practitioners = (await readHoursOf(services.db)).filter((p) => p.kind === 'practitioner');
  const rows = practitioners.map((practitioner) => practitioner.rows);
  return {
    today,
    decisions: pendingDecisions(clinic.statements, today),
    hours: hoursDifference(await siteHoursOf(services), rows, today),
    saturday: await saturdayQuestion(services),
    gaps: may('agenda.read') ? await readAgendaGaps(services, clinic) : [],
    isAgendaLinked: may('agenda.read'),
    mayWrite: may('content.write'),
  };
}

/** Decides the Saturday hours; statements are reviewed on their own pages. */
export const action = (args: Route.ActionArgs) => answerSaturday(args);

export default function Decisions({ loaderData, actionData }: Route.ComponentProps) {
  const { today, decisions, hours, saturday, gaps, isAgendaLinked, mayWrite } = loaderData;
  const isSaturdayOpen = saturday !== null && !saturday.decided;
  return (
    <StaffScreen title={labels.title} lead={labels.lead} isRefused={actionData !== undefined}>
      {hours || isSaturdayOpen || decisions.length + gaps.length > 0 ? null : (
        <Notice tone="success">
          <p>{labels.empty}</p>
        </Notice>
      )}
      <AgendaGaps gaps={gaps} />
      <div className="decisions">
        {saturday ? (
          <SaturdayDecision {...saturday} mayDecide={mayWrite} error={actionData?.error} />
        ) : null}
        {hours ? (
          <HoursDecision difference={hours} today={today} isLinked={isAgendaLinked} />
        ) : null}
      </div>
      <DecisionList decisions={decisions} hrefOf={mayWrite ? statementPath : null} />
    </StaffScreen>
  );
}

type DecisionListProps = {
  decisions: readonly PendingDecision[];
  /** Page where a statement is reviewed; null without the permission. */
  hrefOf: ((statement: StatementName) => string) | null;
};

/** Statements that need review by people, with links. */
function DecisionList({ decisions, hrefOf }: DecisionListProps) {
  if (decisions.length === 0) return null;
  return (
    <ul className="decisions">
      {decisions.map(({ statement, doubt, source, measuredOn }) => (
        <li key={statement}>
          <Card>
            <h2>{labels.statements[statement]}</h2>
            <p>{`${labels.doubts[doubt]} ${labels.notShown}`}</p>
            <p>{labels.measured(source, formatDate(measuredOn))}</p>
            <p>{labels.todo}</p>
            {hrefOf ? (
              <p>
                <a className="decision-link" href={hrefOf(statement)}>
                  {labels.check}
                  <span className="visually-hidden">
                    {' '}
                    {labels.checkOf(labels.statements[statement])}
                  </span>
                </a>
              </p>
            ) : null}
          </Card>
        </li>
      ))}
    </ul>
  );
}
