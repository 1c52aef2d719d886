import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import type { TypedWho } from './order-draft.ts';

type WhoFieldsProps = { values: TypedWho; errors: readonly FieldError[]; phoneExample: string };

/** Who signs the contract. */
export function WhoFields({ values, errors, phoneExample }: WhoFieldsProps) {
  const messages = useMessages(subscribeMessages).who;
  const silent = useWithoutMail();
  return (
    <>
      <NameField {...fieldProps('name', errors)} label={messages.name} defaultValue={values.name} />
      <TextField
        {...fieldProps('cpf', errors)}
        label={messages.cpf}
        hint={messages.cpfHint}
        defaultValue={values.cpf}
        inputMode="numeric"
        autoComplete="off"
        width="medium"
      />
      <PhoneField
        {...fieldProps('phone', errors)}
        label={messages.phone}
        hint={messages.phoneHint(phoneExample)}
        defaultValue={values.phone}
      />
      <EmailField
        {...fieldProps('email', errors)}
        label={messages.email}
        hint={silent?.order.emailHint ?? messages.emailHint}
        defaultValue={values.email}
      />
    </>
  );
}
