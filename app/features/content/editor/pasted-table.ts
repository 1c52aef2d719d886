import { MAX_COLUMNS } from '#app/platform/text/text-blocks.ts';

const MAX_ROWS = 200;

/**
 * The cells of a table by row and column. A cell that spans rows is in each of them, as every row is read by itself; of
 * one that spans columns the others are null.
 * @returns null for what is no table but a frame: of one column, or of more than a page can show
 */
export function gridOf(table: HTMLTableElement): (Element | null)[][] | null {
  const grid: (Element | null)[][] = [];
  for (const [at, row] of [...table.rows].slice(0, MAX_ROWS).entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column += 1;
      place(grid, { row: at, column, cell });
      column += spanOf(cell, 'colspan');
    }
  }
  const whole = grid.slice(0, table.rows.length).map((cells) => [...cells]);
  const width = Math.max(0, ...whole.map((cells) => cells.length));
  return width < 2 || width > MAX_COLUMNS ? null : whole.map((cells) => padded(cells, width));
}

type Place = { row: number; column: number };

function place(grid: (Element | null)[][], { row, column, cell }: Place & { cell: Element }): void {
  for (let below = 0; below < spanOf(cell, 'rowspan'); below += 1) {
    for (let beside = 0; beside < spanOf(cell, 'colspan'); beside += 1)
      put(grid, { row: row + below, column: column + beside, cell: beside === 0 ? cell : null });
  }
}

function put(
  grid: (Element | null)[][],
  { row, column, cell }: Place & { cell: Element | null },
): void {
  while (grid.length <= row) grid.push([]);
  const cells = grid[row];
  if (cells && column <= MAX_COLUMNS) cells[column] = cell;
}

function padded(cells: readonly (Element | null)[], width: number): (Element | null)[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? null);
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return span >= 1 ? Math.min(span, MAX_COLUMNS + 1) : 1;
}
