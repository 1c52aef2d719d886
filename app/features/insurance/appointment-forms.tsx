import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { APPROVAL_STATES, type ApprovalState } from '#app/scheduling/payers/approval-state.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { CardValues } from './card-form.ts';
import { ExceedFields } from './exceed-fields.tsx';

const messages = staffInsurance.appointment;

type CardFormProps = {
  values: CardValues;
  /** The patient's card of another time, hidden but for its end; null where this one is noted. */
  remembered: string | null;
  errors: readonly FieldError[];
};

/** Notes, corrects or takes away the card. */
export function CardForm({ values, remembered, errors }: CardFormProps) {
  return (
    <section className="flow" aria-labelledby="carteirinha-titulo">
      <h2 id="carteirinha-titulo">{messages.cardTitle}</h2>
      {remembered ? (
        <form method="post" className="flow">
          <p>{messages.remembered(remembered)}</p>
          <Button name="intent" value="lembrada" look="secondary">
            {messages.use}
          </Button>
        </form>
      ) : null}
      <form method="post" noValidate autoComplete="off" className="staff-form stack">
        <TextField
          {...fieldProps('cardNumber', errors)}
          label={messages.number}
          hint={messages.numberHint}
          defaultValue={values.cardNumber}
          maxLength={40}
          width="medium"
        />
        <TextField
          {...fieldProps('cardUntil', errors)}
          label={messages.validUntil}
          hint={staffInsurance.queue.untilHint}
          defaultValue={values.cardUntil}
          maxLength={20}
          width="medium"
        />
        <Button name="intent" value="carteirinha" look="secondary">
          {messages.saveCard}
        </Button>
      </form>
    </section>
  );
}

type ApprovalFormProps = {
  values: { state: ApprovalState; numero: string; ate: string };
  version: number;
  errors: readonly FieldError[];
};

/** What the desk knows of the approval. */
export function ApprovalForm({ values, version, errors }: ApprovalFormProps) {
  const { states } = staffInsurance.panel;
  return (
    <section className="flow" aria-labelledby="guia-titulo">
      <h2 id="guia-titulo">{messages.approvalTitle}</h2>
      <form method="post" noValidate autoComplete="off" className="staff-form stack">
        <input type="hidden" name="versao" value={version} />
        <Select
          {...fieldProps('estado', errors)}
          label={messages.state}
          defaultValue={values.state}
          options={APPROVAL_STATES.map((value) => ({ value, label: states[value] }))}
          width="medium"
        />
        <TextField
          {...fieldProps('numero', errors)}
          label={staffInsurance.queue.number}
          defaultValue={values.numero}
          maxLength={30}
          width="medium"
        />
        <TextField
          {...fieldProps('ate', errors)}
          label={staffInsurance.queue.until}
          hint={staffInsurance.queue.untilHint}
          defaultValue={values.ate}
          maxLength={20}
          width="medium"
        />
        <Button name="intent" value="guia" look="secondary">
          {messages.saveApproval}
        </Button>
      </form>
    </section>
  );
}

type PayerFormProps = {
  payers: readonly { id: string; title: string }[];
  current: string;
  version: number;
  errors: readonly FieldError[];
  /** Whether the chosen payer has refused: then staff may set its rules aside. */
  mayExceed: boolean;
};

/** Lets somebody else pay, as agreed with the patient. */
export function PayerForm({ payers, current, version, errors, mayExceed }: PayerFormProps) {
  const [error] = errors.filter(({ fieldId }) => fieldId === 'convenio');
  return (
    <section className="flow" aria-labelledby="pagamento-titulo">
      <h2 id="pagamento-titulo">{messages.payerTitle}</h2>
      <p>{messages.payerText}</p>
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" value={version} />
        <RadioList
          name="convenio"
          legend={messages.payerTitle}
          options={payers.map(({ id, title }) => ({
            value: id,
            label: title,
            isChecked: id === current,
          }))}
          {...(error ? { error: error.message } : {})}
        />
        {mayExceed ? <ExceedFields /> : null}
        <Button name="intent" value="pagamento" look="secondary">
          {messages.savePayer}
        </Button>
      </form>
    </section>
  );
}
