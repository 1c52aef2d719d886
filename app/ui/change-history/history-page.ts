import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import type { HistoryChange } from './change-history.tsx';
import type { PagedChanges } from './paged-history.tsx';

const PER_PAGE = 20;

/** What an address calls the page of a history; `part` where its page has several. */
export function pageField(part?: string): string {
  return part ? `pagina-${part}` : 'pagina';
}

/** One page of a history. @param asked what the address says; without a number that there is, the first */
export function historyPage<Change>(changes: readonly Change[], asked: string | null) {
  const pageCount = Math.max(1, Math.ceil(changes.length / PER_PAGE));
  const wanted = Number(asked);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount ? wanted : 1;
  const shown = changes.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { page, pageCount, shown, isLast: page === pageCount };
}

/** On its last page a history ends with what was there before anybody changed anything, where that leads somewhere. */
export function withBeginning(
  { changes, page, pageCount }: PagedChanges,
  links: HistoryChange['links'],
): PagedChanges {
  const beginning = { key: '0', moment: staffHistory.beginning, who: '', lines: [], links };
  const isLast = page === pageCount && changes.length > 0 && links.length > 0;
  return { changes: isLast ? [...changes, beginning] : changes, page, pageCount };
}
