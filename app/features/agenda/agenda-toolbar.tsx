import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { staffKeptDay } from '#app/locales/pt-BR/staff/day/kept-day.ts';
import { staffLabels } from '#app/locales/pt-BR/staff/day/labels.ts';
import { staffMoveDay } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { staffWaitingRoom } from '#app/locales/pt-BR/staff/day/waiting-room.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffRecommendations } from '#app/locales/pt-BR/staff/recommendations.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { type AgendaChoices, AgendaFilter } from './agenda-filter.tsx';
import { AGENDA_PATHS } from './agenda-paths.ts';
import {
  type AgendaQuery,
  agendaHref,
  daySheetHref,
  isDense,
  isOneDay,
  labelsHref,
} from './agenda-query.ts';
import { AgendaSteps } from './agenda-steps.tsx';
import { KEPT_DAY_PATHS } from './kept/kept-day.ts';

type AgendaToolbarProps = AgendaChoices & {
  query: AgendaQuery;
  today: string;
  mayWrite: boolean;
};

/** Links to other days, views and tasks, with the filters and the search; in views of many days or columns in one line. */
export function AgendaToolbar({ query, today, mayWrite, ...choices }: AgendaToolbarProps) {
  const steps = <AgendaSteps query={query} today={today} />;
  const rest = (
    <>
      <Tasks query={query} mayWrite={mayWrite} />
      <Search text={query.text} />
      <AgendaFilter query={query} today={today} {...choices} />
    </>
  );
  if (!isDense(query.view))
    return (
      <div className="agenda-toolbar no-print">
        <div className="agenda-toolbar-row">{steps}</div>
        {rest}
      </div>
    );
  return (
    <div className="agenda-toolbar-row agenda-toolbar-dense no-print">
      {steps}
      {mayWrite ? <LinkButton href={AGENDA_PATHS.phone}>{messages.tasks.phone}</LinkButton> : null}
      <details>
        <summary>{messages.tasks.more}</summary>
        <div className="agenda-toolbar">{rest}</div>
      </details>
    </div>
  );
}

function Tasks({ query, mayWrite }: Pick<AgendaToolbarProps, 'query' | 'mayWrite'>) {
  return (
    <nav aria-label={messages.tasks.label} className="agenda-tasks">
      {mayWrite ? (
        <>
          {isDense(query.view) ? null : (
            <LinkButton href={AGENDA_PATHS.phone}>{messages.tasks.phone}</LinkButton>
          )}
          <a href={`${AGENDA_PATHS.addOn}?dia=${query.on}`}>{messages.tasks.addOn}</a>
          <a href={`${AGENDA_PATHS.moveDay}?dia=${query.on}`}>{staffMoveDay.title}</a>
        </>
      ) : null}
      <a href={AGENDA_PATHS.room}>{staffWaitingRoom.title}</a>
      <a href={AGENDA_PATHS.recommendations}>{staffRecommendations.list.title}</a>
      <a href={AGENDA_PATHS.deposits}>{staffDeposits.list.task}</a>
      <a href={AGENDA_PATHS.approvals}>{staffInsurance.queue.title}</a>
      <a href={AGENDA_PATHS.closures}>{messages.tasks.closures}</a>
      <a href={AGENDA_PATHS.settings}>{messages.tasks.settings}</a>
      {isOneDay(query.view) ? (
        <>
          <a href={daySheetHref(query, 'page')}>{messages.tasks.print}</a>
          <a href={labelsHref(query)}>{staffLabels.task}</a>
        </>
      ) : null}
      <a href={KEPT_DAY_PATHS.page}>{staffKeptDay.task}</a>
    </nav>
  );
}

/** Finds an appointment on any day. */
function Search({ text }: { text: string }) {
  const { label, button } = staffAgendaFilter.search;
  return (
    <search>
      <form method="get" action={AGENDA_PATHS.agenda} className="agenda-search">
        <input type="hidden" name="ver" defaultValue="lista" />
        <label htmlFor="busca">{label}</label>
        <span className="agenda-search-row">
          <input
            className="input"
            type="search"
            id="busca"
            name="busca"
            defaultValue={text}
            maxLength={80}
            autoComplete="off"
          />
          <Button look="secondary">{button}</Button>
        </span>
      </form>
    </search>
  );
}

/** Links to the previous and next page of appointments; the total is not counted. */
export function PageLinks({ query, hasMore }: { query: AgendaQuery; hasMore: boolean }) {
  const { page } = query;
  if (page === 1 && !hasMore) return null;
  const to = (other: number) => agendaHref({ ...query, page: other });
  return (
    <nav aria-label={staffAgendaFilter.pages} className="agenda-steps no-print">
      {page > 1 ? (
        <LinkButton href={to(page - 1)} look="secondary" rel="prev">
          {staffAgendaFilter.previousPage}
        </LinkButton>
      ) : null}
      <span>{staffAgendaFilter.page(page)}</span>
      {hasMore ? (
        <LinkButton href={to(page + 1)} look="secondary" rel="next">
          {staffAgendaFilter.nextPage}
        </LinkButton>
      ) : null}
    </nav>
  );
}
