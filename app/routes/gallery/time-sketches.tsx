import { data, useLoaderData, useParams } from 'react-router';
import { DayStrip } from '#app/features/booking/day-strip.tsx';
import { JourneyBar, JourneyFrame } from '#app/features/booking/journey-frame.tsx';
import { SoonestTimes } from '#app/features/booking/soonest-times.tsx';
import { TimeChoice, Times } from '#app/features/booking/time-choice.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { loader as timeLoader } from '#app/routes/booking/time.tsx';
import type { TimeOption } from '#app/scheduling/time-options.server.ts';
import './gallery.css';

export { loader } from '#app/routes/booking/time.tsx';

export function meta() {
  return [{ title: 'Esboços do horário' }, { name: 'robots', content: 'noindex' }];
}

type Screen = ReturnType<typeof useLoaderData<typeof timeLoader>>;

/**
 * Three ways to choose a time, with the agenda's own data: /galeria/horario/a?servico=…; only in development.
 * docs/decisions/0025 says why the first.
 */
const SKETCHES: Record<string, React.ComponentType<Screen>> = {
  a: StripOfDays,
  b: DaysBelowEachOther,
  c: HalfDayFirst,
};

export default function TimeSketches() {
  const screen = useLoaderData<typeof timeLoader>();
  const { continue: label, time } = useMessages(bookingMessages);
  const Sketch = SKETCHES[useParams().sketch ?? ''];
  if (!Sketch) throw data(null, { status: 404 });
  return (
    <div className="screen">
      <div className="wrap">
        <JourneyFrame frame={screen.frame}>
          <h1>{time.title}</h1>
          <Sketch {...screen} />
          <JourneyBar hold={null} label={label} />
        </JourneyFrame>
      </div>
    </div>
  );
}

/** The first times as buttons, a strip of days, the times of one day. */
function StripOfDays({ options, service, chosen, query, frame }: Screen) {
  return (
    <>
      <SoonestTimes times={options.soonest} service={service.slug} action="" />
      <DayStrip options={options} query={query} />
      <TimeChoice
        {...{ options, chosen }}
        error={undefined}
        isHeld={false}
        phone={frame.phone.display}
      />
    </>
  );
}

/** All days below each other with how much is free; one opens in its place. */
function DaysBelowEachOther({ options, chosen, query }: Screen) {
  const { time: messages } = useMessages(bookingMessages);
  const { days, chosenDay } = options;
  return (
    <div className="flow">
      {days.map(({ on, label, count }) => (
        <section key={on}>
          <h2 className="sketch-day">
            <a href={`${query}dia=${on}`}>
              {label}: {messages.free(count)}
            </a>
          </h2>
          {on === chosenDay?.on
            ? chosenDay.halves.map(({ id, shown, more }) => (
                <Times key={id} idPrefix={id} times={inOrder(shown, more)} {...{ chosen }} />
              ))
            : null}
        </section>
      ))}
    </div>
  );
}

/** First morning or afternoon, then the day, then the time. */
function HalfDayFirst({ options, chosen, query }: Screen) {
  const { time: messages } = useMessages(bookingMessages);
  return (
    <div className="flow">
      {options.chosenDay?.halves.map(({ id, shown, more }) => (
        <details key={id} className="disclosure" name="half" open={id === 'morning'}>
          <summary>
            <span>{messages[id]}</span>
          </summary>
          <div className="disclosure-body">
            <DayStrip options={options} query={query} />
            <Times idPrefix={id} times={inOrder(shown, more)} {...{ chosen }} />
          </div>
        </details>
      ))}
    </div>
  );
}

function inOrder(...lists: (readonly TimeOption[])[]): TimeOption[] {
  return lists.flat().toSorted((a, b) => a.value.localeCompare(b.value));
}
