import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { AskRefund, type ChargeFormProps, NotePayment } from './charge-forms.tsx';
import type { StaffChargeView } from './staff-charge-view.ts';

const messages = staffPayments.charge;
const NOTE_FIELDS: ReadonlySet<string> = new Set(['valor', 'dia', 'outro']);

type StaffChargeProps = ChargeFormProps & {
  charge: StaffChargeView;
  /** Path of the payer's page. */
  link: string;
  today: string;
  /** Whether this person may give money back. */
  mayManage: boolean;
};

/** What was asked and came, and what staff may do about it. */
export function StaffCharge({ charge, link, mayManage, ...form }: StaffChargeProps) {
  return (
    <>
      {charge.surplus ? (
        <Notice tone="warning">
          <p>{messages.surplus(charge.surplus)}</p>
        </Notice>
      ) : null}
      <section className="flow" aria-labelledby="resumo">
        <h2 id="resumo">{messages.summary}</h2>
        <SummaryList rows={charge.facts} />
        <p>
          <a href={link} rel="noreferrer">
            {messages.openLink}
          </a>
        </p>
      </section>
      {charge.disputes.length > 0 ? <Disputes charge={charge} /> : null}
      <Money charge={charge} />
      {charge.isAsking ? <NotePayment {...form} rest={charge.restTyped} /> : null}
      {mayManage && charge.keptTyped ? (
        <AskRefund {...form} kept={charge.keptTyped} isDisputed={charge.isDisputed} />
      ) : null}
      {charge.isAsking ? (
        <section className="flow" aria-labelledby="cancelar">
          <h2 id="cancelar">{messages.cancel.title}</h2>
          <p>{messages.cancel.lead}</p>
          <form method="post" className="staff-form">
            <Button name="acao" value="cancelar" look="danger">
              {messages.cancel.submit}
            </Button>
          </form>
        </section>
      ) : null}
      {!charge.isAsking ? (
        <details open={form.errors.some(({ fieldId }) => NOTE_FIELDS.has(fieldId))}>
          <summary>{messages.note.title}</summary>
          <NotePayment {...form} rest={charge.restTyped} />
        </details>
      ) : null}
      <section className="flow" aria-labelledby="historico">
        <h2 id="historico">{messages.history}</h2>
        <ol className="flow">
          {charge.history.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** What payers' banks ask back; answered at the provider's own site. */
function Disputes({ charge }: { charge: StaffChargeView }) {
  return (
    <section className="flow" aria-labelledby="contestacoes">
      <h2 id="contestacoes">{messages.disputes}</h2>
      {charge.isDisputed ? (
        <Notice tone="warning">
          <p>{messages.disputesLead}</p>
        </Notice>
      ) : null}
      <ul className="statement-lines">
        {charge.disputes.map(({ id, amount, on, state }) => (
          <li key={id}>
            <p>
              <strong>{amount}</strong> · {on} · {state}
            </p>
            <p className="small statement-memo">{messages.disputeRef(id)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Payments and refunds, each with what is to be done. */
function Money({ charge }: { charge: StaffChargeView }) {
  return (
    <section className="flow" aria-labelledby="pagamentos">
      <h2 id="pagamentos">{messages.payments}</h2>
      {charge.payments.length > 0 ? (
        <ul className="statement-lines">
          {charge.payments.map(({ id, amount, on, source }) => (
            <li key={id}>
              <strong>{amount}</strong> · {on} · {source}
            </li>
          ))}
        </ul>
      ) : (
        <p>{messages.noPayments}</p>
      )}
      {charge.refunds.length > 0 ? <Refunds refunds={charge.refunds} /> : null}
    </section>
  );
}

function Refunds({ refunds }: Pick<StaffChargeView, 'refunds'>) {
  return (
    <>
      <h3>{messages.refunds}</h3>
      <ul className="statement-lines">
        {refunds.map(({ id, amount, on, state, isToDo, reason }) => (
          <li key={id}>
            <p>
              <strong>{amount}</strong> · {on} · {state}
              {isToDo ? `, ${messages.byHand}` : ''}
            </p>
            <p className="small">{reason}</p>
            {isToDo ? (
              <form method="post" className="staff-form">
                <input type="hidden" name="devolucao" value={id} />
                <Button
                  name="acao"
                  value="devolvido"
                  look="secondary"
                  aria-label={messages.noteRefundOf(amount)}
                >
                  {messages.noteRefund}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
