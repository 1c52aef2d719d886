import { outbound } from '#app/platform/outbound/outbound.server.ts';
import type { CmsClient } from './foreign-entry.ts';
import { wordPressClient } from './wordpress/wordpress-client.server.ts';

/** The client of a WordPress, by the process's own calls. */
export function openWordpress(address: string): CmsClient {
  return wordPressClient({ url: address, outbound });
}
