import { formatDate } from '#app/clinic/format-date.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { money } from '#app/platform/money.ts';
import type { InstalmentView } from './order-view.ts';

/** What is paid and what is due, with the way to pay each. */
export function Schedule({ instalments }: { instalments: readonly InstalmentView[] }) {
  const { schedule } = useMessages(mySubscriptionMessages);
  const locale = useLocale();
  const local = useLocalPath();
  const [number, dueOn, amount, state] = schedule.columns;
  return (
    <section aria-labelledby="pagamentos" className="schedule-frame stack">
      <h2 id="pagamentos">{schedule.title}</h2>
      <table className="schedule">
        <caption className="visually-hidden">{schedule.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{number}</th>
            <th scope="col">{dueOn}</th>
            <th scope="col">{amount}</th>
            <th scope="col">{state}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((one) => (
            <tr key={one.number} className={`schedule-${one.word}`}>
              <th scope="row">
                <span className="schedule-word" aria-hidden="true">
                  {schedule.part}{' '}
                </span>
                {one.number}
              </th>
              <td>
                <span className="schedule-word" aria-hidden="true">
                  {schedule.until}{' '}
                </span>
                {formatDate(one.dueOn, locale)}
              </td>
              <td>{money(one.amountCents, locale)}</td>
              <td>
                <InstalmentWords instalment={one} />{' '}
                {one.payHref ? (
                  <a className="schedule-pay" href={local(one.payHref)}>
                    {schedule.pay}
                    <span className="visually-hidden"> – {schedule.payOf(one.number)}</span>
                  </a>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function InstalmentWords({ instalment: { word, wordCents } }: { instalment: InstalmentView }) {
  const { states } = useMessages(mySubscriptionMessages).schedule;
  const locale = useLocale();
  if (word === 'part' || word === 'returned') return <>{states[word](money(wordCents, locale))}</>;
  return <>{states[word]}</>;
}
