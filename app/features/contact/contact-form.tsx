import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { MESSAGE_PATH } from './contact-addresses.ts';
import type { ContactFormFacts } from './contact-consent.server.ts';
import {
  type ContactField,
  type ContactFieldError,
  type ContactFormValues,
  MESSAGE_LENGTH,
  NOTHING_TYPED,
} from './contact-fields.ts';

/** A refused form with the values that were typed. */
type RefusedContact = RefusedForm & { values: ContactFormValues };

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
    <MessageForm
      id="contact-form"
      action={localPath(locale, MESSAGE_PATH)}
      idPrefix={CONTACT_ID_PREFIX}
      messages={messages}
      formKey={formKey}
      refused={refused}
    >
      <NameField
        {...field('name')}
        label={messages.name}
        defaultValue={values.name}
        maxLength={NAME_LENGTH.max}
      />
      <PhoneField
        {...field('phone')}
        label={messages.phone}
        hint={messages.phoneHint(phoneExample)}
        defaultValue={values.phone}
      />
      <EmailField
        {...field('email')}
        label={messages.email}
        hint={messages.emailHint}
        defaultValue={values.email}
      />
      <TextArea
        {...field('message')}
        label={messages.message}
        hint={messages.messageHint}
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
    </MessageForm>
  );
}

/** Prefix of the field ids: other parts of the home page also have names and phones. */
export const CONTACT_ID_PREFIX = 'contact-';

/** Error messages for the fields; `phoneExample` contains digits only. */
export function toFieldErrorViews(
  errors: readonly ContactFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  const idPrefix = CONTACT_ID_PREFIX;
  return personFieldErrors(errors, contactMessages[locale].fields, { phoneExample, idPrefix });
}
