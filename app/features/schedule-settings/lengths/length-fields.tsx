import { addDays } from '#app/clinic/clinic-time.ts';
import { staffLengths } from '#app/locales/pt-BR/staff/settings/lengths.ts';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { FormRow } from '#app/ui/long-form/long-form.tsx';
import { type LengthFormValues, ownField } from './lengths-form.ts';

const { own: messages, later } = staffLengths;

type Person = { id: number; name: string };
type LengthFieldsProps = {
  values: LengthFormValues;
  errors: readonly FieldError[];
  practitioners: readonly Person[];
  /** Calendar day in the clinic's zone. */
  today: string;
};

const MINUTES = { inputMode: 'numeric', width: 'short', maxLength: 3 } as const;

/** How long each practitioner takes, where that differs, and other lengths from a day on. */
export function LengthFields({ values, errors, practitioners, today }: LengthFieldsProps) {
  const field = (name: 'novaDuracao' | 'novoAntes' | 'novoDepois') => ({
    ...fieldProps(name, errors),
    ...MINUTES,
    defaultValue: values[name],
  });
  const ownFields = (when: 'propria' | 'nova') => (
    <div className="settings-pair">
      {practitioners.map(({ id, name }) => (
        <TextField
          key={id}
          {...fieldProps(ownField(when, id), errors)}
          {...MINUTES}
          label={messages.label(name)}
          defaultValue={values.proprias[ownField(when, id)] ?? ''}
        />
      ))}
    </div>
  );
  const areSeveral = practitioners.length > 1;
  return (
    <>
      {areSeveral ? (
        <fieldset className="stack">
          <legend className="legend">{messages.legend}</legend>
          <p className="small">{messages.lead}</p>
          {ownFields('propria')}
        </fieldset>
      ) : null}
      <fieldset className="stack">
        <legend className="legend">{later.legend}</legend>
        <p className="small">{later.lead}</p>
        <DateField
          {...fieldProps('mudaEm', errors)}
          label={later.from}
          hint={later.fromHint}
          defaultValue={values.mudaEm}
          min={addDays(today, 1)}
        />
        <FormRow>
          <TextField {...field('novaDuracao')} label={later.duration} />
          <TextField {...field('novoAntes')} label={later.before} />
          <TextField {...field('novoDepois')} label={later.after} />
        </FormRow>
        {areSeveral ? (
          <>
            <p>{later.own}</p>
            {ownFields('nova')}
          </>
        ) : null}
      </fieldset>
    </>
  );
}
