import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { WaitingView } from './staff-deposit-view.ts';

const messages = staffDeposits.list;

type WaitingListProps = {
  deposits: readonly WaitingView[];
  mayWrite: boolean;
};

/** Deposits that somebody waits for, by what they wait for. */
export function WaitingList({ deposits, ...row }: WaitingListProps) {
  if (deposits.length === 0) return <p>{messages.none}</p>;
  const groups = Map.groupBy(deposits, ({ group }) => group);
  return (['waiting', 'offered', 'refund', 'late'] as const).map((group) => {
    const rows = groups.get(group) ?? [];
    return rows.length === 0 ? null : (
      <section key={group} className="flow" aria-labelledby={`sinais-${group}`}>
        <h2 id={`sinais-${group}`}>{messages[group]}</h2>
        {rows.some(({ mayReceive }) => mayReceive) ? (
          <p className="small">{messages.receivedHint}</p>
        ) : null}
        {group === 'refund' ? <p className="small">{messages.refundHint}</p> : null}
        <ul className="deposit-rows">
          {rows.map((deposit) => (
            <WaitingRow key={deposit.chargeId} deposit={deposit} {...row} />
          ))}
        </ul>
      </section>
    );
  });
}

type WaitingRowProps = Omit<WaitingListProps, 'deposits'> & { deposit: WaitingView };

function WaitingRow({ deposit, mayWrite }: WaitingRowProps) {
  const { chargeId, name, phone, phoneHref, what, amount, part, until, reference } = deposit;
  return (
    <li className="deposit-row">
      <strong>{name}</strong>
      {phoneHref ? <a href={phoneHref}>{phone}</a> : null}
      <span>{what}</span>
      <span>
        <strong>{amount}</strong> {part} {until}
      </span>
      {mayWrite ? (
        <a href={deposit.chargeHref}>{messages.reference(reference)}</a>
      ) : (
        <span className="small">{messages.reference(reference)}</span>
      )}
      {mayWrite && deposit.mayReceive ? (
        <form method="post">
          <input type="hidden" name="cobranca" value={chargeId} />
          <input type="hidden" name="visto" value={deposit.seenCents} />
          <Button look="secondary" aria-label={messages.receivedFor(name, amount)}>
            {messages.received}
          </Button>
        </form>
      ) : null}
    </li>
  );
}
