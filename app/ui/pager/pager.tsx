import { Icon } from '#app/ui/icon/icon.tsx';

type PagerProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
};

/** Links to the pages of a list; renders nothing for a single page. */
export function Pager({ label, page, pageCount, hrefOf, labels }: PagerProps) {
  if (pageCount < 2) return null;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          <span>{labels.previous}</span>
        </a>
      ) : null}
      <ol className="pager-pages">
        {pages.map((each) => (
          <li key={each}>
            <a
              href={hrefOf(each)}
              aria-label={labels.page(each)}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a href={hrefOf(page + 1)} rel="next">
          <span>{labels.next}</span>
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}
