/** A cell by its column and its place in it. */
export type CellPlace = { column: number; index: number };

const ALONG = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);
const ACROSS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * The cell that a key leads to: up and down along a column's time, sideways to the cell of the next column that begins
 * last before this one or with it, columns without cells passed over.
 * @param columns when each cell begins, 'HH:MM', earliest first
 * @returns null where the key leads nowhere
 */
export function nextCell(
  columns: readonly (readonly string[])[],
  { column, index }: CellPlace,
  key: string,
): CellPlace | null {
  const cells = columns[column] ?? [];
  if (key === 'Home') return { column, index: 0 };
  if (key === 'End') return { column, index: cells.length - 1 };
  const along = ALONG.get(key);
  if (along !== undefined) return index + along in cells ? { column, index: index + along } : null;
  const across = ACROSS.get(key);
  if (across === undefined) return null;
  const here = cells[index] ?? '';
  for (let other = column + across; other in columns; other += across) {
    const times = columns[other] ?? [];
    if (times.length === 0) continue;
    const later = times.findIndex((at) => at > here);
    const before = later === -1 ? times.length : later;
    return { column: other, index: Math.max(0, before - 1) };
  }
  return null;
}
