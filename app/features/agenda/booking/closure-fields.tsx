import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffClosureDays as days } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
import { TimeField } from '#app/ui/time-field/time-field.tsx';
import {
  type ClosureField,
  type ClosureFormValues,
  type ClosuresFormValues,
  HOUSE_PREFIX,
  WHOLE_CLINIC,
} from './closure-form.ts';

const messages = staffAgenda.closures;

type ClosureFieldsProps = {
  values: ClosureFormValues;
  repeat: ClosuresFormValues['repeat'];
  errors: readonly FieldError[];
  resources: readonly { slug: string; name: string }[];
  /** Of a clinic with several; may be closed by who may close all of them. */
  houses: readonly { value: string; label: string }[];
  /** Whether the whole clinic is among them. */
  isWhole: boolean;
  today: string;
  formKey: string;
  /** Whether only the reason is left to be said. */
  isAsked?: boolean;
};

/** The form that closes the clinic, or one practitioner or resource, for an interval. */
export function ClosureFields(props: ClosureFieldsProps) {
  const { values, repeat, errors, resources, houses, isWhole, today, formKey } = props;
  const { isAsked = false } = props;
  const field = (name: ClosureField | keyof typeof repeat) => fieldProps(name, errors);
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={formKey} />
      <div className="agenda-fields">
        <Select
          {...field('quem')}
          label={messages.who}
          defaultValue={values.quem}
          options={[
            ...(isWhole ? [{ value: WHOLE_CLINIC, label: staffAgenda.wholeClinic }] : []),
            ...houses.map(({ value, label }) => ({ value: HOUSE_PREFIX + value, label })),
            ...resources.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <TextField
          {...field('motivo')}
          label={messages.reason}
          hint={messages.reasonHint}
          defaultValue={values.motivo}
          maxLength={120}
          autoFocus={isAsked}
        />
        <DateField
          {...field('inicio')}
          label={messages.from}
          defaultValue={values.inicio}
          min={today}
        />
        <TimeField
          {...field('hora-inicio')}
          label={messages.fromTime}
          defaultValue={values['hora-inicio']}
        />
        <DateField {...field('fim')} label={messages.to} defaultValue={values.fim} min={today} />
        <TimeField
          {...field('hora-fim')}
          label={messages.toTime}
          defaultValue={values['hora-fim']}
        />
        <Select
          {...field('repete')}
          label={days.repeat}
          defaultValue={repeat.repete}
          options={Object.entries(days.every).map(([value, label]) => ({ value, label }))}
        />
        <DateField
          {...field('repete-ate')}
          label={days.until}
          hint={days.untilHint}
          defaultValue={repeat['repete-ate']}
          min={today}
        />
      </div>
      <Button name="acao" value="fechar">
        {messages.submit}
      </Button>
    </form>
  );
}
