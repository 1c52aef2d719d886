import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { Button } from '#app/ui/button/button.tsx';

const texts = staffFeeds.list;

export type FeedView = { id: number; name: string; names: string; made: string; isOver: boolean };

/** The calendars that can be read, each with the button that ends it. */
export function FeedList({ feeds, mayWrite }: { feeds: readonly FeedView[]; mayWrite: boolean }) {
  if (feeds.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="settings-list">
      {feeds.map(({ id, name, names, made, isOver }) => (
        <li key={id} className="settings-row">
          <div>
            <div className="settings-name">{name}</div>
            <div>{names}</div>
            <div className="small">{made}</div>
            {isOver ? <div>{texts.over}</div> : null}
          </div>
          {mayWrite ? (
            <form method="post" className="settings-acts">
              <input type="hidden" name="id" defaultValue={id} />
              <Button
                look="danger"
                name="acao"
                value="encerrar"
                aria-label={texts.revokeFor(name, made)}
              >
                {texts.revoke}
              </Button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
