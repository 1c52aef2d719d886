import { formatDate } from '#app/clinic/format-date.ts';
import { staffOrders as labels } from '#app/locales/pt-BR/staff/orders.ts';
import { type OrderRow, orderHref } from './order-filter.ts';

/** Orders with what is to be done for each; on a phone each is a card. */
export function OrderTable({ rows }: { rows: readonly OrderRow[] }) {
  const [protocol, person, plan, state, due] = labels.columns;
  return (
    <div className="order-list">
      <table className="order-table">
        <caption className="visually-hidden">{labels.title}</caption>
        <thead>
          <tr>
            <th scope="col">{protocol}</th>
            <th scope="col">{person}</th>
            <th scope="col">{plan}</th>
            <th scope="col">{state}</th>
            <th scope="col">{due}</th>
          </tr>
        </thead>
        <tbody data-personal="">
          {rows.map((row) => (
            <tr key={row.protocol}>
              <th scope="row">
                <a href={orderHref(row.protocol)}>{row.protocol}</a>
              </th>
              <td>{row.name}</td>
              <td>{row.planName}</td>
              <td>{labels.states[row.state]}</td>
              <td>
                {dueOf(row).map((line) => (
                  <span key={line} className="order-due">
                    {line}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function dueOf({ state, deliveryOn, reviewOn, unpaid }: OrderRow): string[] {
  const { due } = labels;
  const lines = [
    ...(state === 'awaiting-prescription' ? [due.prescription] : []),
    ...(unpaid > 0 ? [due.unpaid(unpaid)] : []),
    ...(deliveryOn ? [due.delivery(formatDate(deliveryOn))] : []),
    ...(reviewOn ? [due.review(formatDate(reviewOn))] : []),
  ];
  return lines.length > 0 ? lines : [due.nothing];
}
