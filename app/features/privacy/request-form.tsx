import { PRIVACY_RIGHTS } from '#app/clinic/privacy-requests.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { GuardFields } from '#app/ui/guard-fields/guard-fields.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { REQUEST_KEY_FIELD, REQUEST_PATH, REQUEST_TOUCH } from './request-addresses.ts';
import {
  MAX_WORDS,
  NOTHING_TYPED,
  type RequestField,
  type RequestFormValues,
} from './request-fields.ts';
import { SEND_BUTTON } from './request-view.ts';

/** What a refused form shows: what was typed, what is wrong with it, and how long to wait. */
export type RefusedRequest = {
  typed: RequestFormValues;
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

/**
 * The form for requests about one's own data. Plain HTML that posts by itself; from the first touch on
 * the script of the contact form adds the proof of work, the label while sending and the wait.
 */
export function RequestForm({ locale, phoneExample, formKey, refused }: RequestFormProps) {
  const texts = privacyRequestMessages[locale];
  const {
    typed,
    errors,
    title,
    notes = [],
    waitSeconds = 0,
  } = refused ?? {
    typed: NOTHING_TYPED,
    errors: [],
  };
  const field = (name: RequestField) => {
    const id = `request-${name}`;
    const error = errors.find(({ fieldId }) => fieldId === id)?.message;
    return { id, name, ...(error ? { error } : {}) };
  };
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
          isChecked: typed.right === right,
        }))}
      />
      <TextField
        {...field('name')}
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={typed.name}
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
        defaultValue={typed.email}
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
        defaultValue={typed.phone}
        autoComplete="tel-national"
        width="medium"
      />
      <TextArea
        {...field('words')}
        label={texts.words}
        hint={texts.wordsHint}
        defaultValue={typed.words}
        maxLength={MAX_WORDS}
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
