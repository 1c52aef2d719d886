import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const { check } = staffAgenda.closures;

type ClosurePreviewProps = {
  appointments: readonly { href: string; moment: string; what: string }[];
  /** What was sent, with the stamp of having seen them. */
  fields: readonly (readonly [name: string, value: string])[];
};

/** The booked appointments within what is about to be closed. */
export function ClosurePreview({ appointments, fields }: ClosurePreviewProps) {
  return (
    <form method="post" className="stack">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Notice tone="warning" role="alert" title={check.count(appointments.length)}>
        <p>{check.text}</p>
        <ul>
          {appointments.map(({ href, moment, what }) => (
            <li key={href}>
              <a href={href}>{moment}</a>: {what}
            </li>
          ))}
        </ul>
      </Notice>
      <ButtonRow>
        <Button size="large">{check.close}</Button>
        <a className="button button-quiet" href={AGENDA_PATHS.closures}>
          <span>{check.correct}</span>
        </a>
      </ButtonRow>
    </form>
  );
}
