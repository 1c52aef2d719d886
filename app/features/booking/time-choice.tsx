import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { DayOption, TimeOption, TimeOptions } from '#app/scheduling/time-options.server.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';

type TimeChoiceProps = {
  options: TimeOptions;
  legend: string;
  /** Set when choosing a time is the page's only question; the legend is then the h1. */
  legendIsHeading?: boolean;
  hint: string;
  error: string | undefined;
  /** RFC 3339 of the time that is already chosen or held. */
  chosen: string | null;
  /** Whether the chosen time is held for this visitor. */
  isHeld: boolean;
  phone: string;
  /** What addresses of other days begin with, up to and with the last '&'. */
  query?: string;
};

/** Days and times as one radio group; each choice has its full label: 'terça-feira, 14 de outubro, às 9h30'. */
export function TimeChoice(props: TimeChoiceProps) {
  const messages = useMessages(bookingMessages).time;
  const { options, legend, legendIsHeading = true, hint, error, phone, query = '?' } = props;
  const { days, nearest, earlierFrom, laterFrom } = options;
  const openOn = days.find((day) => day.times.some(({ value }) => value === props.chosen))?.on;
  return (
    <FieldGroup id="startsAt" {...{ legend, legendIsHeading, hint, error }} className="time-choice">
      {nearest.length > 0 ? (
        <div className="time-day">
          <h2>{messages.nearest}</h2>
          <Times {...props} times={nearest} idPrefix="nearest" isFullLabel />
        </div>
      ) : null}
      {days.length === 0 ? <p>{messages.none(phone)}</p> : null}
      {days.map((day, index) => (
        <Day
          key={day.on}
          {...props}
          day={day}
          isOpen={openOn ? day.on === openOn : index === 0}
          idPrefix={index === 0 && nearest.length === 0 ? 'first' : day.on}
        />
      ))}
      <p className="time-pages">
        {earlierFrom ? <a href={`${query}a-partir=${earlierFrom}`}>{messages.earlier}</a> : null}
        {laterFrom ? <a href={`${query}a-partir=${laterFrom}`}>{messages.later}</a> : null}
      </p>
    </FieldGroup>
  );
}

type DayProps = TimeChoiceProps & { day: DayOption; isOpen: boolean; idPrefix: string };

function Day({ day, isOpen, ...props }: DayProps) {
  const messages = useMessages(bookingMessages).time;
  const halves = [
    { title: messages.morning, times: day.times.filter(({ isMorning }) => isMorning) },
    { title: messages.afternoon, times: day.times.filter(({ isMorning }) => !isMorning) },
  ].filter(({ times }) => times.length > 0);
  return (
    <details className="disclosure time-day" open={isOpen}>
      <summary>
        <span className="time-day-name">{day.label}</span>{' '}
        <span className="time-day-count">{messages.free(day.times.length)}</span>
      </summary>
      {halves.map(({ title, times }, index) => (
        <div key={title}>
          <h2 className="time-half">{title}</h2>
          <Times {...props} times={times} idPrefix={index === 0 ? props.idPrefix : day.on} />
        </div>
      ))}
    </details>
  );
}

type TimesProps = TimeChoiceProps & {
  times: readonly TimeOption[];
  idPrefix: string;
  isFullLabel?: boolean;
};

function Times({ times, idPrefix, chosen, isHeld, isFullLabel = false }: TimesProps) {
  const messages = useMessages(bookingMessages).time;
  const isFirstOfAll = (index: number) =>
    index === 0 && (idPrefix === 'first' || idPrefix === 'nearest');
  return (
    <div className={isFullLabel ? 'choices choices-list' : 'choices choices-grid'}>
      {times.map(({ value, time, label }, index) => {
        // The error summary links to the very first choice.
        const id = isFirstOfAll(index) ? 'startsAt' : `${idPrefix}-${value}`;
        const isChosen = value === chosen;
        return (
          <div key={value} className="choice choice-card">
            <input type="radio" id={id} name="startsAt" value={value} defaultChecked={isChosen} />
            <label htmlFor={id}>
              {isFullLabel ? label : <ShortLabel time={time} label={label} />}
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
