import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';

const messages = staffSettings.resources;
const MAX_LISTED = 6;

/** What taking out of use does, or putting back. */
export type UseEffects = {
  lines: readonly string[];
  /** Appointments to come that stay, earliest first. */
  booked: readonly { href: string; words: string }[];
  /** Of what the page showed; the form sends it back when somebody has read it. */
  stamp: string;
};

/** The consequences in numbers, and the first of the appointments that stay. @param props.lines told before them */
export function UseEffectsList({
  effects,
  lines = [],
}: {
  effects: Pick<UseEffects, 'lines' | 'booked'> | null;
  lines?: readonly string[];
}) {
  if (!effects) return null;
  return (
    <>
      <ul>
        {[...lines, ...effects.lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <BookedList booked={effects.booked} />
    </>
  );
}

/** The first of the appointments that stay. */
export function BookedList({ booked }: Pick<UseEffects, 'booked'>) {
  if (booked.length === 0) return null;
  return (
    <ul className="settings-visits">
      {booked.slice(0, MAX_LISTED).map(({ href, words }) => (
        <li key={href}>
          <a href={href}>{words}</a>
        </li>
      ))}
      {booked.length > MAX_LISTED ? <li>{messages.more(booked.length - MAX_LISTED)}</li> : null}
    </ul>
  );
}
