import { staffUndo } from '#app/locales/pt-BR/staff/day/undo.ts';

/** What a move did; the way to take it back, for as long as there is one. */
export type MoveTold = { text: string; undoHref: string | null };

/** Where the script tells what becomes of a move; after one, what happened. */
export function MoveBar({ moved }: { moved: MoveTold | null }) {
  return (
    <div className="agenda-move-bar no-print" data-keep="">
      <p role="status">{moved?.text}</p>
      {moved?.undoHref ? <a href={moved.undoHref}>{staffUndo.button}</a> : null}
    </div>
  );
}
