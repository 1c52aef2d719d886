/**
 * Which of the old parts stands for each new one: the first of the same key that no other has taken.
 * @returns an index of `old` for each of `next`; null where it is new
 */
export function matchChildren(old: readonly string[], next: readonly string[]): (number | null)[] {
  const left = new Map<string, number[]>();
  for (const [index, key] of old.entries()) {
    const same = left.get(key) ?? [];
    same.push(index);
    left.set(key, same);
  }
  return next.map((key) => left.get(key)?.shift() ?? null);
}
