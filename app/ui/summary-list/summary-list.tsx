import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

export type SummaryRow = {
  label: string;
  value: React.ReactNode;
  changeHref?: string;
  /** What the link changes, read after 'Alterar'; defaults to the row's label in lower case. */
  changeLabel?: string;
};

/** Answers to check, or facts to keep, each with an optional 'Alterar' link. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows.map((row) => (
        <div key={row.label} className="summary-row">
          <dt>{row.label}</dt>
          <dd>{typeof row.value === 'string' ? <PhoneText>{row.value}</PhoneText> : row.value}</dd>
          {row.changeHref ? (
            <dd className="summary-change">
              <ChangeLink row={row} href={row.changeHref} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function ChangeLink({ row, href }: { row: SummaryRow; href: string }) {
  const chrome = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <a href={local(href)}>
      {chrome.change}
      <span className="visually-hidden"> {row.changeLabel ?? row.label.toLowerCase()}</span>
    </a>
  );
}
