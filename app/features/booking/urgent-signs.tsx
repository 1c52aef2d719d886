import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** What cannot wait for an appointment: the action in one line, the signs folded below it. */
export function UrgentSigns() {
  const { urgent } = useMessages(bookingMessages).service;
  return (
    <section className="urgent-signs" aria-labelledby="urgente" data-impersonal="">
      <h2 id="urgente">
        <Icon name="warning" /> {urgent.title}
      </h2>
      <p>
        <strong>{urgent.action}</strong>
      </p>
      <details>
        <summary>{urgent.signs}</summary>
        <ul>
          {urgent.list.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
