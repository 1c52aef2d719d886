import { staffSearch } from '#app/locales/pt-BR/staff/people/search.ts';

const { keys } = staffSearch;
export const KEYS_ID = 'atalhos';

/** A key of every staff page that leads somewhere. */
export type StaffKey = { key: string; href: string };

/** What the keys do, and the way to switch them off. The enhancement `staff-keys` listens to them. */
export function StaffKeys({ goes }: { goes: readonly StaffKey[] }) {
  const shown = keys.list.filter(
    ([key]) => !(key in keys.places) || goes.some((each) => each.key === key),
  );
  return (
    <dialog id={KEYS_ID} popover="auto" className="dialog" aria-labelledby={`${KEYS_ID}-title`}>
      <h2 id={`${KEYS_ID}-title`}>{keys.title}</h2>
      <p>{keys.lead}</p>
      <dl className="staff-keys">
        {shown.map(([key, what]) => (
          <div key={key} data-goes={goes.find((each) => each.key === key)?.href} data-key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button button-secondary"
        data-switch=""
        data-off={keys.off}
        data-on={keys.on}
      >
        {keys.off}
      </button>
    </dialog>
  );
}
