import '#app/features/figures/figures.css';
import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import {
  FIGURES_PATH,
  type FiguresQuery,
  figuresHref,
} from '#app/features/figures/figures-paths.ts';
import { COMPARISONS, lastDays } from '#app/features/figures/period.ts';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { staffFigures as messages } from '#app/locales/pt-BR/staff/figures.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/figures';
import { readFiguresView } from './figures-data.server.ts';
import {
  AppointmentSections,
  ErrorSection,
  SiteSections,
  SummarySection,
} from './figures-view.tsx';

const QUICK_DAYS = [7, 30, 90, 365];
const NEXT_DAYS = 30;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const view = await readFiguresView(services, url.searchParams, today);
  return { ...view, ...choicesOf(view, today) };
}

/** Links to other periods and other comparisons, each keeping the rest of the query. */
function choicesOf({ period, comparison }: FiguresQuery, today: string) {
  const next = { from: today, to: addDays(today, NEXT_DAYS - 1) };
  const periods = [
    ...QUICK_DAYS.map((days) => ({
      period: lastDays(days, today),
      label: messages.period.last(days),
    })),
    { period: next, label: messages.period.next(NEXT_DAYS) },
  ];
  const { none, choices } = messages.compare;
  const comparisons = [
    { comparison: null, label: none },
    ...COMPARISONS.map((each) => ({ comparison: each, label: choices[each] })),
  ];
  return {
    periods: periods.map((choice) => ({
      href: figuresHref({ period: choice.period, comparison }),
      label: choice.label,
      isCurrent: choice.period.from === period.from && choice.period.to === period.to,
    })),
    comparisons: comparisons.map((choice) => ({
      href: figuresHref({ period, comparison: choice.comparison }),
      label: choice.label,
      isCurrent: choice.comparison === comparison,
    })),
  };
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { period, comparison, compared, fault, periods, comparisons, figures, summary } =
    loaderData;
  const query = { period, comparison };
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <p>
        <a href="/equipe/numeros/pedidos">{staffLeads.figures.link}</a>{' '}
        <a href={REMINDER_PATHS.figures}>{staffReminders.figures.link}</a>
      </p>
      {fault ? (
        <Notice tone="warning" role="alert">
          <p>{messages.period.faults[fault]}</p>
        </Notice>
      ) : null}
      <div className="figures-period">
        <Chips label={messages.period.label} chips={periods} />
        <form action={FIGURES_PATH} className="figures-days">
          <DateField
            id="de"
            name="de"
            label={messages.period.from}
            defaultValue={period.from}
            width="full"
          />
          <DateField
            id="ate"
            name="ate"
            label={messages.period.to}
            defaultValue={period.to}
            width="full"
          />
          {comparison ? <input type="hidden" name="comparar" value={comparison} /> : null}
          <Button look="secondary">{messages.period.button}</Button>
        </form>
        <Chips label={messages.compare.label} chips={comparisons} />
      </div>
      <p>
        {messages.period.shown(formatDate(period.from), formatDate(period.to))}{' '}
        {compared
          ? messages.compare.shown(formatDate(compared.from), formatDate(compared.to))
          : null}
      </p>
      <SummarySection rows={summary} query={query} />
      <AppointmentSections figures={figures} query={query} />
      <SiteSections figures={figures} query={query} />
      <ErrorSection figures={figures} query={query} />
      <p className="small figures-print">{messages.print}</p>
    </StaffScreen>
  );
}
