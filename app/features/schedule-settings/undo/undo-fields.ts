import type { RowSaved } from './row-saved.tsx';

/** What takes a change back: the name of its field in forms, and in the address of the page after the change. */
export const UNDO_FIELD = 'volta';
/** The slug of the row that a form was in. */
export const ROW_FIELD = 'linha';
const DID = 'fez';

/** The buttons that take something back in a row of a list. */
export const ROW_ACTS = ['voltar-ordem', 'voltar-uso'] as const;
export type RowAct = (typeof ROW_ACTS)[number];

const WORDS = {
  ...{ up: 'subiu', down: 'desceu', off: 'fora-de-uso', on: 'em-uso' },
  ...{ undone: 'desfeito', late: 'tarde' },
} as const satisfies Record<RowSaved['did'], string>;

/** The address of a page after a press in one of its rows. @param focus the element that takes the focus */
export function afterRowPress(path: string, { slug, did, undo }: RowSaved, focus: string): string {
  return `${path}?${ROW_FIELD}=${slug}&${DID}=${WORDS[did]}&${UNDO_FIELD}=${undo}#${focus}`;
}

/** What the last press did to a row, from the address of the page; null for nothing. */
export function rowSavedOf({ searchParams }: URL, mayWrite: boolean): RowSaved | null {
  const found = Object.entries(WORDS).find(([, word]) => word === searchParams.get(DID));
  const did = (['up', 'down', 'off', 'on', 'undone', 'late'] as const).find(
    (each) => each === found?.[0],
  );
  const undo = mayWrite ? Number(searchParams.get(UNDO_FIELD)) || 0 : 0;
  return did ? { slug: searchParams.get(ROW_FIELD) ?? '', did, undo } : null;
}
