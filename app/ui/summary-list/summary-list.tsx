import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

export type SummaryRow = {
  label: string;
  value: React.ReactNode;
  /** `what` is read after 'Alterar', 'o horário'. */
  change?: { href: string; what: string };
};

/** Answers to check, or facts to keep, each with an optional 'Alterar' link. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list" data-personal="">
      {rows.map((row) => (
        <div key={row.label} className="summary-row">
          <dt>{row.label}</dt>
          <dd>{typeof row.value === 'string' ? <PhoneText>{row.value}</PhoneText> : row.value}</dd>
          {row.change ? (
            <dd className="summary-change">
              <ChangeLink {...row.change} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function ChangeLink({ href, what }: { href: string; what: string }) {
  const chrome = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <a href={local(href)}>
      {chrome.change}
      <span className="visually-hidden"> {what}</span>
    </a>
  );
}
