import type { Asked } from '#app/clinic/record/booking-form-fields.ts';
import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { CardValues } from './card-form.ts';

type CardFieldsProps = {
  values: CardValues;
  errors: readonly FieldError[];
  asked: Asked;
};

/** The card of a plan; the style sheet hides it from who pays for themselves. Where the clinic does not need it, both fields may stay empty. */
export function CardFields({ values, errors, asked }: CardFieldsProps) {
  const messages = useMessages(insuranceMessages).card;
  if (asked === 'off') return null;
  return (
    <fieldset className="for-insured">
      <legend className="legend">{messages.legend}</legend>
      {asked === 'optional' ? <p className="field-hint">{messages.later}</p> : null}
      <TextField
        {...fieldProps('cardNumber', errors)}
        label={messages.number}
        hint={messages.numberHint}
        defaultValue={values.cardNumber}
        autoComplete="off"
        maxLength={40}
        width="medium"
      />
      <TextField
        {...fieldProps('cardUntil', errors)}
        label={messages.validUntil}
        hint={messages.validHint}
        defaultValue={values.cardUntil}
        autoComplete="off"
        maxLength={20}
        width="medium"
      />
    </fieldset>
  );
}
