import { PRIVACY_RIGHTS } from '#app/clinic/privacy-requests.ts';
import { privacyRequestMessages } from '#app/locales/pt-BR/privacy-request.ts';
import { MAX_FREE_TEXT } from '#app/platform/free-text.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { REQUEST_KEY_FIELD, REQUEST_PATH, REQUEST_TOUCH } from './request-addresses.ts';
import {
  MAX_WORDS,
  NOTHING_TYPED,
  type RequestField,
  type RequestFormValues,
} from './request-fields.ts';
import { SEND_BUTTON } from './request-view.ts';

/** A refused form with its values. */
export type RefusedRequest = {
  values: RequestFormValues;
  errors: readonly FieldError[];
  title?: string | undefined;
  notes?: readonly string[];
  waitSeconds?: number;
};

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
    <form
      action={localPath(locale, REQUEST_PATH)}
      method="post"
      noValidate
      className="contact-form"
      data-touch={REQUEST_TOUCH}
      data-sending={texts.sending}
      data-wait={waitSeconds}
      data-wait-text={texts.refusals['too-soon']({ minutes: 0 })}
    >
      <ErrorSummary {...(title ? { title } : {})} errors={errors} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <RadioList
        {...field('right')}
        legend={texts.right}
        options={PRIVACY_RIGHTS.map((right) => ({
          value: right,
          ...texts.rights[right],
          isChecked: values.right === right,
        }))}
      />
      <TextField
        {...field('name')}
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={values.name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
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
      <TextArea
        {...field('words')}
        label={texts.words}
        hint={texts.wordsHint}
        defaultValue={values.words}
        maxLength={MAX_FREE_TEXT}
        rows={5}
      />
      <input type="hidden" name={REQUEST_KEY_FIELD} defaultValue={formKey} />
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
