import { z } from 'zod';

/** Hours that somebody has set, as the audit log keeps them. */
export const hoursDetail = z.object({
  from: z.string(),
  /** Exclusive; null for no end. */
  until: z.string().nullable(),
  week: z.unknown(),
  /** What stood on its first day; absent in what earlier releases have written. */
  was: z.unknown().optional(),
  /** Null for the main house. */
  branch: z.string().nullish().default(null),
  isUndone: z.boolean().default(false),
  /** Whether a saved record has changed them along. */
  isAlong: z.boolean().default(false),
});
type Change = z.output<typeof hoursDetail>;

/** Hours that were set in a house, and the week without an end whose place they took; null where none is known. */
export type HoursChange = Change & { before: unknown };

/**
 * Changes of somebody's hours as the audit log keeps them, each beside what stood on its first day. Weeks with an end
 * give way to what stood before them, so nothing is compared with them.
 * @param details the oldest first
 * @returns one for each; null for what cannot be read
 */
export function hoursChanges(details: readonly unknown[]): (HoursChange | null)[] {
  const houses = new Map<string | null, Change[]>();
  return details.map((detail) => {
    const { data } = hoursDetail.safeParse(detail);
    if (!data) {
      houses.clear();
      return null;
    }
    const set = houses.get(data.branch) ?? [];
    houses.set(data.branch, set);
    const stands = ({ from, until }: Change) => until === null && from <= data.from;
    if (!data.isUndone) {
      const before = data.was ?? set.findLast(stands)?.week ?? null;
      set.push(data);
      return { ...data, before };
    }
    // Only the last change is ever taken back; what stood before it stands again.
    const undone = set.pop();
    const before = data.was ?? (undone && stands(undone) ? undone.week : null);
    return { ...data, before };
  });
}
