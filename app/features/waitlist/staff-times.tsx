import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { Act } from './staff-act.tsx';
import type { Rows } from './staff-list.tsx';
import type { EndedView, TimeView } from './staff-list-view.ts';

/** Free times that would suit somebody, with who is next and who is passed over. */
export function SuitingTimes({ rows, mayWrite }: Rows<TimeView>) {
  const { times } = messages;
  return (
    <ul className="waitlist-rows">
      {rows.map((time) => (
        <li key={time.key} className="waitlist-row">
          <strong>{time.moment}</strong>
          <span>{time.what}</span>
          <span>{times.next(time.next)}</span>
          {time.isAlready ? <span className="small">{times.soon}</span> : null}
          {time.skipped.length > 0 ? (
            <details>
              <summary>{times.skipped(time.skipped.length)}</summary>
              <ul>
                {time.skipped.map(({ key, text }) => (
                  <li key={key}>{text}</li>
                ))}
              </ul>
            </details>
          ) : null}
          {mayWrite ? (
            <form method="post" className="waitlist-actions">
              <input type="hidden" name="espera" value={time.entryId} />
              <input type="hidden" name="servico" value={time.serviceId} />
              <input type="hidden" name="profissional" value={time.practitionerId} />
              <input type="hidden" name="inicio" value={time.startsAt} />
              <Act value="oferecer" label={times.offer} name={`${time.next}, ${time.moment}`} />
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What became of the last offers. */
export function EndedOffers({ rows }: { rows: readonly EndedView[] }) {
  if (rows.length === 0) return <p>{messages.recent.none}</p>;
  return (
    <ul>
      {rows.map(({ id, text, state, at }) => (
        <li key={id}>
          {text} – <strong>{state}</strong> <span className="small">{at}</span>
        </li>
      ))}
    </ul>
  );
}
