import { type CellPlace, nextCell } from '#app/features/agenda/grid/next-cell.ts';

/**
 * Makes a grid of the lists of a day or a week: one stop for Tab, the arrows walk through times and columns. The roles come only
 * with the keys, so that without a script the lists stay lists.
 */
export default function dayGrid(root: HTMLElement): void {
  let { cells, times, places, stop } = prepare(root);
  // The live agenda has changed cells.
  document.addEventListener('live-renewed', () => {
    ({ cells, times, places, stop } = prepare(root));
  });

  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !places.has(target)) return;
    if (stop) stop.tabIndex = -1;
    stop = target;
    stop.tabIndex = 0;
  });
  root.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    const place = target instanceof HTMLElement ? places.get(target) : undefined;
    if (!place || ctrlKey || altKey || metaKey) return;
    const next = nextCell(times, place, key);
    if (!next) return;
    event.preventDefault();
    cells[next.column]?.[next.index]?.focus();
  });
  showToday(root);
  root.dataset.ready = 'yes';
}

/** A week that is wider than its window begins at today. */
function showToday(root: HTMLElement): void {
  const today = root.querySelector<HTMLElement>('.cal-today');
  const axis = root.querySelector<HTMLElement>('.cal-axis');
  if (today && axis) root.scrollLeft = today.offsetLeft - axis.offsetWidth;
}

/** Names the parts of the grid as it is now, and gives its cells their one stop. */
function prepare(root: HTMLElement) {
  const columns = [...root.querySelectorAll<HTMLElement>('.cal-column')];
  const cells = columns.map(cellsOf);
  nameRoles(root, columns);
  const times = cells.map((column) =>
    column.map((cell) => cell.closest<HTMLElement>('[data-at]')?.dataset.at ?? ''),
  );
  const places = new Map<HTMLElement, CellPlace>();
  const stop = firstStop(cells);
  for (const [column, inColumn] of cells.entries())
    for (const [index, cell] of inColumn.entries()) {
      cell.tabIndex = cell === stop ? 0 : -1;
      places.set(cell, { column, index });
    }
  return { cells, times, places, stop };
}

/** What can be opened or pressed, and closures and holds, which are read only. */
function cellsOf(column: HTMLElement): HTMLElement[] {
  // Hidden on a phone: devices.
  if (!column.checkVisibility()) return [];
  return [...column.querySelectorAll<HTMLElement>('.cal-events > * > :not(.cal-block)')];
}

/** The cell in use, else the first appointment, else whatever is first. */
function firstStop(cells: readonly (readonly HTMLElement[])[]): HTMLElement | undefined {
  const all = cells.flat();
  return (
    all.find((cell) => cell === document.activeElement) ??
    all.find((cell) => cell.parentElement?.matches('.cal-appointment')) ??
    all[0]
  );
}

/** A column is a row to who listens: its practitioner or device is the heading, its times follow. */
function nameRoles(root: HTMLElement, columns: readonly HTMLElement[]): void {
  root.setAttribute('role', 'grid');
  for (const column of columns) {
    column.setAttribute('role', 'row');
    column.querySelector('.cal-head')?.setAttribute('role', 'rowheader');
    column.querySelector('.cal-events')?.setAttribute('role', 'none');
    for (const cell of column.querySelectorAll('.cal-events > *, .cal-empty'))
      cell.setAttribute('role', 'gridcell');
  }
}
