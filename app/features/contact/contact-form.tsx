import { contactMessages } from '#app/locales/contact-texts.ts';
import { localPath } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { GuardFields } from '#app/ui/guard-fields/guard-fields.tsx';
import { KEY_FIELD, MESSAGE_PATH } from './contact-addresses.ts';
import type { ContactFormFacts } from './contact-consent.server.ts';
import { type ContactFormValues, MESSAGE_LENGTH, NOTHING_TYPED } from './contact-fields.ts';
import { SEND_BUTTON } from './refusal-view.ts';

/** What a refused form shows: what was typed, what is wrong with it, and how long to wait. */
export type RefusedContact = {
  typed: ContactFormValues;
  errors: readonly FieldError[];
  title?: string | undefined;
  notes?: readonly string[];
  waitSeconds?: number;
};

type ContactFormProps = {
  /** From the loader: `contactFormOf`. */
  facts: ContactFormFacts;
  /** Left out on pages that are the same for everybody; the browser's script then makes one. */
  formKey?: string;
  refused?: RefusedContact | undefined;
  /** What the message begins with. */
  message?: string;
};

/**
 * The contact form. Plain HTML that posts by itself; from the first touch on, contact-form.enhancement.ts
 * adds the proof of work, the label while sending and the wait.
 */
export function ContactForm({ facts, formKey = '', refused, message = '' }: ContactFormProps) {
  const { locale, phoneExample, consent } = facts;
  const texts = contactMessages[locale];
  const {
    typed,
    errors,
    title,
    notes = [],
    waitSeconds = 0,
  } = refused ?? {
    typed: { ...NOTHING_TYPED, message },
    errors: [],
  };
  const field = (name: 'name' | 'phone' | 'email' | 'message' | 'consent') => {
    const id = `contact-${name}`;
    const error = errors.find(({ fieldId }) => fieldId === id)?.message;
    return { id, name, ...(error ? { error } : {}) };
  };
  return (
    <form
      id="contact-form"
      action={localPath(locale, MESSAGE_PATH)}
      method="post"
      noValidate
      className="contact-form"
      data-touch="contact-form"
      data-sending={texts.sending}
      data-wait={waitSeconds}
      data-wait-text={texts.refusals['too-soon']({ minutes: 0 })}
    >
      <ErrorSummary {...(title ? { title } : {})} errors={errors} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <TextField
        {...field('name')}
        label={texts.name}
        defaultValue={typed.name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        label={texts.phone}
        hint={texts.phoneHint(phoneExample)}
        defaultValue={typed.phone}
        autoComplete="tel-national"
        width="medium"
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        label={texts.email}
        hint={texts.emailHint}
        defaultValue={typed.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...field('message')}
        label={texts.message}
        hint={texts.messageHint}
        defaultValue={typed.message}
        maxLength={MESSAGE_LENGTH.max}
        rows={6}
      />
      <Checkbox
        {...field('consent')}
        label={
          <>
            {consent.text} <a href={consent.linkHref}>{consent.linkText}</a>
          </>
        }
        defaultChecked={typed.hasConsented}
      />
      <input type="hidden" name={KEY_FIELD} defaultValue={formKey} />
      <GuardFields label={texts.guard} />
      <div className="contact-send">
        <Button id={SEND_BUTTON} size="large">
          {texts.send}
        </Button>
        <p role="status" />
      </div>
    </form>
  );
}
