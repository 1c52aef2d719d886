import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { StatementLineView, StatementView } from './statement-view.ts';

const messages = staffPayments.statement;

/** The preview: which lines would be counted as payments of which charges. */
export function StatementLines({ view }: { view: StatementView }) {
  const { sure, proposed, others, known } = view;
  return (
    <form method="post" encType="multipart/form-data" className="flow">
      <input type="hidden" name="acao" value="anotar" />
      <input type="hidden" name="anotadas" value={known.join(' ')} />
      {known.length > 0 ? <p>{messages.counted(known.length)}</p> : null}
      {sure.length > 0 ? (
        <section className="flow" aria-labelledby="com-identificador">
          <h2 id="com-identificador">{messages.sure}</h2>
          <p>{messages.sureLead}</p>
          <ul className="statement-lines">
            {sure.map((line, index) => (
              <li key={line.ref}>
                <input type="hidden" name={`linha-${index}`} value={line.stored} />
                {line.isAsked ? <Choice line={line} index={index} /> : null}
                {line.isAsked ? null : (
                  <Checkbox
                    id={`cobranca-${index}`}
                    name={`cobranca-${index}`}
                    value={line.named ?? ''}
                    defaultChecked
                    label={`${line.amount} · ${line.day} · ${line.name}`}
                  />
                )}
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

function Proposed({ lines, from }: { lines: readonly StatementLineView[]; from: number }) {
  return (
    <section className="flow" aria-labelledby="mesmo-valor">
      <h2 id="mesmo-valor">{messages.proposed}</h2>
      <p>{messages.proposedLead}</p>
      <ul className="statement-lines">
        {lines.map((line, index) => (
          <li key={line.ref}>
            <input type="hidden" name={`linha-${from + index}`} value={line.stored} />
            <p className="small statement-memo">{line.memo}</p>
            <Choice line={line} index={from + index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a line is: none of ours, a payment noted before, or a new one of a charge. */
function Choice({ line, index }: { line: StatementLineView; index: number }) {
  const { amount, day, options, chosen, isAsked } = line;
  return (
    <Select
      id={`cobranca-${index}`}
      name={`cobranca-${index}`}
      label={messages.which(amount, day)}
      {...(isAsked && { hint: messages.likely })}
      options={options}
      emptyLabel={messages.none}
      defaultValue={chosen}
    />
  );
}
