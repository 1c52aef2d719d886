import { formatDate, formatDay, formatMonth } from '#app/clinic/format-date.ts';
import '#app/features/agenda/agenda.css';
import '#app/features/agenda/agenda-toolbar.css';
import '#app/features/agenda/day-sheet.css';
import '#app/features/agenda/agenda-move.css';
import '#app/features/agenda/month/month.css';
import { AgendaDays } from '#app/features/agenda/agenda-days.tsx';
import { AgendaEmpty } from '#app/features/agenda/agenda-empty.tsx';
import {
  agendaHref,
  daySheetHref,
  inView,
  isDense,
  isOneDay,
  labelsHref,
  spanOf,
} from '#app/features/agenda/agenda-query.ts';
import { AgendaToolbar, PageLinks } from '#app/features/agenda/agenda-toolbar.tsx';
import { DaySheet } from '#app/features/agenda/day-sheet.tsx';
import { GridOfDay } from '#app/features/agenda/grid/day-grid.tsx';
import { FollowKeptDay } from '#app/features/agenda/kept/keep-day.tsx';
import { LiveAgenda } from '#app/features/agenda/live/live-agenda.tsx';
import { MonthView } from '#app/features/agenda/month/month-view.tsx';
import { WeekPeople } from '#app/features/agenda/week/week-people.tsx';
import { WeekView } from '#app/features/agenda/week/week-view.tsx';
import { asHeading } from '#app/features/booking/appointment-view.ts';
import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/agenda';
import { readAgendaPage } from './agenda-page.server.ts';

export const loader = (args: Route.LoaderArgs) => readAgendaPage(args);

export default function AgendaPage({ loaderData }: Route.ComponentProps) {
  const { query, today, days, week, choices, mayWrite, openDays, moved, grid, month } = loaderData;
  const dayHref = (on: string) => agendaHref({ ...inView(query, 'grade', today), on, page: 1 });
  if (loaderData.isUnlinked)
    return (
      <StaffScreen title={messages.title}>
        <Notice tone="warning">
          <p>{staffAgendaFilter.unlinked}</p>
        </Notice>
      </StaffScreen>
    );
  const [first] = days;
  if (loaderData.isPrint && first) {
    const { clinicName, printed, only, facts } = loaderData;
    const links = {
      backHref: agendaHref(query),
      pdfHref: daySheetHref(query, 'pdf'),
      labelsHref: labelsHref(query),
    };
    return (
      <>
        <title>{messages.print.title(first.label)}</title>
        <DaySheet {...{ clinicName, printed, only, facts, ...links }} day={first} />
      </>
    );
  }
  const hasOwnView = grid !== null || month !== null || (week !== null && week.days.length > 0);
  const isEmpty =
    !hasOwnView && days.every(({ entries, closedBy }) => entries.length + closedBy.length === 0);
  const isOpen = openDays.length > 0;
  return (
    <StaffScreen title={titleOf(loaderData)} isDense={isDense(query.view)}>
      <AgendaToolbar {...{ query, today, mayWrite }} {...choices} />
      {week && !week.isOwn ? <WeekPeople query={query} people={choices.practitioners} /> : null}
      <LiveAgenda {...loaderData.live} />
      <FollowKeptDay act="renew" />
      <div className="flow" data-live="agenda">
        {isEmpty ? <AgendaEmpty {...{ query, today, isOpen, mayWrite }} /> : null}
        {grid ? <GridOfDay {...{ grid, moved }} label={first?.label ?? ''} /> : null}
        {month ? (
          <MonthView
            {...{ today, on: query.on, name: formatMonth(query.on), days: month }}
            hrefOf={dayHref}
          />
        ) : null}
        {week && hasOwnView ? (
          <WeekView
            {...{ week, today, moved }}
            firstOn={spanOf(query).firstOn}
            label={titleOf(loaderData)}
            hrefOf={dayHref}
          />
        ) : null}
        {isDense(query.view) ? null : <AgendaDays {...{ query, days, mayWrite, moved }} />}
        <PageLinks query={query} hasMore={loaderData.hasMore} />
      </div>
    </StaffScreen>
  );
}

function titleOf({ query, today, days }: Route.ComponentProps['loaderData']): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return messages.title;
  if (query.view === 'mes') return asHeading(formatMonth(query.on));
  if (isOneDay(query.view)) {
    const day = formatDay(first.on, { withYear: true });
    return first.on === today ? messages.todayIs(day) : asHeading(day);
  }
  if (query.text) return staffAgendaFilter.search.title(query.text);
  const message = query.view === 'semana' ? messages.period.week : messages.period.list;
  const from = formatDate(first.on).split(' de ');
  const to = formatDate(last.on).split(' de ');
  // Names shared parts once: 'de 23 a 29 de novembro de 2026'.
  const distinct = from.filter((_, index) => from.slice(index).join() !== to.slice(index).join());
  return message((distinct.length > 0 ? distinct : from).join(' de '), to.join(' de '));
}
