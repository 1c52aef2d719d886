import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { FormPart, FormRow } from '#app/ui/long-form/long-form.tsx';
import type { DepositFormValues } from './deposit-form.ts';

const messages = staffDeposits.form;

type DepositFieldsProps = { values: DepositFormValues; errors: readonly FieldError[] };

/** Whether a service asks for a deposit, how much, for how long, and when it comes back. */
export function DepositFields({ values, errors }: DepositFieldsProps) {
  const field = (name: 'valor' | 'prazo' | 'devolve' | 'espera') => {
    const shared = { inputMode: 'text', width: 'short', maxLength: 10 } as const;
    return { ...fieldProps(name, errors), ...shared, defaultValue: values[name] };
  };
  return (
    <FormPart title={messages.legend}>
      <p className="small">{messages.lead}</p>
      <Checkbox
        id="sinal"
        name="sinal"
        label={messages.on}
        hint={messages.onHint}
        defaultChecked={values.sinal}
        error={errorAt(errors, 'sinal')}
      />
      <TextField {...field('valor')} label={messages.amount} hint={messages.amountHint} />
      <FormRow>
        <TextField {...field('prazo')} label={messages.minutes} hint={messages.minutesHint} />
        <TextField {...field('devolve')} label={messages.hours} hint={messages.hoursHint} />
      </FormRow>
      <Checkbox
        id="extrato"
        name="extrato"
        label={messages.byStatement}
        hint={messages.byStatementHint}
        defaultChecked={values.extrato}
        error={errorAt(errors, 'extrato')}
      />
      <TextField {...field('espera')} label={messages.waiting} hint={messages.waitingHint} />
    </FormPart>
  );
}
