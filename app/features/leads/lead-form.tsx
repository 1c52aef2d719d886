import { leadMessages } from '#app/locales/leads.ts';
import { localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import {
  LEAD_PATH,
  LEAD_STEPS,
  type LeadFormValues,
  type LeadStep,
  leadStepPath,
  WHOLE_STEP,
} from './lead.ts';
import {
  ConsentField,
  LEAD_ID_PREFIX,
  type LeadFacts,
  PayerField,
  PersonFields,
  ReasonFields,
} from './lead-parts.tsx';

type LeadFormProps = {
  facts: LeadFacts;
  values: LeadFormValues;
  formKey: string;
  refused?: RefusedForm | undefined;
};

/** Variant A: reason, name, phone and consent on one page. */
export function OnePageLead({ facts, values, formKey, refused }: LeadFormProps) {
  const part = { facts, values, errors: refused?.errors ?? [] };
  return (
    <div className="lead-form">
      <MessageForm
        id="lead-form"
        action={localPath(facts.locale, LEAD_PATH)}
        idPrefix={LEAD_ID_PREFIX}
        messages={leadMessages[facts.locale]}
        formKey={formKey}
        refused={refused}
      >
        <input type="hidden" name="variante" defaultValue="A" />
        <ReasonFields {...part} />
        <PersonFields {...part} />
        <ConsentField {...part} />
      </MessageForm>
    </div>
  );
}

/** All questions of variant B on one page: its steps cannot be kept in a browser that refuses cookies. */
export function WholeLead({ facts, values, formKey, refused }: LeadFormProps) {
  const part = { facts, values, errors: refused?.errors ?? [] };
  const messages = leadMessages[facts.locale];
  return (
    <div className="lead-form">
      <p>{messages.notKept}</p>
      <MessageForm
        action={localPath(facts.locale, leadStepPath(WHOLE_STEP))}
        idPrefix={LEAD_ID_PREFIX}
        messages={messages}
        formKey={formKey}
        refused={refused}
      >
        <input type="hidden" name="variante" defaultValue="B" />
        <input type="hidden" name="passo" defaultValue={WHOLE_STEP} />
        <ReasonFields {...part} />
        <PersonFields {...part} />
        <PayerField {...part} />
        <ConsentField {...part} />
      </MessageForm>
    </div>
  );
}

/** Variant B: a step at a time, with the progress; the last one sends. */
export function StepLead({ step, ...props }: LeadFormProps & { step: LeadStep }) {
  const { facts, values, formKey, refused } = props;
  const { locale } = facts;
  const messages = leadMessages[locale];
  const errors = refused?.errors ?? [];
  const part = { facts, values, errors };
  const index = LEAD_STEPS.indexOf(step);
  const before = LEAD_STEPS[index - 1];
  const named = (
    <>
      <input type="hidden" name="variante" defaultValue="B" />
      <input type="hidden" name="passo" defaultValue={step} />
    </>
  );
  const action = localPath(locale, leadStepPath(step));
  return (
    <div className="lead-form" id="lead-steps">
      {before ? (
        <BackLink href={localPath(locale, leadStepPath(before))}>{messages.back}</BackLink>
      ) : null}
      <p className="lead-progress">
        <label htmlFor="lead-progress">{messages.progress(index + 1, LEAD_STEPS.length)}</label>
        <progress id="lead-progress" value={index + 1} max={LEAD_STEPS.length} />
      </p>
      {step === 'convenio' ? (
        <MessageForm
          action={action}
          idPrefix={LEAD_ID_PREFIX}
          messages={messages}
          formKey={formKey}
          refused={refused}
        >
          {named}
          <PayerField {...part} />
          <ConsentField {...part} />
        </MessageForm>
      ) : (
        <form method="post" action={action} noValidate className="contact-form">
          <ErrorSummary errors={errors} />
          {named}
          {step === 'motivo' ? <ReasonFields {...part} /> : <PersonFields {...part} />}
          <Button size="large">{messages.next}</Button>
        </form>
      )}
    </div>
  );
}
