import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { ok, type Result } from '#app/platform/result.ts';
import type { CmsClient, CmsFailure } from './foreign-entry.ts';
import { createBreakers } from './wordpress/wordpress-calls.server.ts';
import { wordPressClient } from './wordpress/wordpress-client.server.ts';

/** The client of a WordPress, by the process's own calls. Its pictures may be called with 'www.' or without. */
export function openWordpress(address: string): CmsClient {
  return wordPressClient({ url: address, outbound, imageOrigins: twinOf(address) });
}

/** One that asks even a source that is left alone for a minute, as it has just failed: for who wants to know how it is now. */
export function askingWordpress(address: string): CmsClient {
  const breakers = createBreakers(() => performance.now());
  return wordPressClient({ url: address, outbound, breakers });
}

function twinOf(address: string): string[] {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return [];
  const twin = url.host.startsWith('www.') ? url.host.slice(4) : `www.${url.host}`;
  return [`https://${twin}`];
}

/** Asks a content system once who it is and how many posts it has; nothing is kept. */
export async function probeSource(
  client: CmsClient,
): Promise<Result<{ name: string; posts: number }, CmsFailure>> {
  const about = await client.routes();
  if (!about.ok) return about;
  const posts = await client.entries('post', { page: 1 });
  if (!posts.ok) return posts;
  return ok({ name: about.value.name, posts: posts.value.total });
}
