import { isPrivatePath } from '#app/platform/private-paths.ts';

const WAIT_MS = { chunk: 1_000, network: 2_000, authorization: 2_000, 'null-reference': 2_000 };
const ANSWER_MS = 5_000;
const GONE_KEY = 'clareia.backup';

/**
 * Faults that make a page unusable: code that fails to load, no network, no permission, a required value
 * that is missing.
 */
export type CriticalKind = keyof typeof WAIT_MS;

const KINDS: [CriticalKind, RegExp][] = [
  [
    'chunk',
    /dynamically imported module|Importing a module script failed|Loading (?:CSS )?chunk|ChunkLoadError|Unable to preload CSS/i,
  ],
  ['authorization', /\b(?:401|403)\b|unauthori[sz]ed|forbidden|not authori[sz]ed/i],
  [
    'null-reference',
    /\b(?:of|of an?) (?:null|undefined)\b|\b(?:null|undefined)\b.*\b(?:is not an object|has no properties)|\bis (?:null|undefined)\b|null reference/i,
  ],
  ['network', /Failed to fetch|NetworkError|network error|Load failed|ERR_NETWORK/i],
];

/** The kind of critical fault that an error is; undefined for any other error. */
export function criticalKind(error: unknown): CriticalKind | undefined {
  const status: unknown = typeof error === 'object' && error && Reflect.get(error, 'status');
  if (status === 401 || status === 403) return 'authorization';
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return KINDS.find(([, words]) => words.test(text))?.[0];
}

/**
 * The same page on the backup host, without query and fragment. Undefined when there is no backup host,
 * when this is the backup host, and for a page under a secret link, which must not reach another host.
 */
export function backupAddress(
  backupHost: string | undefined,
  { protocol, host, pathname }: Pick<Location, 'protocol' | 'host' | 'pathname'>,
): string | undefined {
  if (!backupHost || backupHost === host || isSecret(pathname)) return undefined;
  return `${protocol}//${backupHost}${pathname}`;
}

function isSecret(pathname: string): boolean {
  return isPrivatePath(pathname) && /[^/]{30,}/.test(pathname);
}

export type BackupDeps = {
  /** As returned by `backupAddress`. */
  address: string | undefined;
  fetch: typeof fetch;
  /** Session storage: lasts as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  hasUnsavedForm: () => boolean;
  /** Asks the visitor whether to go to that host. */
  ask: (host: string) => boolean;
  go: (address: string) => void;
};

/**
 * Goes to the backup host: after one second when code failed to load, else after two. At most once a
 * session, only when that host answers `GET /healthz` (to pages of other hosts too), and never away from
 * an unsaved form without asking.
 * @returns whether the browser is leaving the page
 */
export async function leaveForBackup(
  kind: CriticalKind,
  { address, fetch: ask, storage, hasUnsavedForm, ask: mayLeave, go }: BackupDeps,
): Promise<boolean> {
  if (!address || isGone(storage)) return false;
  const { origin, host } = new URL(address);
  const [isUp] = await Promise.all([
    isAnswering(ask, origin),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS[kind])),
  ]);
  // Two simultaneous faults must redirect only once, and without storage nothing may redirect.
  if (!isUp || isGone(storage) || !noteGone(storage)) return false;
  if (hasUnsavedForm() && !mayLeave(host)) return false;
  go(address);
  return true;
}

function isGone(storage: BackupDeps['storage']): boolean {
  try {
    return storage.getItem(GONE_KEY) !== null;
  } catch {
    return true;
  }
}

function noteGone(storage: BackupDeps['storage']): boolean {
  try {
    storage.setItem(GONE_KEY, '1');
    return true;
  } catch {
    return false;
  }
}

async function isAnswering(ask: typeof fetch, origin: string): Promise<boolean> {
  const timeouts = new AbortController();
  const timer = setTimeout(() => timeouts.abort(), ANSWER_MS);
  try {
    const answer = await ask(`${origin}/healthz`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: timeouts.signal,
    });
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
