import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { wordsIn } from '#app/platform/text/plain-language.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Finding } from './linted-content.ts';
import { type ReasonError, reasonField } from './overrides.ts';

/** Characters of context on either side of a finding when the text continues beyond them. */
const CUT_LETTERS = 40;

/** Readable context before a finding: within its paragraph, from a whole word on. */
export function quoteBefore(before: string): string {
  const own = before.slice(before.lastIndexOf('\n') + 1);
  const isCut = own.length >= CUT_LETTERS;
  return isCut ? `…${plain(own.replace(/^\S*\s/, ''))}` : plain(own);
}

/** Readable context after a finding, up to the end of its paragraph or a whole word. */
export function quoteAfter(after: string): string {
  const [own = ''] = after.split('\n');
  const isCut = own.length >= CUT_LETTERS;
  return isCut ? `${plain(own.replace(/\s\S*$/, ''))}…` : plain(own);
}

/** Removes Markdown marks. */
function plain(text: string): string {
  return text.replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/, '').replaceAll('**', '');
}

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
  const { rule, severity, isGuess, excerpt, before, after } = finding;
  const { title, why, source, instead } = staffCompliance.rules[rule];
  return (
    <>
      <h3>{title}</h3>
      <p className="small">
        {[isGuess ? messages.guess : messages[severity], excerpt ? label : messages.whole]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {excerpt ? (
        <blockquote className="finding-quote inset">
          {quoteBefore(before)}
          <mark>{excerpt}</mark>
          {quoteAfter(after)}
        </blockquote>
      ) : null}
      <p>{typeof why === 'string' ? why : why(wordsIn(excerpt).length)}</p>
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

type AdviceProps = {
  findings: readonly Finding[];
  labels: Readonly<Record<string, string>>;
};

/** Findings that do not block publishing; renders nothing when there are none. */
export function Advice({ findings, labels }: AdviceProps) {
  if (findings.length === 0) return null;
  return (
    <Disclosure summary={staffCompliance.panel.advice(findings.length)}>
      <FindingList findings={findings} labels={labels} />
    </Disclosure>
  );
}
