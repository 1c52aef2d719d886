import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { Pager } from '#app/ui/pager/pager.tsx';
import { ChangeHistory, type HistoryChange } from './change-history.tsx';

export type PagedChanges = {
  changes: readonly HistoryChange[];
  /** From 1. */
  page: number;
  pageCount: number;
};

/** A page of who changed what and when, with the way to the other pages. @param href address of the first page */
export function PagedHistory({ changes, page, pageCount, href }: PagedChanges & { href: string }) {
  return (
    <div id="historico" className="stack">
      <ChangeHistory changes={changes} />
      <Pager
        {...{ page, pageCount, labels: staffHistory.pages, label: staffHistory.pages.label }}
        hrefOf={(each) => `${href}${href.includes('?') ? '&' : '?'}pagina=${each}#historico`}
      />
    </div>
  );
}

/** The same as a section at the end of a form's page. */
export function HistorySection(props: React.ComponentProps<typeof PagedHistory>) {
  return (
    <section className="flow" aria-labelledby="history-title">
      <h2 id="history-title">{staffHistory.heading}</h2>
      <PagedHistory {...props} />
    </section>
  );
}
