import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffPayments.charge;

/** What was typed into one of the forms; the other keeps its own values. */
export type TypedCharge = Partial<Record<'valor' | 'dia' | 'devolver' | 'motivo', string>> & {
  outro?: boolean;
  /** Whether a payment like it was found, so that the question whether it is another is asked. */
  isAlike?: boolean;
};

export type ChargeFormProps = {
  formKey: string;
  typed: TypedCharge;
  errors: readonly FieldError[];
};

/** "I have received this": by whoever has seen it come. */
export function NotePayment({
  formKey,
  typed,
  errors,
  rest,
  today,
}: ChargeFormProps & { rest: string; today: string }) {
  return (
    <section className="flow" aria-labelledby="anotar">
      <h2 id="anotar">{messages.note.title}</h2>
      <p>{messages.note.lead}</p>
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="acao" value="anotar" />
        <input type="hidden" name="chave" value={formKey} />
        <TextField
          id="valor"
          name="valor"
          label={messages.note.amount}
          hint={messages.note.amountHint}
          defaultValue={typed.valor ?? rest}
          width="short"
          autoComplete="off"
          maxLength={20}
          error={errorAt(errors, 'valor')}
        />
        <DateField
          id="dia"
          name="dia"
          label={messages.note.on}
          defaultValue={typed.dia ?? today}
          max={today}
          error={errorAt(errors, 'dia')}
        />
        {typed.isAlike ? (
          <Checkbox
            id="outro"
            name="outro"
            label={messages.note.another}
            hint={messages.note.anotherHint}
            error={errorAt(errors, 'outro')}
          />
        ) : null}
        <Button>{messages.note.submit}</Button>
      </form>
    </section>
  );
}

/** Giving back; the administrator's alone. */
export function AskRefund({
  formKey,
  typed,
  errors,
  kept,
  isDisputed,
}: ChargeFormProps & { kept: string; isDisputed: boolean }) {
  return (
    <section className="flow" aria-labelledby="devolucao">
      <h2 id="devolucao">{messages.refund.title}</h2>
      <p>{messages.refund.lead}</p>
      <p>{messages.refund.byHand}</p>
      {isDisputed ? (
        <Notice tone="warning">
          <p>{messages.disputedRefund}</p>
        </Notice>
      ) : null}
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="acao" value="devolver" />
        <input type="hidden" name="chave" value={formKey} />
        <TextField
          id="devolver"
          name="devolver"
          label={messages.refund.amount}
          defaultValue={typed.devolver ?? kept}
          width="short"
          autoComplete="off"
          maxLength={20}
          error={errorAt(errors, 'devolver')}
        />
        <TextField
          id="motivo"
          name="motivo"
          label={messages.refund.reason}
          hint={messages.refund.reasonHint}
          defaultValue={typed.motivo ?? ''}
          autoComplete="off"
          maxLength={200}
          error={errorAt(errors, 'motivo')}
        />
        <Button look="danger">{messages.refund.submit}</Button>
      </form>
    </section>
  );
}
