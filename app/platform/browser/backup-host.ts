import { isPrivatePath } from '#app/platform/private-paths.ts';

const WAIT_MS = { chunk: 1_000, network: 2_000, authorization: 2_000, 'null-reference': 2_000 };
const ANSWER_MS = 5_000;
const GONE_KEY = 'clareia.backup';

/** Faults after which a page is of no use: code that cannot be had, no network, no permission, nothing where something must be. */
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

/** Which critical fault an error is; undefined for every other. */
export function criticalKind(error: unknown): CriticalKind | undefined {
  const status: unknown = typeof error === 'object' && error && Reflect.get(error, 'status');
  if (status === 401 || status === 403) return 'authorization';
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return KINDS.find(([, words]) => words.test(text))?.[0];
}

/**
 * The same page on the backup host, without query and fragment. Undefined when there is none, when this is
 * the backup host itself, and for a page under a secret link, which is nobody else's business.
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
  /** As `backupAddress` gives it. */
  address: string | undefined;
  fetch: typeof fetch;
  /** Of this tab, for as long as it is open. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  hasUnsavedForm: () => boolean;
  /** Asks the visitor whether to leave for that host. */
  ask: (host: string) => boolean;
  go: (address: string) => void;
};

/**
 * Leaves for the backup host, a second after code that cannot be had, else two; once a session, only when
 * that host answers `GET /healthz` (to pages of other hosts too), and never away from an unsaved form
 * without asking.
 * @returns whether the page is being left
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
  // Two faults at once must not lead away twice, and where nothing can be noted nobody is led away.
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
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWER_MS);
  try {
    const answer = await ask(`${origin}/healthz`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: patience.signal,
    });
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
