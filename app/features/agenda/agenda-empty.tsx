import { addDays } from '#app/clinic/clinic-time.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { type AgendaQuery, agendaHref, filtersAppointments, isOneDay } from './agenda-query.ts';

const { empty } = staffAgendaFilter;
const YEAR_DAYS = 365;

type AgendaEmptyProps = {
  query: AgendaQuery;
  today: string;
  /** Whether the clinic is open on any of the days. */
  isOpen: boolean;
  mayWrite: boolean;
};

/** The empty agenda: why there may be nothing, and what to do next. */
export function AgendaEmpty({ query, today, isOpen, mayWrite }: AgendaEmptyProps) {
  const { view, text, practitioner, resource } = query;
  const yearAgo = addDays(today, -YEAR_DAYS);
  return (
    <Notice title={empty.title[view]}>
      <p>{hintFor({ query, isOpen, mayWrite })}</p>
      {practitioner || resource || (filtersAppointments(query) && !text) ? (
        <p>{empty.filtered}</p>
      ) : null}
      {text && query.on > yearAgo ? (
        <p>
          <a href={agendaHref({ ...query, on: yearAgo, until: null })}>{empty.back}</a>
        </p>
      ) : null}
    </Notice>
  );
}

function hintFor({ query, isOpen, mayWrite }: Omit<AgendaEmptyProps, 'today'>): string {
  if (query.text) return empty.search;
  if (isOneDay(query.view) && !isOpen) return empty.closed;
  return mayWrite ? empty.book : empty.read;
}
