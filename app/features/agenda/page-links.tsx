import { staffAgendaFilter as texts } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { type AgendaQuery, agendaHref } from './agenda-query.ts';

/** More visits than a page has; how many pages there are is not counted. */
export function PageLinks({ query, hasMore }: { query: AgendaQuery; hasMore: boolean }) {
  const { page } = query;
  if (page === 1 && !hasMore) return null;
  const to = (other: number) => agendaHref({ ...query, page: other });
  return (
    <nav aria-label={texts.pages} className="agenda-steps no-print">
      {page > 1 ? (
        <LinkButton href={to(page - 1)} look="secondary" rel="prev">
          {texts.previousPage}
        </LinkButton>
      ) : null}
      <span>{texts.page(page)}</span>
      {hasMore ? (
        <LinkButton href={to(page + 1)} look="secondary" rel="next">
          {texts.nextPage}
        </LinkButton>
      ) : null}
    </nav>
  );
}
