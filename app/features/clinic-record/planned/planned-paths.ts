import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';

/** Who must be told of a change that waits for its day. */
export const plannedNoticesPath = (id: number) => `${RECORD_PATHS.overview}/avisos/marcada-${id}`;

/** The plan that the last word of such a path names; null for another word. */
export function planIdOf(word: string): number | null {
  const [, id] = /^marcada-([1-9]\d{0,8})$/.exec(word) ?? [];
  return id === undefined ? null : Number(id);
}
