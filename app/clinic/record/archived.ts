import { z } from 'zod';

/** What is archived is offered to nobody any more; appointments that name it keep its words. */
export const isArchived = z.boolean().default(false);

export function isOffered(each: { isArchived: boolean }): boolean {
  return !each.isArchived;
}
