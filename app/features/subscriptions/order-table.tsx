import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { staffOrders as labels } from '#app/locales/pt-BR/staff/orders.ts';
import { AHEAD_DAYS, type OrderRow, orderHref } from './order-filter.ts';

type OrderTableProps = {
  rows: readonly OrderRow[];
  /** Calendar day in the clinic's zone. */
  today: string;
};

/** Orders with what is to be done for each; on a phone each is a card. */
export function OrderTable({ rows, today }: OrderTableProps) {
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
                {dueOf(row, today).map(({ text, isNow }) => (
                  <span key={text} className={isNow ? 'order-due order-now' : 'order-due'}>
                    {text}
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

type Due = { text: string /** Something for this week. */; isNow: boolean };

function dueOf({ state, deliveryOn, reviewOn, unpaid }: OrderRow, today: string): Due[] {
  const { due } = labels;
  const lines: Due[] = [
    ...(state === 'awaiting-prescription' ? [{ text: due.prescription, isNow: true }] : []),
    ...(unpaid > 0 ? [{ text: due.unpaid(unpaid), isNow: true }] : []),
    ...(deliveryOn ? [dated('delivery', deliveryOn, today)] : []),
    ...(reviewOn ? [dated('review', reviewOn, today)] : []),
  ];
  return lines.length > 0 ? lines : [{ text: due.nothing, isNow: false }];
}

function dated(kind: 'delivery' | 'review', on: string, today: string): Due {
  const words = labels.due[kind];
  const day = formatDate(on);
  if (on < today) return { text: words.late(day), isNow: true };
  const isNow = on <= addDays(today, AHEAD_DAYS);
  return { text: isNow ? words.soon(day) : words.later(day), isNow };
}
