import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { TableHead } from '#app/ui/table-head/table-head.tsx';
import { orderHref } from './order-filter.ts';
import { type OrderFormProps, OrderNotes, OrderReach } from './order-forms.tsx';
import { LENS_EXAM_PATH } from './order-view.ts';
import type { StaffOrderView } from './staff-order-view.ts';
import { TasksForm } from './tasks-form.tsx';

const labels = staffOrders.order;
type OrderProps = { order: StaffOrderView };

type StaffOrderScreenProps = OrderFormProps & {
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
      {order.isErased ? null : <OrderReach order={order} {...form} />}
      <OrderNotes order={order} {...form} />
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

function Payments({ order, chargeHref }: Pick<StaffOrderScreenProps, 'order' | 'chargeHref'>) {
  return (
    <div className="stack">
      <h2 id="pagamentos">{labels.payments}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="staff-scroll" aria-labelledby="pagamentos" tabIndex={0}>
        <table className="staff-table staff-stacked">
          <TableHead titles={labels.paymentColumns} />
          <tbody>
            {order.payments.map(({ key, reference, cells: [first, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td
                    key={labels.paymentColumns[index + 1]}
                    data-label={labels.paymentColumns[index + 1]}
                  >
                    {cell}
                  </td>
                ))}
                <td>
                  <a href={chargeHref(reference)}>
                    {labels.openCharge}
                    <span className="visually-hidden"> {labels.openChargeOf(key)}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
