import { addDays } from '#app/clinic/clinic-time.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { type AgendaQuery, agendaHref, filtersAppointments } from './agenda-query.ts';

const texts = staffAgendaFilter.empty;
const YEAR_DAYS = 365;

type AgendaEmptyProps = {
  query: AgendaQuery;
  today: string;
  /** Whether the clinic opens on any of the days. */
  isOpen: boolean;
  mayWrite: boolean;
};

/** Nothing to show: why that may be, and what to do. */
export function AgendaEmpty({ query, today, isOpen, mayWrite }: AgendaEmptyProps) {
  const { view, text, practitioner, resource } = query;
  const yearAgo = addDays(today, -YEAR_DAYS);
  return (
    <Notice title={texts.title[view]}>
      <p>{hintFor({ query, isOpen, mayWrite })}</p>
      {practitioner || resource || (filtersAppointments(query) && !text) ? (
        <p>{texts.filtered}</p>
      ) : null}
      {text && query.on > yearAgo ? (
        <p>
          <a href={agendaHref({ ...query, on: yearAgo, until: null })}>{texts.back}</a>
        </p>
      ) : null}
    </Notice>
  );
}

function hintFor({ query, isOpen, mayWrite }: Omit<AgendaEmptyProps, 'today'>): string {
  if (query.text) return texts.search;
  if (query.view === 'dia' && !isOpen) return texts.closed;
  return mayWrite ? texts.book : texts.read;
}
