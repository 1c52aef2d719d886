import { expect, test } from 'vitest';
import { type CheckOutcome, PUBLIC_CHECKS, type PublicCheckId } from './check.ts';
import { runChecks } from './run-checks.ts';

const FINE: CheckOutcome = {
  verdict: 'success',
  finding: 'fine',
  latencyMs: 1,
  at: '2026-11-25T18:00:00.000Z',
};

/** Checks that end when the test says so. */
function bench() {
  const lines: string[] = [];
  const ends = new Map<PublicCheckId, () => void>();
  const leaving = new AbortController();
  const work = runChecks(PUBLIC_CHECKS, {
    signal: leaving.signal,
    onStart: (id) => lines.push(`${id} running`),
    onEnd: (id, { verdict }) => lines.push(`${id} ${verdict}`),
    run: (id) =>
      new Promise((resolve, reject) => {
        ends.set(id, () => resolve(FINE));
        leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason));
      }),
  });
  const end = async (id: PublicCheckId) => {
    ends.get(id)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { lines, end, leaving, work };
}

test('three checks run at once, and the next begins when one ends', async () => {
  const { lines, end } = bench();
  expect(lines).toEqual(['server running', 'tls running', 'cms-pages running']);
  await end('tls');
  expect(lines.slice(3)).toEqual(['tls success', 'cms-posts running']);
});

test('each is run once, and all end', async () => {
  const { lines, end, work } = bench();
  for (const id of PUBLIC_CHECKS) await end(id);
  await work;
  expect(lines.filter((line) => line.endsWith('running')).length).toBe(PUBLIC_CHECKS.length);
  expect(lines.filter((line) => line.endsWith('success')).length).toBe(PUBLIC_CHECKS.length);
});

test('called off, nothing more begins or ends', async () => {
  const { lines, end, leaving, work } = bench();
  await end('server');
  leaving.abort();
  await work;
  expect(lines.filter((line) => line.endsWith('success'))).toEqual(['server success']);
  expect(lines.length).toBe(5);
});

test('a check that breaks is a fault of the page', async () => {
  const fault = new Error('no such check');
  const work = runChecks(['server'], {
    signal: new AbortController().signal,
    onStart: () => undefined,
    onEnd: () => undefined,
    run: () => Promise.reject(fault),
  });
  await expect(work).rejects.toBe(fault);
});
