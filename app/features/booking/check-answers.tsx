import { Form, useNavigation } from 'react-router';
import { bookingMessages } from '#app/locales/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
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
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <h1>{messages.title}</h1>
      <SummaryList rows={rows} isClientSide />
      <Notice title={messages.preparation} tone={warnings.length > 0 ? 'warning' : 'info'}>
        <TextList items={warnings} isStrong />
        <TextList items={preparation} />
      </Notice>
      <section className="flow">
        <h2>{messages.bring}</h2>
        <TextList items={bring} />
      </section>
      <Form method="post" noValidate className="stack" id="step">
        <GuardFields />
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
        <Button size="large">{isSending ? messages.confirming : messages.confirm}</Button>
      </Form>
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
