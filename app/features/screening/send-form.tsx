import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { personFieldMessages } from '#app/locales/person-fields.ts';
import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import type { PostedAnswers } from './screening-form.ts';
import { SEND_PATH } from './screening-paths.ts';
import { AnswerFields } from './screening-result.tsx';
import type { SendFormFacts } from './send-consent.server.ts';
import type { SendField, SendFieldError, SendValues } from './send-fields.ts';

/** Prefix of the ids of its fields and its button. */
export const SEND_ID_PREFIX = 'envio-';

type SendFormProps = {
  facts: SendFormFacts;
  formKey: string;
  posted: PostedAnswers;
  refused?: (RefusedForm & { values: SendValues }) | undefined;
};

/** Sends the answers to the clinic, if somebody wants that: nothing is ticked, and booking does not need it. */
export function SendForm({ facts, formKey, posted, refused }: SendFormProps) {
  const { locale, phoneExample, consent } = facts;
  const messages = screeningMessages[locale].send;
  const { values, errors = [] } = refused ?? {};
  const field = (name: SendField) => fieldProps(name, errors, SEND_ID_PREFIX);
  return (
    <section className="screening-send flow no-print" aria-labelledby="enviar">
      <h2 id="enviar">{messages.title}</h2>
      <p>{messages.lead}</p>
      <MessageForm
        action={localPath(locale, SEND_PATH)}
        idPrefix={SEND_ID_PREFIX}
        messages={messages}
        formKey={formKey}
        refused={refused}
      >
        <AnswerFields posted={posted} />
        <p className="small">{messages.child}</p>
        <NameField
          {...field('nome')}
          label={messages.name}
          defaultValue={values?.nome}
          maxLength={NAME_LENGTH.max}
        />
        <PhoneField
          {...field('telefone')}
          label={messages.phone}
          hint={messages.phoneHint(phoneExample)}
          defaultValue={values?.telefone}
        />
        <EmailField
          {...field('email')}
          label={messages.email}
          hint={messages.emailHint}
          defaultValue={values?.email}
        />
        <Checkbox
          {...field('consentimento')}
          label={
            <>
              {consent.text} <a href={consent.linkHref}>{consent.linkText}</a>
            </>
          }
          defaultChecked={values?.hasConsented ?? false}
        />
      </MessageForm>
    </section>
  );
}

/** Messages for the fields. @param phoneExample digits only */
export function sendFieldErrors(
  errors: readonly SendFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  const { consentMissing } = screeningMessages[locale].send;
  const words = { ...personFieldMessages[locale], 'consent-missing': consentMissing };
  return personFieldErrors(errors, words, { phoneExample, idPrefix: SEND_ID_PREFIX });
}
