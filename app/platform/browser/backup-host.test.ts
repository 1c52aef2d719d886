import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BackupDeps, backupAddress, criticalKind, leaveForBackup } from './backup-host.ts';

const BACKUP = 'reserva.example.com';
const PAGE = { protocol: 'https:', host: 'clinica.example.com', pathname: '/servicos' };
const TOKEN = 'q3Zt0m5n8Jk2Lw7Xy1Vb4Cd6Fg9Hs0Pa2Re5Tu8Io1E';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['chunk', new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js')],
  ['chunk', new TypeError('error loading dynamically imported module: https://a.example/b.js')],
  ['chunk', new TypeError('Importing a module script failed.')],
  ['chunk', new Error('Loading chunk 7 failed')],
  ['chunk', new Error('Unable to preload CSS for /assets/a.css')],
  ['network', new TypeError('Failed to fetch')],
  ['network', new TypeError('NetworkError when attempting to fetch resource.')],
  ['network', new TypeError('Load failed')],
  ['authorization', new Error('401 Unauthorized')],
  ['authorization', { status: 403, data: null }],
  ['null-reference', new TypeError("Cannot read properties of null (reading 'a')")],
  ['null-reference', new TypeError("Cannot read properties of undefined (reading 'a')")],
  ['null-reference', new TypeError("null is not an object (evaluating 'a.b')")],
  ['null-reference', new TypeError('can\'t access property "b", a is undefined')],
  [undefined, new RangeError('Invalid array length')],
  [undefined, { status: 404, data: null }],
  [undefined, 'nothing of the kind'],
])('%s: %s', (kind, error) => {
  expect(criticalKind(error)).toBe(kind);
});

test('the path is kept, without query and fragment', () => {
  expect(backupAddress(BACKUP, PAGE)).toBe('https://reserva.example.com/servicos');
});

test('no address without a backup host, on it, or under a secret link', () => {
  expect(backupAddress(undefined, PAGE)).toBeUndefined();
  expect(backupAddress(BACKUP, { ...PAGE, host: BACKUP })).toBeUndefined();
  expect(backupAddress(BACKUP, { ...PAGE, pathname: `/meu-agendamento/${TOKEN}` })).toBeUndefined();
  expect(backupAddress(BACKUP, { ...PAGE, pathname: '/agendamento/dados' })).toBeDefined();
});

/** A browser tab whose backup host answers. */
function tab(changes: Partial<BackupDeps> = {}) {
  const stored = new Map<string, string>();
  const gone: { address: string; ms: number }[] = [];
  const asked: string[] = [];
  const start = Date.now();
  const deps: BackupDeps = {
    address: 'https://reserva.example.com/servicos',
    fetch: async (address) => {
      asked.push(String(address));
      return new Response('{}');
    },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    hasUnsavedForm: () => false,
    ask: () => true,
    go: (address) => gone.push({ address, ms: Date.now() - start }),
    ...changes,
  };
  return { deps, gone, asked };
}

test.each([
  ['chunk', 1_000],
  ['network', 2_000],
  ['authorization', 2_000],
  ['null-reference', 2_000],
] as const)('after a %s fault the page is left after %i ms', async (kind, ms) => {
  const { deps, gone, asked } = tab();
  const outcome = leaveForBackup(kind, deps);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(true);
  expect(gone).toEqual([{ address: 'https://reserva.example.com/servicos', ms }]);
  expect(asked).toEqual(['https://reserva.example.com/healthz']);
});

async function leaves(deps: BackupDeps): Promise<boolean> {
  const outcome = leaveForBackup('chunk', deps);
  await vi.runAllTimersAsync();
  return outcome;
}

test('once a session, also when two faults come at once', async () => {
  const { deps, gone } = tab();
  const outcomes = Promise.all([leaveForBackup('chunk', deps), leaveForBackup('chunk', deps)]);
  await vi.runAllTimersAsync();
  expect(await outcomes).toEqual([true, false]);
  expect(await leaves(deps)).toBe(false);
  expect(gone).toHaveLength(1);
});

test('not to a host that does not answer, answers with an error, or too late', async () => {
  const refused = tab({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const failing = tab({ fetch: async () => new Response('', { status: 503 }) });
  const silent = tab({
    fetch: (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  for (const { deps, gone } of [refused, failing, silent]) {
    expect(await leaves(deps)).toBe(false);
    expect(gone).toEqual([]);
  }
});

test('not where nothing can be noted: it could be a loop', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { deps, gone } = tab({ storage: { getItem: () => null, setItem: forbidden } });
  expect(await leaves(deps)).toBe(false);
  expect(await leaves({ ...deps, storage: { getItem: forbidden, setItem: forbidden } })).toBe(
    false,
  );
  expect(gone).toEqual([]);
});

test('away from an unsaved form only who says so, and nobody is asked twice', async () => {
  const questions: string[] = [];
  const ask = (host: string) => {
    questions.push(host);
    return false;
  };
  const { deps, gone } = tab({ hasUnsavedForm: () => true, ask });
  expect(await leaves(deps)).toBe(false);
  expect(await leaves(deps)).toBe(false);
  expect(questions).toEqual([BACKUP]);
  expect(gone).toEqual([]);
  expect(await leaves(tab({ hasUnsavedForm: () => true }).deps)).toBe(true);
});
