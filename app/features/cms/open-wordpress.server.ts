import type { CmsClient } from './foreign-entry.ts';

/** Placeholder. */
export function openWordpress(address: string): CmsClient {
  throw new Error(address);
}
