import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { HalfDay, TimeOption, TimeOptions } from '#app/scheduling/time-options.server.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TIMES_ID } from './day-strip.tsx';

type TimeChoiceProps = {
  options: TimeOptions;
  error: string | undefined;
  /** RFC 3339 of the time that is already chosen or held. */
  chosen: string | null;
  /** Whether the chosen time is held for this visitor. */
  isHeld: boolean;
  phone: string;
};

/** The times of the open day as one radio group; each is read with its day: 'terça-feira, 14 de outubro, às 9h30'. */
export function TimeChoice(props: TimeChoiceProps) {
  const messages = useMessages(bookingMessages).time;
  const { options, error, phone } = props;
  const { chosenDay, nearest } = options;
  if (!chosenDay) return <p>{messages.none(phone)}</p>;
  const firstId = nearest.length > 0 ? null : chosenDay.halves[0]?.id;
  return (
    <FieldGroup
      id="startsAt"
      legend={<span className="time-day-name">{chosenDay.label}</span>}
      error={error}
      className="time-choice"
    >
      {nearest.length > 0 ? (
        <div>
          <h3 className="time-half">{messages.nearest}</h3>
          <Times {...props} times={nearest} idPrefix="perto" isFirst isFullLabel />
        </div>
      ) : null}
      <div id={TIMES_ID}>
        {chosenDay.halves.map((half) => (
          <Half key={half.id} {...props} half={half} isFirst={half.id === firstId} />
        ))}
      </div>
    </FieldGroup>
  );
}

function Half({ half, isFirst, ...props }: TimeChoiceProps & { half: HalfDay; isFirst: boolean }) {
  const messages = useMessages(bookingMessages).time;
  const { id, shown, more } = half;
  const title = messages[id];
  if (shown.length + more.length === 0) return null;
  return (
    <div>
      <h3 className="time-half">{title}</h3>
      <Times {...props} times={shown} idPrefix={id} isFirst={isFirst} />
      {more.length > 0 ? (
        <details className="time-more">
          <summary aria-label={messages.moreOf(title)}>{messages.more}</summary>
          <Times {...props} times={more} idPrefix={`${id}-mais`} />
        </details>
      ) : null}
    </div>
  );
}

type TimesProps = Pick<TimeChoiceProps, 'chosen'> & {
  isHeld?: boolean;
  times: readonly TimeOption[];
  idPrefix: string;
  /** The error summary links to the very first choice. */
  isFirst?: boolean;
  isFullLabel?: boolean;
};

/** Times side by side, as choices of one group. */
export function Times({
  times,
  idPrefix,
  chosen,
  isHeld = false,
  isFirst,
  isFullLabel,
}: TimesProps) {
  const messages = useMessages(bookingMessages).time;
  const { untilShort } = useMessages(severalExamsMessages);
  return (
    <div className={isFullLabel ? 'choices' : 'times'}>
      {times.map(({ value, time, label, until, isSuited, note }, index) => {
        const id = isFirst && index === 0 ? 'startsAt' : `${idPrefix}-${value}`;
        const isChosen = value === chosen;
        return (
          <div key={value} className="choice choice-card time">
            <input
              type="radio"
              id={id}
              name="startsAt"
              value={value}
              defaultChecked={isChosen}
              data-label={label}
            />
            <label htmlFor={id}>
              {isFullLabel ? label : <ShortLabel time={time} label={label} />}
              {until ? <span className="time-until"> {untilShort(until)}</span> : null}
              {isSuited ? <Daylight /> : null}
              {note ? <span className="time-until"> {note}</span> : null}
              {isChosen && isHeld ? <strong> {messages.yours}</strong> : null}
            </label>
          </div>
        );
      })}
    </div>
  );
}

/** Shows the time only; screen readers get the full label, since the day's heading is not read with it. */
function ShortLabel({ time, label }: { time: string; label: string }) {
  return (
    <>
      <span className="visually-hidden">{label.slice(0, label.length - time.length)}</span>
      {time}
    </>
  );
}

/** The sign of a time that leaves daylight for the way home. */
function Daylight() {
  const { sun } = useMessages(preparationMessages).questions;
  return (
    <>
      <span className="visually-hidden">, {sun}</span> <Icon name="sun" />
    </>
  );
}

/** In the bar: the time that is chosen in the list above, for whom the list has scrolled away. */
export function PickedTime() {
  const messages = useMessages(bookingMessages).time;
  return <p className="journey-picked" role="status" data-picked={messages.picked('#')} />;
}
