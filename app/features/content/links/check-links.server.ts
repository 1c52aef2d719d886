import type { Outbound, OutboundRefusal } from '#app/platform/outbound/outbound.server.ts';
import type { OutsideLink } from './outside-links.ts';

const TIMEOUT_MS = 5_000;
const AT_ONCE = 6;
/** Of a text; the others are told as not checked. */
const MAX_LINKS = 30;
/** Of a page only its beginning is of interest. */
const MAX_BYTES = 512 * 1024;

export type CheckedLinks = {
  /** Nobody who follows them finds anything. */
  dead: readonly OutsideLink[];
  /** Nothing is known: the network, or the other site for a moment. */
  unchecked: readonly OutsideLink[];
};

type Finding = 'there' | 'dead' | 'unknown-host' | 'unchecked';

/**
 * Asks each link's site for its page. Sites that ask who is there, or send one elsewhere, are there. A name that is not
 * found counts as dead only when another site was reached at the same time: else the network here may be the reason.
 */
export async function checkLinks(
  links: readonly OutsideLink[],
  call: Outbound,
): Promise<CheckedLinks> {
  const found = new Map<OutsideLink, Finding>();
  const waiting = links.slice(0, MAX_LINKS);
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift())
      found.set(link, await look(link, call));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const isOnline = [...found.values()].some((finding) => finding === 'there' || finding === 'dead');
  const isDead = (link: OutsideLink) => {
    const finding = found.get(link) ?? 'unchecked';
    return finding === 'dead' || (finding === 'unknown-host' && isOnline);
  };
  const dead = links.filter(isDead);
  const unchecked = links.filter((link) => !isDead(link) && found.get(link) !== 'there');
  return { dead, unchecked };
}

async function look({ href }: OutsideLink, call: Outbound): Promise<Finding> {
  const first = await ask(href, 'HEAD', call);
  // Some sites answer no question but for the page itself.
  return first === 'there' || first === 'unknown-host' ? first : ask(href, 'GET', call);
}

async function ask(href: string, method: 'HEAD' | 'GET', call: Outbound): Promise<Finding> {
  const url = new URL(href);
  url.hash = '';
  const origins = [url.origin];
  const answer = await call({ url, origins, method, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  if (!answer.ok) return REFUSALS[answer.refusal];
  const { status } = answer.value;
  if (status === 404 || status === 410) return 'dead';
  return status < 500 ? 'there' : 'unchecked';
}

const REFUSALS: Readonly<Record<OutboundRefusal, Finding>> = {
  redirected: 'there',
  'too-large': 'there',
  'unknown-host': 'unknown-host',
  // Neither a page for visitors nor one that this process may ask for.
  'private-address': 'dead',
  'not-an-address': 'dead',
  'host-not-allowed': 'dead',
  insecure: 'dead',
  certificate: 'dead',
  timeout: 'unchecked',
  unreachable: 'unchecked',
  broken: 'unchecked',
};
