import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { TextArea } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { quoteAfter, quoteBefore } from './finding-quote.ts';
import type { Finding } from './linted-content.ts';
import { type ReasonError, reasonField } from './overrides.ts';

const texts = staffCompliance.panel;

type FindingListProps = {
  findings: readonly Finding[];
  /** Name of a field as its form calls it; fields that are not named stay unnamed. */
  labels?: Readonly<Record<string, string>>;
  /** Reasons as they were typed, or given before, by the name of their field. */
  reasons?: Readonly<Record<string, string>>;
  errors?: readonly ReasonError[];
  /** Left out, nobody can answer for a finding: the words must change. */
  isAnswerable?: boolean;
};

/** What the rules of medical advertising find in a text: to change, or to answer for. Put it in the text's form. */
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
        <p>{texts.clean}</p>
      </Notice>
    );
  return (
    <section className="stack" aria-labelledby="achados">
      <h2 id="achados">{texts.title}</h2>
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
  if (blocking === 0) return texts.advised;
  return isAnswerable ? texts.blocked(blocking) : texts.mustChange(blocking);
}

function FindingWords({ finding, label }: { finding: Finding; label: string | undefined }) {
  const { rule, severity, excerpt, before, after } = finding;
  const { title, why, source, instead } = staffCompliance.rules[rule];
  return (
    <>
      <h3>{title}</h3>
      <p className="small">
        {[texts[severity], excerpt ? label : texts.whole].filter(Boolean).join(' · ')}
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
        <strong>{texts.instead}:</strong> {instead}
      </p>
      <p className="small">
        {texts.source}: {source}.
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
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      maxLength={500}
      defaultValue={reasons[field] ?? ''}
      {...(refusal && { error: texts[refusal] })}
    />
  );
}
