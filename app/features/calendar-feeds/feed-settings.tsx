import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { Button } from '#app/ui/button/button.tsx';

const listMessages = staffFeeds.list;

export type FeedView = { id: number; name: string; names: string; made: string; isOver: boolean };

/** The feeds, each with a button that revokes it. */
export function FeedList({ feeds, mayWrite }: { feeds: readonly FeedView[]; mayWrite: boolean }) {
  if (feeds.length === 0) return <p>{listMessages.none}</p>;
  return (
    <ul className="settings-list">
      {feeds.map(({ id, name, names, made, isOver }) => (
        <li key={id} className="settings-row">
          <div>
            <div className="settings-name">{name}</div>
            <div>{names}</div>
            <div className="small">{made}</div>
            {isOver ? <div>{listMessages.over}</div> : null}
          </div>
          {mayWrite ? (
            <form method="post" className="settings-acts">
              <input type="hidden" name="id" defaultValue={id} />
              <Button
                look="danger"
                name="acao"
                value="encerrar"
                aria-label={listMessages.revokeFor(name, made)}
              >
                {listMessages.revoke}
              </Button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
