import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { TimeField } from '#app/ui/time-field/time-field.tsx';
import { LETTER_FIELDS, type LetterValues } from './letter-form.ts';

type LetterFieldsProps = {
  action: string;
  values: LetterValues;
  errors: readonly FieldError[];
};

/** From when until when, who came along, and whether it says what for. */
export function LetterFields({ action, values, errors }: LetterFieldsProps) {
  const { fields } = staffLetter;
  const names = LETTER_FIELDS;
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <form method="post" action={action} className="flow" noValidate>
      <TimeField
        id={names.from}
        name={names.from}
        label={fields.from}
        defaultValue={values.from}
        error={errorOf(names.from)}
      />
      <TimeField
        id={names.until}
        name={names.until}
        label={fields.until}
        hint={fields.untilHint}
        defaultValue={values.until}
        error={errorOf(names.until)}
      />
      <TextField
        id={names.companion}
        name={names.companion}
        label={fields.companion}
        hint={fields.companionHint}
        defaultValue={values.companion}
        error={errorOf(names.companion)}
        autoComplete="off"
      />
      <Checkbox
        id={names.service}
        name={names.service}
        label={fields.service}
        hint={fields.serviceHint}
        defaultChecked={values.service}
      />
      <Button>{staffLetter.submit}</Button>
    </form>
  );
}
