import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import type { GoLiveItem, ItemName } from './go-live.ts';
import './first-run.css';

type GoLiveListProps = {
  items: readonly GoLiveItem[];
  /** What stands below an item: forms and links of its own. */
  more?: (name: ItemName) => React.ReactNode;
};

/** What must be so before the site opens, with what lacks and where it is changed. */
export function GoLiveList({ items, more }: GoLiveListProps) {
  return (
    <ul className="go-live">
      {items.map(({ name, lacks, known }) => {
        const { title, how } = staffPublish.items[name];
        const isDone = lacks.length === 0;
        return (
          <li key={name} id={name} data-state={isDone ? 'done' : 'lacks'}>
            <h3>
              {title}: {isDone ? staffPublish.done : staffPublish.lacking}
            </h3>
            {isDone ? null : (
              <ul>
                {lacks.map(({ text, detail = '', href }) => (
                  <li key={text}>
                    {href ? <a href={href}>{text}</a> : text}
                    {detail}
                  </li>
                ))}
              </ul>
            )}
            {known.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {isDone ? null : (
              <p className="small">
                <strong>{staffPublish.how}:</strong> {how}
              </p>
            )}
            {more?.(name)}
          </li>
        );
      })}
    </ul>
  );
}
