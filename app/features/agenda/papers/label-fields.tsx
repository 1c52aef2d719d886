import { staffLabels as messages } from '#app/locales/pt-BR/staff/day/labels.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { LABEL_FIELDS, type LabelValues } from './label-form.ts';
import { LABEL_SHEET_IDS } from './label-sheets.ts';

type LabelFieldsProps = {
  action: string;
  values: LabelValues;
  errors: readonly FieldError[];
  /** Whose labels: fields of the address, unseen. */
  whose: readonly (readonly [name: string, value: string])[];
};

/** On which sheet, and from which of its labels on. */
export function LabelFields({ action, values, errors, whose }: LabelFieldsProps) {
  const { sheet, first } = LABEL_FIELDS;
  return (
    <form method="get" action={action} className="flow" noValidate>
      {whose.map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <RadioList
        name={sheet}
        legend={messages.sheet}
        options={LABEL_SHEET_IDS.map((id) => ({
          value: id,
          label: messages.sheets[id].name,
          hint: messages.sheets[id].hint,
          isChecked: id === values.sheet,
        }))}
      />
      <TextField
        id={first}
        name={first}
        label={messages.first}
        hint={messages.firstHint}
        defaultValue={values.first}
        error={errors.find(({ fieldId }) => fieldId === first)?.message}
        inputMode="numeric"
        width="short"
        autoComplete="off"
      />
      <Button>{messages.submit}</Button>
    </form>
  );
}
