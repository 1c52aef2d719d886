import '#app/features/figures/figures.css';
import { formatDate } from '#app/clinic/format-date.ts';
import { LEAD_VARIANTS } from '#app/features/leads/lead.ts';
import { readLeadDays, readLeadWork } from '#app/features/leads/lead-figures.server.ts';
import { LeadTable, LeadWorkTable } from '#app/features/leads/lead-tables.tsx';
import { DECLARED_OPENINGS, leadVerdict } from '#app/features/leads/lead-verdict.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readClosedDays } from '#app/scheduling/closed-days.server.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/lead-figures';

const messages = staffLeads.figures;

/** In each hundred, '12,3'. */
function hundredths(share: number): string {
  return (share * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
}

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic } = staffPageOf(args);
  const { totals, difference, outcome, decidedOn } = leadVerdict(await readLeadDays(services.db));
  const closedOn = await readClosedDays(services.db, new Date(0));
  const work = await readLeadWork(services.db, { hours: clinic.hours, closedOn });
  return {
    outcome,
    decided: decidedOn && messages.decided(formatDate(decidedOn)),
    difference: messages.difference(hundredths(difference.low), hundredths(difference.high)),
    rows: LEAD_VARIANTS.map((variant) => {
      const { hits, cases, low, high } = totals[variant];
      const share = cases === 0 ? '–' : hundredths(hits / cases);
      return {
        form: staffLeads.forms[variant],
        openings: cases,
        leads: hits,
        share: messages.between(share, hundredths(low), hundredths(high)),
      };
    }),
    work: LEAD_VARIANTS.map((variant) => ({ form: staffLeads.forms[variant], ...work[variant] })),
  };
}

/** Which of the two forms brings more requests, as far as that can be said. */
export default function LeadFigures({ loaderData }: Route.ComponentProps) {
  const { outcome, decided, difference, rows, work } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: '/equipe/numeros', label: messages.back }}
    >
      <Notice title={messages.outcomes[outcome]}>
        <p>{messages.rule(DECLARED_OPENINGS)}</p>
        {decided ? <p>{decided}</p> : null}
      </Notice>
      <LeadTable rows={rows} />
      {outcome === 'not-yet' ? null : <p>{difference}</p>}
      <p className="small">{messages.how}</p>
      <LeadWorkTable rows={work} />
    </StaffScreen>
  );
}
