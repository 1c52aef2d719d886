import { formatDate } from '#app/clinic/format-date.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import type { ReconciledLine } from '#app/payments/reconcile.server.ts';
import { money } from '#app/platform/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Select } from '#app/ui/select/select.tsx';

const messages = staffPayments.statement;

/** A statement's lines, sorted by what is to be done with them. */
export type StatementView = ReturnType<typeof toStatementView>;

export function toStatementView(lines: readonly ReconciledLine[]) {
  const fresh = lines.filter(({ isCounted }) => !isCounted);
  return {
    counted: lines.length - fresh.length,
    sure: fresh.filter(({ named }) => named !== null).map(toLine),
    proposed: fresh.filter(({ named, proposed }) => !named && proposed.length > 0).map(toLine),
    others: fresh.filter(({ named, proposed }) => !named && proposed.length === 0).map(toLine),
  };
}

type Line = ReturnType<typeof toLine>;

function toLine({ ref, on, amountCents, memo, named, proposed, isLikelyCounted }: ReconciledLine) {
  return {
    /** What the form sends back. */
    stored: JSON.stringify({ ref, on, amountCents }),
    ref,
    day: formatDate(on),
    amount: money(amountCents),
    memo: memo.slice(0, 200),
    named,
    proposed,
    isLikelyCounted,
  };
}

/** The preview: which lines would be counted as payments of which charges. */
export function StatementLines({ view }: { view: StatementView }) {
  const { sure, proposed, others, counted } = view;
  return (
    <form method="post" className="flow">
      <input type="hidden" name="acao" value="anotar" />
      {counted > 0 ? <p>{messages.counted(counted)}</p> : null}
      {sure.length > 0 ? (
        <section className="flow" aria-labelledby="com-identificador">
          <h2 id="com-identificador">{messages.sure}</h2>
          <p>{messages.sureLead}</p>
          <ul className="statement-lines">
            {sure.map((line, index) => (
              <li key={line.ref}>
                <input type="hidden" name={`linha-${index}`} value={line.stored} />
                <Checkbox
                  id={`cobranca-${index}`}
                  name={`cobranca-${index}`}
                  value={line.named ?? ''}
                  defaultChecked={!line.isLikelyCounted}
                  label={`${line.amount} · ${line.day} · ${line.named}`}
                  {...(line.isLikelyCounted && { hint: messages.likely })}
                />
                <p className="small statement-memo">{line.memo}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {proposed.length > 0 ? <Proposed lines={proposed} from={sure.length} /> : null}
      {sure.length + proposed.length > 0 ? (
        <Button size="large">{messages.confirm}</Button>
      ) : (
        <p>{messages.nothing}</p>
      )}
      {others.length > 0 ? (
        <section className="flow" aria-labelledby="sem-cobranca">
          <h2 id="sem-cobranca">{messages.others}</h2>
          <p>{messages.othersLead}</p>
          <ul className="statement-lines">
            {others.map(({ ref, amount, day, memo }) => (
              <li key={ref} className="statement-memo">
                <strong>{amount}</strong> · {day} · {memo}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </form>
  );
}

function Proposed({ lines, from }: { lines: readonly Line[]; from: number }) {
  return (
    <section className="flow" aria-labelledby="mesmo-valor">
      <h2 id="mesmo-valor">{messages.proposed}</h2>
      <p>{messages.proposedLead}</p>
      <ul className="statement-lines">
        {lines.map((line, index) => (
          <li key={line.ref}>
            <input type="hidden" name={`linha-${from + index}`} value={line.stored} />
            <p className="small statement-memo">{line.memo}</p>
            <Select
              id={`cobranca-${from + index}`}
              name={`cobranca-${from + index}`}
              label={messages.which(line.amount, line.day)}
              options={line.proposed.map((reference) => ({ value: reference, label: reference }))}
              emptyLabel={messages.none}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
