import { describe, expect, test } from 'vitest';
import { addTallies, type Tally, tallyOfRun } from './tallies.ts';

const tally = (changes: Partial<Tally> = {}): Tally => ({
  passed: 3,
  failures: [],
  secondTries: [],
  ...changes,
});
const FAILED = { test: 'a.test.ts › adds', error: ['Error: no'] };

describe('a run is never taken for a pass', () => {
  test.each([
    ['when its runner says that it failed', 1, tally()],
    ['when no test ran', 0, tally({ passed: 0 })],
    ['when there is no report', 0, undefined],
  ])('%s; then its last words tell why', (_name, exitCode, reported) => {
    const run = { name: 'browser tests', exitCode, reported, lastWords: ['out of memory'] };
    expect(tallyOfRun(run).failures).toEqual([{ test: 'browser tests', error: ['out of memory'] }]);
  });
});

test('a good run and one with failed tests count as reported', () => {
  const run = { name: 'browser tests', lastWords: ['…'] };
  expect(tallyOfRun({ ...run, exitCode: 0, reported: tally() })).toEqual(tally());
  const failed = tally({ failures: [FAILED] });
  expect(tallyOfRun({ ...run, exitCode: 1, reported: failed })).toEqual(failed);
});

test('tallies add up', () => {
  const both = [tally({ failures: [FAILED] }), tally({ passed: 4, secondTries: ['b.test.ts'] })];
  expect(addTallies(both)).toEqual({
    passed: 7,
    failures: [FAILED],
    secondTries: ['b.test.ts'],
  });
});
