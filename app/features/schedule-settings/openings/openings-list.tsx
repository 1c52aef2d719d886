import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { OpeningsView } from './openings-view.ts';

const messages = staffSettings.openings;

/** What a change does to the times that can be booked, before it is saved. */
export function OpeningsList({ days }: { days: readonly OpeningsView[] }) {
  return (
    <div className="stack openings">
      {days.map(({ on, headline, warning, rows }) => (
        <div key={on} className="stack">
          {warning ? (
            <Notice tone="warning" title={messages.none}>
              <p>{warning}</p>
            </Notice>
          ) : (
            <p className="openings-head">{headline}</p>
          )}
          {rows.length > 1 || (warning && rows.length > 0) ? (
            <details>
              <summary>{messages.each}</summary>
              <table className="openings-table">
                <thead>
                  <tr>
                    <th scope="col">{messages.what}</th>
                    <th scope="col">{messages.now}</th>
                    <th scope="col">{messages.later}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ name, before, after }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{before}</td>
                      <td>{after}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          ) : null}
        </div>
      ))}
    </div>
  );
}
