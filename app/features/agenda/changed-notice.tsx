import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffAgenda.refusals;

/** Somebody else changed the appointment first: who, and what they did. */
export function ChangedNotice({ changes }: { changes: readonly string[] }) {
  return (
    <Notice tone="warning" role="alert" title={messages.title}>
      <p>{messages.changed}</p>
      {changes.length > 0 ? (
        <>
          <p>{messages.since}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{messages.again}</p>
    </Notice>
  );
}
