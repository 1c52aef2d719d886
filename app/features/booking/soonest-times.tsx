import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

type SoonestTimesProps = {
  times: TimeOptions['soonest'];
  service: string;
  action: string;
  /** Whether a form of the screen is around it, whose other answers go along. */
  isInside?: boolean;
};

/**
 * The first free times as large buttons that choose one and go on. A form of its own: Enter among the day's times
 * must not press the first of them. Inside a form, another button stands before them.
 */
export function SoonestTimes({ times, service, action, isInside = false }: SoonestTimesProps) {
  if (times.length === 0) return null;
  if (isInside)
    return (
      <section className="soonest" aria-labelledby="primeiros">
        <Buttons times={times} />
      </section>
    );
  return (
    <form method="post" action={action} noValidate className="soonest" aria-labelledby="primeiros">
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name={PROOF_FIELD} defaultValue="" />
      <Buttons times={times} />
    </form>
  );
}

function Buttons({ times }: Pick<SoonestTimesProps, 'times'>) {
  const messages = useMessages(bookingMessages).time;
  const several = useMessages(severalExamsMessages);
  const { sun } = useMessages(preparationMessages).questions;
  return (
    <>
      <h2 id="primeiros">{messages.soonest}</h2>
      <div className="soonest-times">
        {times.map(({ value, label, short, until, isSuited }) => (
          <button key={value} type="submit" name="startsAt" value={value} className="soonest-time">
            <span className="visually-hidden">
              {[until ? several.until(label, until) : label, isSuited && sun]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span aria-hidden="true">
              <span className="soonest-day">
                {short.split(', ')[0]}
                {isSuited ? <Icon name="sun" /> : null}
              </span>
              {short.split(', ')[1]}
              {until ? <span className="time-until">{several.untilShort(until)}</span> : null}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
