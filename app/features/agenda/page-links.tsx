import { staffAgendaFilter as messages } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { type AgendaQuery, agendaHref } from './agenda-query.ts';

/** Links to the previous and next page of appointments; the total is not counted. */
export function PageLinks({ query, hasMore }: { query: AgendaQuery; hasMore: boolean }) {
  const { page } = query;
  if (page === 1 && !hasMore) return null;
  const to = (other: number) => agendaHref({ ...query, page: other });
  return (
    <nav aria-label={messages.pages} className="agenda-steps no-print">
      {page > 1 ? (
        <LinkButton href={to(page - 1)} look="secondary" rel="prev">
          {messages.previousPage}
        </LinkButton>
      ) : null}
      <span>{messages.page(page)}</span>
      {hasMore ? (
        <LinkButton href={to(page + 1)} look="secondary" rel="next">
          {messages.nextPage}
        </LinkButton>
      ) : null}
    </nav>
  );
}
