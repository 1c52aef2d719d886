import { bookingMessages } from '#app/locales/booking.ts';
import { severalExamsMessages } from '#app/locales/several-exams.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';

type SoonestTimesProps = { times: TimeOptions['soonest']; service: string; action: string };

/**
 * The first free times as large buttons that choose one and go on. A form of its own: Enter among the day's times
 * must not press the first of them.
 */
export function SoonestTimes({ times, service, action }: SoonestTimesProps) {
  const messages = useMessages(bookingMessages).time;
  const several = useMessages(severalExamsMessages);
  if (times.length === 0) return null;
  return (
    <form method="post" action={action} noValidate className="soonest" aria-labelledby="primeiros">
      <h2 id="primeiros">{messages.soonest}</h2>
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name={PROOF_FIELD} defaultValue="" />
      <div className="soonest-times">
        {times.map(({ value, label, short, until }) => (
          <button key={value} type="submit" name="startsAt" value={value} className="soonest-time">
            <span className="visually-hidden">{until ? several.until(label, until) : label}</span>
            <span aria-hidden="true">
              <span className="soonest-day">{short.split(', ')[0]}</span>
              {short.split(', ')[1]}
              {until ? <span className="time-until">{several.untilShort(until)}</span> : null}
            </span>
          </button>
        ))}
      </div>
    </form>
  );
}
