import { bookingMessages } from '#app/locales/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import type { SummaryStep } from '#app/scheduling/appointment-summary.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { SummaryList, type SummaryRow } from '#app/ui/summary-list/summary-list.tsx';
import { PreparationBox } from './appointment-preparation.tsx';
import { ExamSteps } from './exams/exam-steps.tsx';
import { GuardFields } from './guard-fields.tsx';
import { PromiseFields } from './preparation-promise-fields.tsx';
import type { PreparationPromises, TypedPromises } from './preparation-promises.ts';

type CheckAnswersProps = {
  rows: readonly SummaryRow[];
  /** Of several exams: what is done when. */
  steps: readonly SummaryStep[];
  warnings: readonly string[];
  preparation: readonly string[];
  bring: readonly string[];
  /** What the patient is asked to promise, and what of it was typed. */
  promises: PreparationPromises;
  typed: TypedPromises;
  consent: { text: string; linkText: string; linkHref: string };
  errors: readonly FieldError[];
  /** Where the form is sent: without the fragment of the address, which the next page would inherit. */
  action: string;
  /** What is said before the consent, such as the deposit. */
  children?: React.ReactNode;
};

/** Last screen before booking: answers, preparation, what to bring, consent. */
export function CheckAnswers(props: CheckAnswersProps) {
  const { rows, steps, warnings, preparation, bring, consent, errors, action, children } = props;
  const { promises, typed } = props;
  const messages = useMessages(bookingMessages).check;
  const local = useLocalPath();
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <h1>{messages.title}</h1>
      <SummaryList rows={rows} />
      <ExamSteps steps={steps} />
      <PreparationBox appointment={{ important: warnings, preparation, bring }} />
      {children}
      <form method="post" action={action} noValidate className="stack" id="step">
        <GuardFields />
        <PromiseFields promises={promises} typed={typed} errors={errors} />
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
            defaultChecked={typed.consent}
          />
        </div>
      </form>
    </div>
  );
}
