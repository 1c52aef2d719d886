import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { closingLines, type Outcome, outcomeOf } from './reports.ts';

const STACK = `\u001b[31mAssertionError\u001b[39m: expected 2 to be 3

    at new Promise (<anonymous>)
    at file:///x/node_modules/vitest/dist/runner.js:1:2
    at adds (/x/app/sum.test.ts:7:9)`;
const FIRST_LINES = ['AssertionError: expected 2 to be 3', 'at adds (/x/app/sum.test.ts:7:9)'];

const run = { name: 'tests', code: 0, lastLines: ['out of memory'] };
const vitestRun = (tests: object[], more: object = {}) => {
  const file = {
    name: join(process.cwd(), 'a.test.ts'),
    status: 'passed',
    assertionResults: tests,
  };
  return { kind: 'vitest' as const, json: { testResults: [{ ...file, ...more }] } };
};
const passed = { fullName: ' sums adds', status: 'passed' };
const failed = { fullName: ' sums adds', status: 'failed', failureMessages: [STACK] };

describe('what Vitest tells', () => {
  test('a failed test is named with its file, its error and its place', () => {
    const report = vitestRun([passed, failed, { ...passed, status: 'skipped' }]);
    expect(outcomeOf({ ...run, code: 1, report })).toEqual({
      passed: 1,
      skipped: 1,
      failures: [{ test: 'a.test.ts › sums adds', lines: FIRST_LINES }],
    });
  });

  test('a file that could not be loaded is one failure', () => {
    const report = vitestRun([], { status: 'failed', message: 'no such module' });
    const { failures } = outcomeOf({ ...run, code: 1, report });
    expect(failures).toEqual([{ test: 'a.test.ts', lines: ['no such module'] }]);
  });
});

test('what Playwright tells: the project, the line and the first error, also in nested groups', () => {
  const specOf = (status: string, errors: object[] = []) => ({
    title: 'opens',
    file: 'home.e2e.ts',
    line: 3,
    tests: [{ projectName: 'phone', status, results: [{ errors }] }],
  });
  const error = { message: 'expected 2 to be 3', stack: stripVTControlCharacters(STACK) };
  const inner = { specs: [specOf('unexpected', [error])] };
  const outer = { specs: [specOf('expected'), specOf('skipped')], suites: [inner] };
  const json = { suites: [outer], errors: [] };
  const outcome = outcomeOf({ ...run, code: 1, report: { kind: 'playwright', json } });
  const failure = { test: 'e2e/home.e2e.ts:3 › opens [phone]', lines: FIRST_LINES };
  expect(outcome).toEqual({ passed: 1, skipped: 1, failures: [failure] });
});

describe('a run is never taken for a pass', () => {
  const crash = [{ test: 'tests', lines: ['out of memory'] }];

  test.each([
    ['when its runner says that it failed', 1, vitestRun([passed])],
    ['when no test ran', 0, vitestRun([])],
    ['when there is no report', 0, { kind: 'vitest' as const, json: undefined }],
    ['when a step without a report fails', 2, undefined],
  ])('%s; then its last lines tell why', (_name, code, report) => {
    expect(outcomeOf({ ...run, code, report }).failures).toEqual(crash);
  });

  test('and a step without a report counts as one test', () => {
    expect(outcomeOf({ ...run, report: undefined })).toMatchObject({ passed: 1, failures: [] });
  });
});

describe('the closing lines', () => {
  const failures = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ test: `test ${n}`, lines: ['Error: one'] }));
  const good: Outcome = { passed: 7, skipped: 0, failures: [] };

  test('of a good run are one', () => {
    expect(closingLines([good, good])).toEqual(['14 passed, 0 failed']);
  });

  test('say what failed and why, and count last', () => {
    expect(closingLines([good, { passed: 1, skipped: 2, failures: failures(1) }])).toEqual([
      'Failed:',
      '1) test 0',
      '     Error: one',
      '8 passed, 1 failed, 2 skipped',
    ]);
  });

  test('stay short when a thousand failed', () => {
    const lines = closingLines([{ ...good, failures: failures(1_000) }]);
    expect(lines.length).toBeLessThan(80);
    expect(lines.slice(-2)).toEqual(['… and 970 more', '7 passed, 1000 failed']);
  });
});
