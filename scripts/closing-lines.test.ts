import { expect, test } from 'vitest';
import { closingLines } from './closing-lines.ts';
import { failureOf } from './failure.ts';

const failure = (n: number) =>
  failureOf({
    file: `app/file-${n}.test.ts`,
    titles: ['a part', `test ${n}`],
    error: ['Error: one', 'two', 'three', 'four', 'five', '    at app/x.ts:1:2'].join('\n'),
  });
const failures = (count: number) => Array.from({ length: count }, (_, n) => failure(n));

test('the last line counts, and before it stands what failed and why', () => {
  expect(closingLines({ passed: 7, failures: failures(1), secondTries: [] })).toEqual([
    'Failed:',
    '1) app/file-0.test.ts › a part › test 0',
    '     Error: one',
    '     two',
    '     three',
    '     at app/x.ts:1:2',
    '',
    '7 passed, 1 failed',
  ]);
});

test('nothing but the count is said of a good run', () => {
  expect(closingLines({ passed: 7, failures: [], secondTries: [] })).toEqual([
    '7 passed, 0 failed',
  ]);
});

test('what passed only when repeated does not hide', () => {
  const lines = closingLines({ passed: 7, failures: [], secondTries: ['e2e/a.e2e.ts:3 › opens'] });
  expect(lines).toEqual([
    'Passed at the second try:',
    '  e2e/a.e2e.ts:3 › opens',
    '',
    '7 passed, 0 failed',
  ]);
});

test('ten failures fit on a screen, and a thousand are not all told', () => {
  expect(closingLines({ passed: 0, failures: failures(10), secondTries: [] }).length).toBeLessThan(
    60,
  );
  const lines = closingLines({ passed: 0, failures: failures(1_000), secondTries: [] });
  expect(lines.length).toBeLessThan(80);
  expect(lines).toContain('11) app/file-10.test.ts › a part › test 10');
  expect(lines.at(-3)).toBe('  … and 970 more');
  expect(lines.at(-1)).toBe('0 passed, 1000 failed');
});
