/** Top-level fields whose values differ. */
export function changedFields(one: object, other: object): string[] {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isSame(before.get(name), after.get(name)));
}

/** Whether two values of a record are equal, whatever the order of their keys, which the database does not keep. */
export function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

/** JSON with its keys in order: the same text for equal values; empty for undefined. */
export function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${inOrder(inner)}`).join()}}`;
}
