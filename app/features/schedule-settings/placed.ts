/**
 * A list with one of its members at another place.
 * @param place 0 for the first; one beyond the end is the last
 * @returns null when nothing changes, or the member is none
 */
export function placed(ids: readonly number[], id: number, place: number): number[] | null {
  if (!ids.includes(id)) return null;
  const others = ids.filter((each) => each !== id);
  const at = Math.max(0, Math.min(place, others.length));
  const order = [...others.slice(0, at), id, ...others.slice(at)];
  return order.every((each, index) => each === ids[index]) ? null : order;
}
