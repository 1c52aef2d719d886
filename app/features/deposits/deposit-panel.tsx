import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import type { DepositPanelView } from './staff-deposit-view.ts';

const messages = staffDeposits.panel;

/** Name of the field that says what becomes of the deposit. */
export const DEPOSIT_FIELD = 'sinal';

type DepositPanelProps = { deposit: DepositPanelView; action: string; mayWrite: boolean };

/** The deposit of an appointment, and for somebody who did not come, what becomes of it. */
export function DepositPanel({ deposit, action, mayWrite }: DepositPanelProps) {
  return (
    <section className="flow" aria-labelledby="sinal-titulo">
      <h2 id="sinal-titulo">{messages.title}</h2>
      <p>{deposit.text}</p>
      {deposit.rule ? <p className="small">{deposit.rule}</p> : null}
      {deposit.href ? <a href={deposit.href}>{messages.charge}</a> : null}
      {mayWrite && deposit.mayDecide ? (
        <form method="post" action={action} className="flow">
          <p>{messages.noShow}</p>
          <ButtonRow>
            <Button name={DEPOSIT_FIELD} value="refund" look="secondary">
              {messages.giveBack}
            </Button>
            <Button name={DEPOSIT_FIELD} value="kept" look="secondary">
              {messages.keep}
            </Button>
          </ButtonRow>
        </form>
      ) : null}
    </section>
  );
}
