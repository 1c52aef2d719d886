import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { Select, type SelectOption } from '#app/ui/select/select.tsx';
import type { CallerField, CallerFormValues } from './caller-form.ts';

const messages = staffAgenda.phone;

/** The services that can be booked, and the payers. */
export type BookableChoices = {
  services: readonly SelectOption[];
  /** What can be done together with others on one coming. */
  together: readonly SelectOption[];
  payers: readonly SelectOption[];
  /** None in a clinic with one. */
  houses: readonly SelectOption[];
};

type CallerFieldsProps = {
  values: CallerFormValues & { servico: string; unidade?: string; convenio: string };
  errors: readonly FieldError[];
  choices: BookableChoices;
  /** Shown below name and phone. */
  who?: React.ReactNode;
  /** Shown between the required and the optional fields. */
  children?: React.ReactNode;
};

/** The caller, the patient and the service, in the order staff ask for them. */
export function CallerFields({ values, errors, choices, who, children }: CallerFieldsProps) {
  const text = (name: CallerField) => ({
    ...fieldProps(name, errors),
    defaultValue: values[name],
    autoComplete: 'off',
  });
  return (
    <>
      <div className="agenda-fields">
        <NameField
          {...text('nome')}
          label={messages.name}
          // Staff open this page with a caller on the line.
          autoFocus={errors.length === 0}
        />
        <PhoneField {...text('telefone')} label={messages.phone} width="full" />
        {who}
        <Select
          {...fieldProps('servico', errors)}
          label={messages.service}
          defaultValue={values.servico}
          options={choices.services}
        />
        {choices.houses.length > 0 ? (
          <Select
            {...fieldProps('unidade', errors)}
            label={messages.house}
            defaultValue={values.unidade}
            options={choices.houses}
          />
        ) : null}
        <Select
          {...fieldProps('convenio', errors)}
          label={messages.payer}
          defaultValue={values.convenio}
          options={choices.payers}
        />
      </div>
      {children}
      <fieldset className="agenda-more">
        <legend className="legend">{messages.more}</legend>
        <div className="agenda-fields">
          <TextField
            {...text('nascimento')}
            label={messages.born}
            hint={messages.bornHint}
            inputMode="numeric"
            width="medium"
          />
          <NameField {...text('contato')} label={messages.caller} />
          <TextField {...text('parentesco')} label={messages.relation} width="medium" />
          <EmailField {...text('email')} label={messages.email} />
        </div>
      </fieldset>
    </>
  );
}
