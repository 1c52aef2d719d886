import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { contactMessages } from '#app/locales/pt-BR/contact.ts';
import { localPath } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { MESSAGE_PATH } from './contact-addresses.ts';
import type { ContactFormFacts } from './contact-consent.server.ts';
import { type ContactFormValues, MESSAGE_LENGTH, NOTHING_TYPED } from './contact-fields.ts';
import { SEND_BUTTON } from './refusal-view.ts';

/** A refused form with the values that were typed. */
export type RefusedContact = {
  values: ContactFormValues;
  errors: readonly FieldError[];
  title?: string | undefined;
  notes?: readonly string[];
  waitSeconds?: number;
};

type ContactFormProps = {
  /** From the loader; see `contactFormOf`. */
  facts: ContactFormFacts;
  /** Omitted on pages that are the same for everybody; the browser's script then makes one. */
  formKey?: string;
  refused?: RefusedContact | undefined;
  /** Initial text of the message. */
  message?: string;
};

/** Asks for name, contact and message, and for consent to store them. */
export function ContactForm({ facts, formKey = '', refused, message = '' }: ContactFormProps) {
  const { locale, phoneExample, consent } = facts;
  const messages = contactMessages[locale];
  const { values, errors } = refused ?? { values: { ...NOTHING_TYPED, message }, errors: [] };
  const field = (name: ContactField) => fieldProps(name, errors, CONTACT_ID_PREFIX);
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
        defaultValue={values.name}
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
        defaultValue={values.phone}
        autoComplete="tel-national"
        width="medium"
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        label={texts.email}
        hint={texts.emailHint}
        defaultValue={values.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...field('message')}
        label={texts.message}
        hint={texts.messageHint}
        defaultValue={values.message}
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
        defaultChecked={values.hasConsented}
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
