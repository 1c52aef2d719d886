import { useLocation } from 'react-router';
import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import { type Guide, pathSendingOn, STEP_FIELDS, type Step } from './first-run-steps.ts';

const { bar: messages } = staffFirstRun;
const OF_FORM = { form: MAIN_FORM, name: STEP_FIELDS.act };

type StepProps = { step: Step; guide: Guide };

/**
 * Goes on. Where the page has a form this button is of it: what was typed is saved on the way, or the page stays and
 * says what is wrong, with scripts and without.
 */
export function NextButton({ step, guide }: StepProps) {
  if (!guide.isMain)
    return (
      <LinkButton look="secondary" href={step.href}>
        {messages.toStep(step.title)}
      </LinkButton>
    );
  if (!step.form || !guide.maySend)
    return (
      <Button name={STEP_FIELDS.act} value="avancar">
        {messages.next}
      </Button>
    );
  return (
    <>
      {/* Enter presses the first button of a form in the page, and nobody wants to leave the step by it. */}
      <button {...OF_FORM} value={step.form.enter} tabIndex={-1} className="visually-hidden">
        {messages.stay}
      </button>
      <SendOn press={step.form.press} />
    </>
  );
}

/** The same button where the form ends: who has filled in a long one need not go back to its top. */
export function FormEnd({ step, guide }: StepProps) {
  if (!guide.isMain || !guide.maySend || !step.form) return null;
  return (
    <p className="guide-end">
      <SendOn press={step.form.press} />
    </p>
  );
}

function SendOn({ press }: { press: string }) {
  const { pathname, search } = useLocation();
  return (
    <Button {...OF_FORM} value={press} formAction={pathSendingOn(pathname, search)}>
      {messages.save}
    </Button>
  );
}
