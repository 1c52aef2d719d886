import { expect, test } from 'vitest';
import { testClinic } from '#tests/database.ts';
import { pendingDecisions } from './pending-decisions.ts';

const { statements } = testClinic;

test('nothing waits while every statement has a recent proof', () => {
  expect(pendingDecisions(testClinic, '2026-11-20')).toEqual([]);
});

test.each([
  [{ verified: false }, 'unverified'],
  [{ source: ' ' }, 'without-source'],
  [{ measuredOn: '2025-11-19' }, 'too-old'],
  [{ measuredOn: '2026-11-21' }, 'not-yet-measured'],
] as const)('a claim with %j is %s', (change, doubt) => {
  const clinic = { statements: { ...statements, years: { ...statements.years, ...change } } };
  expect(pendingDecisions(clinic, '2026-11-20')).toMatchObject([{ statement: 'years', doubt }]);
});

test('a year after they were measured all statements wait for a decision', () => {
  expect(pendingDecisions(testClinic, '2027-10-02')).toHaveLength(Object.keys(statements).length);
});
