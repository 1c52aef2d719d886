import { Link } from 'react-router';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';

export type SummaryRow = {
  label: string;
  value: React.ReactNode;
  changeHref?: string;
  /** What the link changes, read after 'Alterar'; defaults to the row's label in lower case. */
  changeLabel?: string;
  /** The answer is changed on a content page, which needs a full page load. */
  isContent?: boolean;
};

type SummaryListProps = {
  rows: readonly SummaryRow[];
  /** 'Alterar' navigates client-side within the hydrated app. */
  isClientSide?: boolean;
};

/** Answers to check, or facts to keep, each with an optional 'Alterar' link. */
export function SummaryList({ rows, isClientSide = false }: SummaryListProps) {
  return (
    <dl className="summary-list">
      {rows.map((row) => (
        <div key={row.label} className="summary-row">
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          {row.changeHref ? (
            <dd className="summary-change">
              <ChangeLink
                row={row}
                href={row.changeHref}
                isClientSide={isClientSide && !row.isContent}
              />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

type ChangeLinkProps = { row: SummaryRow; href: string; isClientSide: boolean };

function ChangeLink({ row, href, isClientSide }: ChangeLinkProps) {
  const chrome = useMessages(chromeMessages);
  const content = (
    <>
      {chrome.change}
      <span className="visually-hidden"> {row.changeLabel ?? row.label.toLowerCase()}</span>
    </>
  );
  const to = useLocalPath()(href);
  return isClientSide ? <Link to={to}>{content}</Link> : <a href={to}>{content}</a>;
}
