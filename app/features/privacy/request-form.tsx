import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { PRIVACY_RIGHTS } from '#app/clinic/privacy-requests.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { MAX_FREE_TEXT } from '#app/platform/free-text.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { REQUEST_PATH } from './request-addresses.ts';
import {
  NOTHING_TYPED,
  type RequestField,
  type RequestFieldError,
  type RequestFormValues,
} from './request-fields.ts';

/** A refused form with its values. */
type RefusedRequest = RefusedForm & { values: RequestFormValues };

type RequestFormProps = {
  locale: Locale;
  phoneExample: string;
  formKey: string;
  refused?: RefusedRequest | undefined;
};

/** The privacy request form. */
export function RequestForm({ locale, phoneExample, formKey, refused }: RequestFormProps) {
  const messages = privacyRequestMessages[locale];
  const { values, errors } = refused ?? { values: NOTHING_TYPED, errors: [] };
  const field = (name: RequestField) => fieldProps(name, errors, REQUEST_ID_PREFIX);
  return (
    <MessageForm
      action={localPath(locale, REQUEST_PATH)}
      idPrefix={REQUEST_ID_PREFIX}
      messages={messages}
      formKey={formKey}
      refused={refused}
    >
      <RadioList
        {...field('right')}
        legend={messages.right}
        options={PRIVACY_RIGHTS.map((right) => ({
          value: right,
          ...messages.rights[right],
          isChecked: values.right === right,
        }))}
      />
      <NameField
        {...field('name')}
        label={messages.name}
        hint={messages.nameHint}
        defaultValue={values.name}
        maxLength={NAME_LENGTH.max}
      />
      <EmailField
        {...field('email')}
        label={messages.email}
        hint={messages.emailHint}
        defaultValue={values.email}
      />
      <PhoneField
        {...field('phone')}
        label={messages.phone}
        hint={messages.phoneHint(phoneExample)}
        defaultValue={values.phone}
      />
      <TextArea
        {...field('words')}
        label={messages.words}
        hint={messages.wordsHint}
        defaultValue={values.words}
        maxLength={MAX_FREE_TEXT}
        rows={5}
      />
    </MessageForm>
  );
}

/** Prefix of the field ids. */
export const REQUEST_ID_PREFIX = 'request-';

/** Error messages by field. @param phoneExample digits only */
export function toFieldErrorViews(
  errors: readonly RequestFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  const idPrefix = REQUEST_ID_PREFIX;
  return personFieldErrors(errors, privacyRequestMessages[locale].fields, {
    phoneExample,
    idPrefix,
  });
}
