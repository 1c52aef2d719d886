import { describe, expect, test } from 'vitest';
import { addTallies, playwrightTally, tallyOfRun, vitestTally } from './tallies.ts';

const vitestReport = { numPassedTests: 7, numFailedTests: 1, testResults: [] };
const playwrightReport = {
  stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 3 },
  errors: [],
};

test('passed and failed tests are counted, skipped ones are neither', () => {
  expect(vitestTally(vitestReport)).toEqual({ passed: 7, failed: 1 });
  expect(playwrightTally(playwrightReport)).toEqual({ passed: 5, failed: 1 });
});

test('a test file that could not be loaded counts as a failed test', () => {
  const fallen = { status: 'failed', assertionResults: [] };
  const failed = { status: 'failed', assertionResults: [{}] };
  const report = { ...vitestReport, testResults: [fallen, failed] };
  expect(vitestTally(report)).toEqual({ passed: 7, failed: 2 });
});

test('a browser test that passed only when repeated has failed, and so has a broken set-up', () => {
  const stats = { ...playwrightReport.stats, flaky: 1 };
  expect(playwrightTally({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});

describe('a run is never taken for a pass', () => {
  test.each([
    ['when its runner says that it failed', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['when no test ran', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['when there is no report', 0, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_name, exitCode, reported, tally) => {
    expect(tallyOfRun(exitCode, reported)).toEqual(tally);
  });
});

test('a good run counts as reported', () => {
  expect(tallyOfRun(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});

test('tallies add up', () => {
  const tallies = [
    { passed: 1, failed: 2 },
    { passed: 3, failed: 4 },
  ];
  expect(addTallies(tallies)).toEqual({ passed: 4, failed: 6 });
});
