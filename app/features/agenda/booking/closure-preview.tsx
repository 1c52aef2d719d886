import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const { check } = staffAgenda.closures;

export type ClosurePreviewView = {
  does: 'closes' | 'opens';
  /** The free times that close or open. */
  line: string;
  /** Booked within what closes. */
  appointments: readonly { href: string; moment: string; what: string }[];
  /** What was sent, with the stamp of having read this. */
  fields: readonly (readonly [name: string, value: string])[];
};

/** What closing or opening would do, and the button that does it. */
export function ClosurePreview({ does, line, appointments, fields }: ClosurePreviewView) {
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
            <ul>
              {appointments.map(({ href, moment, what }) => (
                <li key={href}>
                  <a href={href}>{moment}</a>: {what}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{words.text}</p>
        )}
      </Notice>
      <ButtonRow>
        <Button size="large">{isBooked ? check.close : words.save}</Button>
        <a className="button button-quiet" href={AGENDA_PATHS.closures}>
          <span>{words.correct}</span>
        </a>
      </ButtonRow>
    </form>
  );
}
