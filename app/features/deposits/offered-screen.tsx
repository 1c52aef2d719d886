import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

type OfferedScreenProps = {
  view: {
    moment: string;
    amount: string;
    until: string;
    /** Whether the time that was just chosen was gone too. */
    isTaken: boolean;
    times: readonly { value: string; label: string }[];
  };
};

/** A deposit that came too late for its time: another time or the money, by one press each. */
export function OfferedScreen({ view }: OfferedScreenProps) {
  const messages = useMessages(depositMessages).offered;
  const { times, isTaken } = view;
  const errors = isTaken ? [{ fieldId: 'horarios', message: messages.taken }] : [];
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.title} lead={messages.lead(view.moment, view.amount)} />
      <form method="post" className="stack" aria-labelledby="horarios">
        <h2 id="horarios" tabIndex={-1}>
          {messages.times}
        </h2>
        <p>{times.length > 0 ? messages.timesHint : messages.none}</p>
        <input type="hidden" name="intent" value="time" />
        <ul className="deposit-times">
          {times.map(({ value, label }) => (
            <li key={value}>
              <Button name="startsAt" value={value} look="secondary">
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      <form method="post" className="stack" aria-labelledby="dinheiro">
        <h2 id="dinheiro">{messages.money}</h2>
        <p>{messages.moneyText(view.amount)}</p>
        <Button name="intent" value="money" look="secondary">
          {messages.moneyAction}
        </Button>
      </form>
      <p>{messages.until(view.until)}</p>
    </>
  );
}
