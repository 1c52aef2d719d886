import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { orderHref } from './order-filter.ts';
import { LENS_EXAM_PATH } from './order-view.ts';
import type { StaffOrderView } from './staff-order-view.ts';
import { TasksForm } from './tasks-form.tsx';

const labels = staffOrders.order;
type OrderProps = { order: StaffOrderView };

/** What was typed into the form that was refused. */
export type TypedOrderForm = { nota?: string; telefone?: string; email?: string };
type FormProps = OrderProps & { errors: readonly FieldError[]; typed: TypedOrderForm };

type StaffOrderScreenProps = FormProps & {
  /** Staff page of a charge by its reference. */
  chargeHref: (reference: string) => string;
};

/** One order: who, what is due, money, notes, what happened. */
export function StaffOrderScreen({ order, chargeHref, ...form }: StaffOrderScreenProps) {
  return (
    <div className="stack staff-order">
      {order.isErased ? <p>{labels.erased}</p> : null}
      <SummaryList
        rows={[{ label: 'Situação', value: staffOrders.states[order.state] }, ...order.facts]}
      />
      {order.awaitsPrescription && order.isRunning ? <PrescriptionForm order={order} /> : null}
      {order.tasks.length > 0 ? <TasksForm order={order} /> : null}
      <Payments order={order} chargeHref={chargeHref} />
      {order.isErased ? null : <Reach order={order} {...form} />}
      <Notes order={order} {...form} />
      <section aria-labelledby="historia" className="stack">
        <h2 id="historia">{labels.history}</h2>
        <ul className="order-story">
          {order.history.map(({ id, at, who, what }) => (
            <li key={id}>
              <strong>{who}</strong>: {what} <span className="small">({at})</span>
            </li>
          ))}
        </ul>
      </section>
      {order.isRunning ? (
        <p>
          <LinkButton href={`${orderHref(order.protocol)}/cancelar`} look="secondary">
            {labels.close}
          </LinkButton>
        </p>
      ) : null}
    </div>
  );
}

function PrescriptionForm({ order }: OrderProps) {
  return (
    <section aria-labelledby="receita" className="inset stack">
      <h2 id="receita">{labels.prescriptionTitle}</h2>
      <p>{labels.prescriptionText}</p>
      <form method="post" className="button-row">
        <input type="hidden" name="versao" value={order.version} />
        <Button name="acao" value="receita">
          {labels.prescriptionSeen}
        </Button>
        <LinkButton href={LENS_EXAM_PATH} look="secondary">
          {labels.bookExam}
        </LinkButton>
      </form>
    </section>
  );
}

/** Where a mail that did not arrive is sent again. */
function Reach({ order, errors, typed }: FormProps) {
  const { phone, email } = order.reach;
  return (
    <section aria-labelledby="contato" className="stack">
      <h2 id="contato">{labels.reach}</h2>
      <p>{labels.reachText}</p>
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" value={order.version} />
        <PhoneField
          {...fieldProps('telefone', errors)}
          label={labels.phone}
          defaultValue={typed.telefone ?? phone}
        />
        <EmailField
          {...fieldProps('email', errors)}
          label={labels.email}
          defaultValue={typed.email ?? email}
        />
        <p>
          <Button name="acao" value="contato" look="secondary">
            {labels.reachSave}
          </Button>
        </p>
      </form>
    </section>
  );
}

function Payments({ order, chargeHref }: Pick<StaffOrderScreenProps, 'order' | 'chargeHref'>) {
  return (
    <section aria-labelledby="pagamentos" className="stack">
      <h2 id="pagamentos">{labels.payments}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="staff-scroll" aria-label={labels.payments} tabIndex={0}>
        <table className="staff-table">
          <thead>
            <tr>
              {labels.paymentColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.payments.map(({ key, reference, cells: [first, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={labels.paymentColumns[index + 1]}>{cell}</td>
                ))}
                <td>
                  <a href={chargeHref(reference)}>{reference}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Notes({ order, errors, typed }: FormProps) {
  return (
    <section aria-labelledby="notas" className="stack">
      <h2 id="notas">{labels.notes}</h2>
      {order.notes.length > 0 ? (
        <ul className="order-story" data-personal="">
          {order.notes.map(({ id, words, by }) => (
            <li key={id}>
              {words} <span className="small">({by})</span>
            </li>
          ))}
        </ul>
      ) : null}
      {order.isErased ? null : (
        <form method="post" className="staff-form stack">
          <TextArea
            {...fieldProps('nota', errors)}
            label={labels.note}
            hint={labels.noteHint}
            rows={3}
            maxLength={2000}
            defaultValue={typed.nota}
          />
          <p>
            <Button name="acao" value="nota" look="secondary">
              {labels.saveNote}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
