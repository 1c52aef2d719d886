import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { TouchedView } from './touched-view.ts';

type TouchedPeopleProps = TouchedView & {
  /** What the links to the days are for. */
  hint: string;
};

/** Whom a closure touches, with the telephone, and a link for each day that can be moved. */
export function TouchedPeople({ appointments, moves, hint }: TouchedPeopleProps) {
  return (
    <>
      <ul>
        {appointments.map(({ href, moment, what, phone, phoneHref }) => (
          <li key={href}>
            <a href={href}>{moment}</a>: {what},{' '}
            <a href={phoneHref}>
              <PhoneText>{phone}</PhoneText>
            </a>
          </li>
        ))}
      </ul>
      <MoveLinks moves={moves} hint={hint} />
    </>
  );
}

/** A link for each day that can be moved. */
export function MoveLinks({ moves, hint }: Pick<TouchedPeopleProps, 'moves' | 'hint'>) {
  if (moves.length === 0) return null;
  return (
    <>
      <p>{hint}</p>
      <ul>
        {moves.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
