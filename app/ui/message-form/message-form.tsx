import { KEY_FIELD } from '#app/platform/form-guard.ts';
import type { RefusalMessages, RefusedForm } from '#app/platform/refused-form.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { GuardFields } from '#app/ui/guard-fields/guard-fields.tsx';

type MessageFormProps = {
  id?: string;
  action: string;
  /** Prefix of the ids of its fields and button, 'contact-'. */
  idPrefix: string;
  messages: Pick<RefusalMessages, 'refusals'> & { guard: string; send: string; sending: string };
  /** Idempotency key; empty on pages that are cached for everybody, where the browser's script generates one. */
  formKey: string;
  refused?: RefusedForm | undefined;
  children: React.ReactNode;
};

/**
 * A form for messages to the clinic. Plain HTML that posts by itself; on first interaction
 * contact-form.enhancement.ts adds the proof of work, the label while sending and the waiting state.
 */
export function MessageForm(props: MessageFormProps) {
  const { id, action, idPrefix, messages, formKey, refused, children } = props;
  const { title, errors = [], notes = [], waitSeconds = 0 } = refused ?? {};
  return (
    <form
      id={id}
      action={action}
      method="post"
      noValidate
      className="contact-form"
      data-touch="contact-form"
      data-sending={messages.sending}
      data-wait={waitSeconds}
      data-wait-text={messages.refusals['too-soon']({ minutes: 0 })}
    >
      <ErrorSummary {...(title ? { title } : {})} errors={errors} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {children}
      <input type="hidden" name={KEY_FIELD} defaultValue={formKey} />
      <GuardFields label={messages.guard} />
      <div className="contact-send">
        <Button id={sendButtonId(idPrefix)} size="large">
          {messages.send}
        </Button>
        <p role="status" />
      </div>
    </form>
  );
}

/** Target of errors that belong to no field. */
export function sendButtonId(idPrefix: string): string {
  return `${idPrefix}send`;
}
