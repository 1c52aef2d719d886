import { CHECKED_FILES, FAST_MS, PROBE_MS, SECURITY_HEADERS, SLOW_MS } from './check.ts';
import { type Check, fail, fine, warn } from './check-services.server.ts';
import { findingOf, reachSite, type SiteWay } from './reach-site.server.ts';

const HAIRPIN = 'own-name-unreachable-from-here';
const PROBES = 3;
/** Of all probes together, within the time of a check. */
const PROBING_MS = 7_500;

/** The process answers at the address that visitors use. */
export const checkServer: Check = async (services) => {
  const { via, health, nameRefusal } = await reachSite(services);
  if (!health.ok) return fail(findingOf(health.refusal), { refusal: health.refusal, nameRefusal });
  const raw = { status: health.value.status, milliseconds: Math.round(health.value.latencyMs) };
  if (health.value.status !== 200) return fail('unexpected-status', raw);
  return via === 'name' ? fine(raw) : warn('fetch-failure', { ...raw, nameRefusal, note: HAIRPIN });
};

/** The page that comes says of itself that it is this site's. */
export const checkHost: Check = async (services) => {
  const way = await reachSite(services);
  const { origin, hostname } = services.env.baseUrl;
  if (way.via === 'loopback') {
    return warn('fetch-failure', { expected: origin, ...wayOf(way), note: HAIRPIN });
  }
  const page = await way.ask('/');
  if (!page.ok) {
    const isElsewhere = page.refusal === 'redirected';
    return fail(isElsewhere ? 'host-mismatch' : findingOf(page.refusal), { refusal: page.refusal });
  }
  if (page.value.status !== 200) return fail('unexpected-status', { status: page.value.status });
  const said = canonicalOrigin(page.value.body.toString('utf8'));
  const raw = { expected: origin, host: hostname, said };
  return said === origin ? fine(raw) : fail('host-mismatch', raw);
};

/** Files that do not change come whole. */
export const checkAssets: Check = async (services) => {
  const way = await reachSite(services);
  const files = await Promise.all(
    CHECKED_FILES.map(async (path) => {
      const answer = await way.ask(path, PROBE_MS);
      if (!answer.ok) return { path, isThere: false, refusal: answer.refusal };
      const { status, body } = answer.value;
      return { path, isThere: status === 200 && body.length > 0, status, bytes: body.length };
    }),
  );
  const there = files.filter(({ isThere }) => isThere).length;
  const raw = { files, ...wayOf(way) };
  if (there === files.length) return fine(raw);
  return there > 0 ? warn('partial-assets', raw) : fail(emptyHanded(way), raw);
};

/** The five headers: all is well, three or four are a warning. */
export const checkHeaders: Check = async (services) => {
  const way = await reachSite(services);
  const page = await way.ask('/');
  if (!page.ok) return fail(findingOf(page.refusal), { refusal: page.refusal, ...wayOf(way) });
  const { headers } = page.value;
  const missing = SECURITY_HEADERS.filter((name) => !headers[name]);
  const raw = {
    present: SECURITY_HEADERS.filter((name) => headers[name]),
    missing,
    ...wayOf(way),
  };
  if (missing.length === 0) return fine(raw);
  return missing.length <= 2 ? warn('missing-headers', raw) : fail('missing-headers', raw);
};

/** Three pages, one after another; a page that does not come in time counts with the time that it was waited for. */
export const checkSpeed: Check = async (services) => {
  const startedMs = performance.now();
  const way = await reachSite(services);
  const probes: { milliseconds: number; refusal?: string }[] = [];
  for (let probe = 0; probe < PROBES; probe += 1) {
    const leftMs = Math.floor(PROBING_MS - (performance.now() - startedMs));
    if (leftMs < 500) break;
    const begunMs = performance.now();
    const answer = await way.ask('/', Math.min(PROBE_MS, leftMs));
    const milliseconds = Math.round(performance.now() - begunMs);
    probes.push(answer.ok ? { milliseconds } : { milliseconds, refusal: answer.refusal });
  }
  const mean = probes.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / probes.length;
  const raw = { probes, meanMs: Math.round(mean), ...wayOf(way) };
  const answered = probes.filter(({ refusal }) => refusal === undefined);
  const isCut = probes.some(({ refusal }) => refusal !== undefined && refusal !== 'timeout');
  if (answered.length === 0 || isCut) return fail(emptyHanded(way, probes), raw);
  if (mean > SLOW_MS) return warn('slow', raw);
  return fine(mean < FAST_MS ? raw : { ...raw, note: 'between-fast-and-slow' });
};

/** The answer does not say which program gave it. */
export const checkServerHeader: Check = async (services) => {
  const way = await reachSite(services);
  const page = await way.ask('/');
  if (!page.ok) return fail(findingOf(page.refusal), { refusal: page.refusal, ...wayOf(way) });
  const said = page.value.headers.server;
  const raw = { server: said?.slice(0, 100) ?? null, ...wayOf(way) };
  return said ? warn('worrying', raw) : fine(raw);
};

const wayOf = ({ via, nameRefusal }: SiteWay) => (nameRefusal ? { via, nameRefusal } : { via });

/** Why nothing came at all. */
function emptyHanded({ health }: SiteWay, probes: readonly { refusal?: string }[] = []) {
  if (!health.ok) return findingOf(health.refusal);
  const areLate = probes.length > 0 && probes.every(({ refusal }) => refusal === 'timeout');
  return areLate ? 'timeout' : 'fetch-failure';
}

/** The origin that a page says is its own; null when it says none. */
function canonicalOrigin(html: string): string | null {
  const [tag = ''] = /<link\b[^<>]{0,500}\brel="canonical"[^<>]{0,500}>/i.exec(html) ?? [];
  const href = /\bhref="([^"]{1,300})"/i.exec(tag)?.[1];
  return href ? (URL.parse(href)?.origin ?? null) : null;
}
