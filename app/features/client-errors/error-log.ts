import { type ErrorRecord, errorHash } from './error-record.ts';

const IN_MEMORY = 100;
const IN_STORAGE = 20;
const BETWEEN_REPORTS_MS = 5_000;
const ERRORS_KEY = 'clareia.errors';
const LAST_KEY = 'clareia.errors.last';

export type ErrorLogDeps = {
  nowMs: () => number;
  /** Reports one error; returns whether it was sent. */
  report: (record: ErrorRecord) => boolean;
  local: () => Pick<Storage, 'getItem' | 'setItem'>;
  session: () => Pick<Storage, 'setItem'>;
};

/**
 * Collects errors: each once, the last hundred in memory, the last twenty in local storage, the last one
 * in session storage. At most one in five seconds is reported; those in between are stored, and reported
 * if they occur again.
 */
export function createErrorLog({ nowMs, report, local, session }: ErrorLogDeps) {
  const known = new Map<string, { isReported: boolean }>();
  let reportedAtMs = Number.NEGATIVE_INFINITY;

  return function add(record: ErrorRecord): void {
    const hash = errorHash(record);
    const entry = known.get(hash) ?? { isReported: false };
    if (!known.has(hash)) {
      known.set(hash, entry);
      forgetOldest(known);
      store(record, hash);
    }
    if (entry.isReported || nowMs() - reportedAtMs < BETWEEN_REPORTS_MS) return;
    if (!report(record)) return;
    entry.isReported = true;
    reportedAtMs = nowMs();
  };

  function store(record: ErrorRecord, hash: string): void {
    try {
      const others = readErrors(local()).filter((each) => errorHash(each) !== hash);
      local().setItem(ERRORS_KEY, JSON.stringify([...others, record].slice(-IN_STORAGE)));
      session().setItem(LAST_KEY, JSON.stringify(record));
    } catch {
      // Private windows may refuse storage, and it may be full: the error is still in memory.
    }
  }
}

function forgetOldest(known: Map<string, unknown>): void {
  const [oldest] = known.keys();
  if (known.size > IN_MEMORY && oldest !== undefined) known.delete(oldest);
}

function readErrors(storage: Pick<Storage, 'getItem'>): ErrorRecord[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(ERRORS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecord) : [];
  } catch {
    return [];
  }
}

function isRecord(value: unknown): value is ErrorRecord {
  return typeof value === 'object' && value !== null && 'message' in value && 'file' in value;
}
