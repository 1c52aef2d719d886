import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedFiles, vitestTally } from './vitest-report.ts';

/** A reported test; `failed` with an error, `passed` without. */
const reported = (title: string, error?: string) => ({
  ancestorTitles: ['', 'sums'],
  title,
  status: error ? 'failed' : 'passed',
  failureMessages: error ? [error] : [],
});
type Reported = ReturnType<typeof reported>;
const fileOf = (name: string, tests: Reported[], message = '') => ({
  name: join(process.cwd(), name),
  status: message || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message,
  assertionResults: tests,
});
const reportOf = (...testResults: ReturnType<typeof fileOf>[]) => ({ testResults });

const STACK = `\u001b[31mAssertionError\u001b[39m: expected 2 to be 3

    at new Promise (<anonymous>)
    at file:///x/node_modules/vitest/dist/runner.js:1:2
    at adds (/x/app/sum.test.ts:7:9)`;

test('a failed test is told by its file, its name, its error and its place', () => {
  const tests = [reported('adds', STACK), reported('adds none')];
  expect(vitestTally(reportOf(fileOf('app/sum.test.ts', tests)))).toEqual({
    passed: 1,
    failures: [
      {
        test: 'app/sum.test.ts › sums › adds',
        error: ['AssertionError: expected 2 to be 3', 'at adds (/x/app/sum.test.ts:7:9)'],
      },
    ],
    secondTries: [],
  });
});

test('skipped tests are neither passed nor failed', () => {
  const skipped = { ...reported('later'), status: 'skipped' };
  expect(vitestTally(reportOf(fileOf('a.test.ts', [skipped])))).toMatchObject({
    passed: 0,
    failures: [],
  });
});

test('a test file that could not be loaded counts as a failed test', () => {
  const { passed, failures } = vitestTally(reportOf(fileOf('a.test.ts', [], 'no such module')));
  expect([passed, failures]).toEqual([0, [{ test: 'a.test.ts', error: ['no such module'] }]]);
});

test('of files that were run again the second run alone counts, and what it mended is named', () => {
  const first = reportOf(
    fileOf('race.test.ts', [reported('wins', 'lost'), reported('loses', 'won')]),
    fileOf('sum.test.ts', [reported('adds', 'no')]),
  );
  expect(failedFiles(first)).toEqual(['race.test.ts', 'sum.test.ts']);
  const second = reportOf(fileOf('race.test.ts', [reported('wins'), reported('loses', 'won')]));
  expect(vitestTally(first, second)).toEqual({
    passed: 1,
    failures: [
      { test: 'sum.test.ts › sums › adds', error: ['no'] },
      { test: 'race.test.ts › sums › loses', error: ['won'] },
    ],
    secondTries: ['race.test.ts › sums › wins'],
  });
});

test('a second run without a report changes nothing', () => {
  const first = reportOf(fileOf('race.test.ts', [reported('wins', 'lost')]));
  expect(vitestTally(first, undefined)).toMatchObject({ passed: 0, secondTries: [] });
});
