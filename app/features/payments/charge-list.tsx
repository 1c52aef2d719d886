import { formatDate } from '#app/clinic/format-date.ts';
import { staffPayments as messages } from '#app/locales/pt-BR/staff/payments.ts';
import { type Charge, restCents, surplusCents } from '#app/payments/charge.ts';
import type { ListedCharge } from '#app/payments/list-charges.server.ts';
import { money } from '#app/platform/money.ts';
import type { ChargeName } from './name-charges.server.ts';
import { chargePath } from './payment-paths.ts';

export type ChargeRow = ReturnType<typeof toChargeRow>;

/** A charge as a row of the list, by whose it is; by its reference where nobody is named any more. */
export function toChargeRow(charge: ListedCharge, { payer, description }: ChargeName) {
  const rest = restCents(charge);
  const surplus = surplusCents(charge);
  return {
    reference: charge.reference,
    title: payer ? `${payer}: ${description}` : charge.reference,
    href: chargePath(charge.reference),
    state: charge.state,
    disputed: charge.disputed,
    amount: money(charge.amountCents),
    facts: [
      messages.purposes[charge.purpose],
      messages.providers[charge.provider],
      ...(charge.dueOn && rest > 0 ? [messages.due(formatDate(charge.dueOn))] : []),
      ...(charge.paidCents > 0
        ? [`${messages.charge.label.paid}: ${money(charge.paidCents)}`]
        : []),
      ...(surplus > 0 ? [`${messages.charge.label.surplus}: ${money(surplus)}`] : []),
      ...(payer ? [messages.reference(charge.reference)] : []),
    ],
  };
}

export function ChargeRows({ rows }: { rows: readonly ChargeRow[] }) {
  return (
    <ul className="charge-list" aria-label={messages.list}>
      {rows.map((row) => (
        <li key={row.reference} className="charge-row">
          <h2 className="charge-name">
            <a href={row.href}>{row.title}</a>
          </h2>
          <p className="charge-sum">
            <strong>{row.amount}</strong> <ChargeMark state={row.state} />
            {row.disputed ? (
              <>
                {' '}
                <span className="charge-mark charge-mark-disputed">
                  {messages.disputed[row.disputed]}
                </span>
              </>
            ) : null}
          </p>
          <p className="small">{row.facts.join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** A charge's state as a badge. */
function ChargeMark({ state }: { state: Charge['state'] }) {
  return <span className={`charge-mark charge-mark-${state}`}>{messages.states[state]}</span>;
}
