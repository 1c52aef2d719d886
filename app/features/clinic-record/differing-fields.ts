import { isSame } from '#app/clinic/record/same-value.ts';

/** Whether two entries differ in one of some fields; a switch that is off is like one that was never set. */
export function differs(one: object, two: object, fields: readonly string[]): boolean {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(two))];
  const told = (value: unknown) => (value === false ? undefined : value);
  return fields.some((name) => !isSame(told(before.get(name)), told(after.get(name))));
}
