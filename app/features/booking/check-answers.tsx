import { bookingMessages } from '#app/locales/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { SummaryList, type SummaryRow } from '#app/ui/summary-list/summary-list.tsx';
import { GuardFields } from './guard-fields.tsx';

type CheckAnswersProps = {
  rows: readonly SummaryRow[];
  warnings: readonly string[];
  preparation: readonly string[];
  bring: readonly string[];
  consent: { text: string; linkText: string; linkHref: string };
  errors: readonly FieldError[];
};

/** Last screen before booking: answers, preparation, what to bring, consent. */
export function CheckAnswers(props: CheckAnswersProps) {
  const { rows, warnings, preparation, bring, consent, errors } = props;
  const messages = useMessages(bookingMessages).check;
  const local = useLocalPath();
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <h1>{messages.title}</h1>
      <SummaryList rows={rows} />
      <section className="check-notes">
        <h2>{messages.preparation}</h2>
        <TextList items={warnings} isStrong />
        <TextList items={preparation} />
        <h2>{messages.bring}</h2>
        <TextList items={bring} />
      </section>
      <form method="post" noValidate className="stack" id="step">
        <GuardFields />
        <div className="consent-choice">
          <Checkbox
            id="consent"
            name="consent"
            label={
              <>
                {consent.text} <a href={local(consent.linkHref)}>{consent.linkText}</a>
              </>
            }
            error={errorAt(errors, 'consent')}
          />
        </div>
      </form>
    </div>
  );
}

function TextList({ items, isStrong = false }: { items: readonly string[]; isStrong?: boolean }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{isStrong ? <strong>{item}</strong> : item}</li>
      ))}
    </ul>
  );
}
