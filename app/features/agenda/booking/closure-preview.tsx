import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { TouchedPeople } from '#app/features/agenda/closed/touched-people.tsx';
import type { TouchedView } from '#app/features/agenda/closed/touched-view.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffClosureDays } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const { check } = staffAgenda.closures;

export type ClosurePreviewView = {
  does: 'closes' | 'opens';
  /** The free times that close or open. */
  line: string;
  /** Each day that closes or opens, with its hours; the one period of what does not repeat. */
  days: readonly string[];
  /** Booked within what closes. */
  appointments: TouchedView['appointments'];
  moves: TouchedView['moves'];
  /** What was sent, with the stamp of having read this. */
  fields: readonly (readonly [name: string, value: string])[];
};

/** What closing or opening would do, and the button that does it. */
export function ClosurePreview(preview: ClosurePreviewView) {
  const { does, line, days, appointments, moves, fields } = preview;
  const words = check[does];
  const isBooked = appointments.length > 0;
  return (
    <form method="post" className="stack">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Notice
        tone="warning"
        role="alert"
        title={isBooked ? check.count(appointments.length) : words.notice}
      >
        <p>{line}</p>
        {isBooked ? (
          <>
            <p>{check.text}</p>
            <TouchedPeople {...{ appointments, moves }} hint={staffClosureDays.moveHint} />
          </>
        ) : (
          <p>{words.text}</p>
        )}
      </Notice>
      <section className="flow" aria-labelledby="days-title">
        <h2 id="days-title">{staffClosureDays[does](days.length)}</h2>
        <ul>
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
      </section>
      <ButtonRow>
        <Button size="large">{isBooked ? check.close : words.save}</Button>
        <a className="button button-quiet" href={AGENDA_PATHS.closures}>
          <span>{words.correct}</span>
        </a>
      </ButtonRow>
    </form>
  );
}
