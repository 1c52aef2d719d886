import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import { ChangeHistory, type HistoryChange } from './change-history.tsx';
import { pageField } from './history-page.ts';

export type PagedChanges = {
  changes: readonly HistoryChange[];
  /** From 1. */
  page: number;
  pageCount: number;
};

type PagedHistoryProps = PagedChanges & {
  /** Address of the first page. */
  href: string;
  /** Tells a history from another one of the same page. */
  part?: string | undefined;
};

/** A page of who changed what and when, with the way to the other pages. */
export function PagedHistory({ changes, page, pageCount, href, part }: PagedHistoryProps) {
  const id = part ? `historico-${part}` : 'historico';
  return (
    <div id={id} className="stack">
      <ChangeHistory changes={changes} />
      <Pager
        {...{ page, pageCount, labels: staffHistory.pages, label: staffHistory.pages.label }}
        hrefOf={(each) =>
          `${href}${href.includes('?') ? '&' : '?'}${pageField(part)}=${each}#${id}`
        }
      />
    </div>
  );
}

/** The same below a form that is one of several on its page: unfolded where the address asks for a page of it. */
export function FoldedHistory(props: React.ComponentProps<typeof PagedHistory>) {
  if (props.changes.length === 0) return null;
  return (
    <Disclosure summary={staffHistory.folded} isOpen={props.page > 1}>
      <PagedHistory {...props} />
    </Disclosure>
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
