import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { TextArea } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { quoteAfter, quoteBefore } from './finding-quote.ts';
import type { Finding } from './linted-content.ts';
import { type ReasonError, reasonField } from './overrides.ts';

const messages = staffCompliance.panel;

type FindingListProps = {
  findings: readonly Finding[];
  /** Labels of the form's fields; other fields stay unnamed. */
  labels?: Readonly<Record<string, string>>;
  /** Reasons as typed or as given before, by field name. */
  reasons?: Readonly<Record<string, string>>;
  errors?: readonly ReasonError[];
  /** When left out, findings cannot be justified: the text must change. */
  isAnswerable?: boolean;
};

/** Medical advertising findings of a text, to fix or to justify. Put it in the text's form. */
export function FindingList({
  findings,
  labels = {},
  reasons = {},
  errors = [],
  isAnswerable = false,
}: FindingListProps) {
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length;
  if (findings.length === 0)
    return (
      <Notice tone="success">
        <p>{messages.clean}</p>
      </Notice>
    );
  return (
    <section className="stack" aria-labelledby="achados">
      <h2 id="achados">{messages.title}</h2>
      <p>{wordsAbout(blocking, isAnswerable)}</p>
      <ul className="findings">
        {findings.map((finding) => (
          <li key={reasonField(finding)} className={`finding finding-${finding.severity} flow`}>
            <FindingWords finding={finding} label={labels[finding.field]} />
            {isAnswerable && finding.severity === 'blocks' ? (
              <Reason finding={finding} reasons={reasons} errors={errors} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsAbout(blocking: number, isAnswerable: boolean): string {
  if (blocking === 0) return messages.advised;
  return isAnswerable ? messages.blocked(blocking) : messages.mustChange(blocking);
}

function FindingWords({ finding, label }: { finding: Finding; label: string | undefined }) {
  const { rule, severity, excerpt, before, after } = finding;
  const { title, why, source, instead } = staffCompliance.rules[rule];
  return (
    <>
      <h3>{title}</h3>
      <p className="small">
        {[messages[severity], excerpt ? label : messages.whole].filter(Boolean).join(' · ')}
      </p>
      {excerpt ? (
        <blockquote className="finding-quote inset">
          {quoteBefore(before)}
          <mark>{excerpt}</mark>
          {quoteAfter(after)}
        </blockquote>
      ) : null}
      <p>{why}</p>
      <p>
        <strong>{messages.instead}:</strong> {instead}
      </p>
      <p className="small">
        {messages.source}: {source}.
      </p>
    </>
  );
}

type ReasonProps = Pick<FindingListProps, 'reasons' | 'errors'> & { finding: Finding };

function Reason({ finding, reasons = {}, errors = [] }: ReasonProps) {
  const field = reasonField(finding);
  const refusal = errors.find((error) => error.field === field)?.refusal;
  return (
    <TextArea
      id={field}
      name={field}
      label={messages.reason}
      hint={messages.reasonHint}
      rows={2}
      maxLength={500}
      defaultValue={reasons[field] ?? ''}
      {...(refusal && { error: messages[refusal] })}
    />
  );
}
