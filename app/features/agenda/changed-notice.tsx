import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const texts = staffAgenda.refusals;

/** Somebody else was quicker: who, and what they did. */
export function ChangedNotice({ changes }: { changes: readonly string[] }) {
  return (
    <Notice tone="warning" role="alert" title={texts.title}>
      <p>{texts.changed}</p>
      {changes.length > 0 ? (
        <>
          <p>{texts.since}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{texts.again}</p>
    </Notice>
  );
}
