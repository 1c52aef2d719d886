/** Id of the form that a page is about; errors of no field alone lead to it too. */
export const MAIN_FORM = 'formulario';

/** What an address says of the way through the first run, once. */
export const WAY_MARKS = {
  /** Of a form that is sent: once it is taken, the way goes on to the next step. */
  goOn: 'seguir',
  /** Of the next step's page: the one that was left. */
  left: 'passo',
  /** The query of the page that tells what was saved there, whom it concerns, and takes it back; '' where nothing was. */
  saved: 'salvo',
} as const;

/** The entry of a list that the form comes back at, by its path, 'people.2'. */
export const ROW_MARK = 'linha';

/** Where a page's form is sent to stay on the page: its address without the marks. @param search of the page */
export function pathToStay(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const mark of [...Object.values(WAY_MARKS), ROW_MARK]) query.delete(mark);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same, to come back at an entry of a list. @param row its path, 'people.2' */
export function pathToRow(path: string, search: string, row: string): string {
  return `${pathMarked(path, search, { [ROW_MARK]: row })}#${row}`;
}

/** Where a page's form is sent with one mark in the address, in place of any other. @param search of the page */
export function pathMarked(path: string, search: string, mark: Record<string, string>): string {
  const stay = pathToStay(path, search);
  return `${stay}${stay.includes('?') ? '&' : '?'}${new URLSearchParams(mark)}`;
}
