import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { DayTimeField } from '#app/features/agenda/day-time-field.tsx';
import { SelectField } from '#app/features/agenda/select-field.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { type ClosureField, type ClosureFormValues, WHOLE_CLINIC } from './closure-form.ts';

const messages = staffAgenda.closures;

type ClosureFieldsProps = {
  values: ClosureFormValues;
  errors: readonly FieldError[];
  resources: readonly { slug: string; name: string }[];
  today: string;
  formKey: string;
};

/** The form that closes the clinic, or one practitioner or resource, for an interval. */
export function ClosureFields({ values, errors, resources, today, formKey }: ClosureFieldsProps) {
  const field = (name: ClosureField) => {
    const error = errors.find(({ fieldId }) => fieldId === name)?.message;
    return { id: name, name, ...(error ? { error } : {}) };
  };
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={formKey} />
      <div className="agenda-fields">
        <SelectField
          {...field('quem')}
          label={messages.who}
          chosen={values.quem}
          options={[
            { value: WHOLE_CLINIC, label: staffAgenda.wholeClinic },
            ...resources.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <TextField
          {...field('motivo')}
          label={messages.reason}
          hint={messages.reasonHint}
          defaultValue={values.motivo}
          maxLength={120}
        />
        <DayTimeField
          {...field('inicio')}
          type="date"
          label={messages.from}
          value={values.inicio}
          min={today}
        />
        <DayTimeField
          {...field('hora-inicio')}
          type="time"
          label={messages.fromTime}
          value={values['hora-inicio']}
        />
        <DayTimeField
          {...field('fim')}
          type="date"
          label={messages.to}
          value={values.fim}
          min={today}
        />
        <DayTimeField
          {...field('hora-fim')}
          type="time"
          label={messages.toTime}
          value={values['hora-fim']}
        />
      </div>
      <Button name="acao" value="fechar">
        {messages.submit}
      </Button>
    </form>
  );
}
