import { STATES } from '#app/clinic/postal-address.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
import type { TypedWhere } from './order-draft.ts';

type WhereFieldsProps = { values: TypedWhere; errors: readonly FieldError[] };

/** Where the lenses go. Nothing is looked up elsewhere. */
export function WhereFields({ values, errors }: WhereFieldsProps) {
  const messages = useMessages(subscribeMessages).where;
  return (
    <>
      <TextField
        {...fieldProps('postalCode', errors)}
        label={messages.postalCode}
        hint={messages.postalCodeHint}
        defaultValue={values.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        width="medium"
      />
      <TextField
        {...fieldProps('street', errors)}
        label={messages.street}
        defaultValue={values.street}
        autoComplete="address-line1"
      />
      <TextField
        {...fieldProps('streetNumber', errors)}
        label={messages.streetNumber}
        hint={messages.streetNumberHint}
        defaultValue={values.streetNumber}
        autoComplete="off"
        width="medium"
      />
      <TextField
        {...fieldProps('complement', errors)}
        label={messages.complement}
        defaultValue={values.complement}
        autoComplete="address-line2"
      />
      <TextField
        {...fieldProps('district', errors)}
        label={messages.district}
        defaultValue={values.district}
        autoComplete="address-level3"
      />
      <TextField
        {...fieldProps('city', errors)}
        label={messages.city}
        defaultValue={values.city}
        autoComplete="address-level2"
      />
      <Select
        {...fieldProps('stateCode', errors)}
        label={messages.stateCode}
        options={STATES.map((code) => ({ value: code, label: code }))}
        defaultValue={values.stateCode}
        emptyLabel={messages.chooseState}
        width="medium"
      />
    </>
  );
}
