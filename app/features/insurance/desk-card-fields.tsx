import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import type { CardValues } from './card-form.ts';

const { phone, appointment, queue } = staffInsurance;

/** The card of a caller who has it at hand, folded away: nobody has to. */
export function DeskCardFields({
  values,
  errors,
}: {
  values: CardValues;
  errors: readonly FieldError[];
}) {
  const isTyped = values.cardNumber !== '' || values.cardUntil !== '';
  const isWrong = ['cardNumber', 'cardUntil'].some((name) => errorAt(errors, name) !== undefined);
  return (
    <Disclosure summary={phone.card} isOpen={isTyped || isWrong}>
      <TextField
        {...fieldProps('cardNumber', errors)}
        label={appointment.number}
        hint={phone.cardHint}
        defaultValue={values.cardNumber}
        autoComplete="off"
        maxLength={40}
        width="medium"
      />
      <TextField
        {...fieldProps('cardUntil', errors)}
        label={appointment.validUntil}
        hint={queue.untilHint}
        defaultValue={values.cardUntil}
        autoComplete="off"
        maxLength={20}
        width="medium"
      />
    </Disclosure>
  );
}
