import { SelectField } from '#app/features/agenda/select-field.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { CallerField, CallerFormValues } from './caller-form.ts';

const texts = staffAgenda.phone;

type Option = { value: string; label: string };
/** What can be booked, and who may pay. */
export type BookableChoices = { services: readonly Option[]; payers: readonly Option[] };

type CallerFieldsProps = {
  typed: CallerFormValues & { servico: string; convenio: string };
  errors: readonly FieldError[];
  choices: BookableChoices;
  /** Between what is always asked and what is asked only sometimes. */
  children?: React.ReactNode;
};

/** Who comes and what for: in the order in which one asks. */
export function CallerFields({ typed, errors, choices, children }: CallerFieldsProps) {
  const field = (name: CallerField | 'servico' | 'convenio') => {
    const error = errors.find(({ fieldId }) => fieldId === name)?.message;
    return { id: name, name, ...(error ? { error } : {}) };
  };
  const text = (name: CallerField) => ({
    ...field(name),
    defaultValue: typed[name],
    autoComplete: 'off',
  });
  return (
    <>
      <div className="agenda-fields">
        <TextField
          {...text('nome')}
          label={texts.name}
          autoCapitalize="words"
          spellCheck={false}
          // One comes here with somebody waiting on the phone.
          autoFocus={errors.length === 0}
        />
        <TextField {...text('telefone')} label={texts.phone} type="tel" inputMode="tel" />
        <SelectField
          {...field('servico')}
          label={texts.service}
          chosen={typed.servico}
          options={choices.services}
        />
        <SelectField
          {...field('convenio')}
          label={texts.payer}
          chosen={typed.convenio}
          options={choices.payers}
        />
      </div>
      {children}
      <fieldset className="agenda-more">
        <legend className="legend">{texts.more}</legend>
        <div className="agenda-fields">
          <TextField
            {...text('nascimento')}
            label={texts.born}
            hint={texts.bornHint}
            inputMode="numeric"
            width="medium"
          />
          <TextField {...text('contato')} label={texts.caller} autoCapitalize="words" />
          <TextField {...text('parentesco')} label={texts.relation} width="medium" />
          <TextField {...text('email')} label={texts.email} type="email" autoCapitalize="none" />
        </div>
      </fieldset>
    </>
  );
}
