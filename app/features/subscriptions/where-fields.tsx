import { STATES } from '#app/clinic/postal-address.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField, type TextFieldProps } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
import type { TypedWhere } from './order-draft.ts';

type WhereFieldsProps = { values: TypedWhere; errors: readonly FieldError[] };

/** The text fields of an address, from top to bottom. */
const FIELDS = [
  { name: 'postalCode', autoComplete: 'postal-code', inputMode: 'numeric', width: 'medium' },
  { name: 'street', autoComplete: 'address-line1' },
  { name: 'streetNumber', autoComplete: 'off', width: 'medium' },
  { name: 'complement', autoComplete: 'address-line2' },
  { name: 'district', autoComplete: 'address-level3' },
  { name: 'city', autoComplete: 'address-level2' },
] as const satisfies readonly (Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'width'> & {
  name: keyof TypedWhere;
})[];

/** Where the lenses go. Nothing is looked up elsewhere. */
export function WhereFields({ values, errors }: WhereFieldsProps) {
  const messages = useMessages(subscribeMessages).where;
  const hints: Partial<Record<keyof TypedWhere, string>> = {
    postalCode: messages.postalCodeHint,
    streetNumber: messages.streetNumberHint,
  };
  return (
    <>
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...fieldProps(name, errors)}
          {...field}
          label={messages[name]}
          hint={hints[name]}
          defaultValue={values[name]}
        />
      ))}
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
