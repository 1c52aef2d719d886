/** Where the arrows of a row move it to, in the whole list; null at either end. */
export type Neighbours = { up: number | null; down: number | null };

/**
 * Positions in a whole list, from 0, of the rows before and after one of those that are shown: archived ones and those
 * of another kind lie between, and are passed over.
 */
export function neighboursOf(
  whole: readonly number[],
  shown: readonly number[],
  id: number,
): Neighbours {
  const at = shown.indexOf(id);
  const placeOf = (neighbour: number | undefined) =>
    at === -1 || neighbour === undefined ? null : whole.indexOf(neighbour);
  return { up: placeOf(shown[at - 1]), down: placeOf(shown[at + 1]) };
}
