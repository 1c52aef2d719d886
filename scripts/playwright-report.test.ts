import { expect, test } from 'vitest';
import { playwrightTally } from './playwright-report.ts';

const specOf = (title: string, status: string, messages: string[] = []) => ({
  title,
  file: 'menu.e2e.ts',
  line: 7,
  tests: [
    {
      projectName: 'phone',
      status,
      results: messages.map((message) => ({
        errors: [{ message, stack: `${message}\n    at /x/menu.e2e.ts:7:9` }],
      })),
    },
  ],
});
type Spec = ReturnType<typeof specOf>;
const reportOf = (own: Spec[], within: Spec[] = []) => ({
  suites: [
    {
      title: 'menu.e2e.ts',
      file: 'menu.e2e.ts',
      specs: own,
      suites: [{ title: 'without JavaScript', file: 'menu.e2e.ts', specs: within }],
    },
  ],
  errors: [],
});

test('passed and failed tests are counted, skipped ones are neither', () => {
  const report = reportOf(
    [specOf('opens', 'expected'), specOf('prints', 'skipped')],
    [specOf('closes', 'unexpected', ['\u001b[31mError: expected to be visible', 'second try'])],
  );
  expect(playwrightTally(report)).toMatchObject({
    passed: 1,
    failures: [
      {
        test: 'e2e/menu.e2e.ts:7 › without JavaScript › closes [phone]',
        error: ['Error: expected to be visible', 'at /x/menu.e2e.ts:7:9'],
      },
    ],
  });
});

test('a browser test that passed only when repeated has passed, and is named', () => {
  expect(playwrightTally(reportOf([specOf('opens', 'flaky', ['late'])]))).toEqual({
    passed: 1,
    failures: [],
    secondTries: ['e2e/menu.e2e.ts:7 › opens [phone]'],
  });
});

test('a broken set-up has failed', () => {
  const errors = [{ message: 'Error: no browser' }];
  expect(playwrightTally({ ...reportOf([]), errors }).failures).toEqual([
    { test: 'playwright', error: ['Error: no browser'] },
  ]);
});
