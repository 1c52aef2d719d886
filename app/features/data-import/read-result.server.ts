import type { Queryable } from '#app/db/database.ts';
import { mayUndo } from './import-kinds.ts';
import { LINES_ON_PAGE, type ResultView, resultView } from './result-view.ts';
import {
  countFaultyRows,
  countsShape,
  type DataImport,
  faultyRows,
} from './stored-import.server.ts';
import { keptOf } from './undo-data-import.server.ts';

type Asked = {
  /** Page of the list of lines, as in the address. */
  asked: string | null;
  now: Date;
  /** Page of an appointment that was kept. */
  hrefOf: (protocol: string) => string;
};

/** What has been found of an import's lines, or was made of them; null before that. */
export async function readResult(
  db: Queryable,
  { id, state, counts, changedAt }: DataImport,
  { asked, now, hrefOf }: Asked,
): Promise<ResultView | null> {
  if (state !== 'checked' && state !== 'done' && state !== 'undone') return null;
  const told = await countFaultyRows(db, id);
  const pageCount = Math.max(1, Math.ceil(told / LINES_ON_PAGE));
  const number = Number(asked ?? 1);
  const page = Number.isInteger(number) && number >= 1 ? Math.min(number, pageCount) : 1;
  const offset = (page - 1) * LINES_ON_PAGE;
  return resultView({
    ...{ state, told, page, hrefOf },
    mayUndo: state === 'done' && mayUndo(changedAt, now),
    counts: countsShape.parse(counts),
    rows: await faultyRows(db, id, { limit: LINES_ON_PAGE, offset }),
    kept: state === 'undone' ? await keptOf(db, id) : null,
  });
}
