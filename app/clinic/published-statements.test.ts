import { expect, test } from 'vitest';
import { pendingDecisions, publishedStatements } from './published-statements.ts';

const proof = { source: 'Registro da clínica', measuredOn: '2026-10-01', verified: true };
const statements = {
  patients: { value: 5000, ...proof },
  years: { value: 15, ...proof },
  rating: { value: 4.9, best: 5 as const, reviews: 127, ...proof },
  answerMinutes: { value: 1, ...proof },
  sameDayReport: { value: true, ...proof },
};

test('verified statements with a recent source are shown', () => {
  expect(publishedStatements(statements, '2026-11-20')).toEqual(statements);
});

test('a statement is shown on the last day of its twelve months and hidden on the next', () => {
  expect(publishedStatements(statements, '2027-10-01')).toHaveProperty('patients');
  expect(publishedStatements(statements, '2027-10-02')).toEqual({});
});

test('a statement without source, not verified, from the future or simply untrue is hidden', () => {
  const doubtful = {
    patients: { ...statements.patients, verified: false },
    years: { ...statements.years, source: ' ' },
    rating: { ...statements.rating, measuredOn: '2026-11-21' },
    answerMinutes: statements.answerMinutes,
    sameDayReport: { ...statements.sameDayReport, value: false },
  };
  expect(Object.keys(publishedStatements(doubtful, '2026-11-20'))).toEqual(['answerMinutes']);
});

test('nothing waits while every statement has a recent proof', () => {
  expect(pendingDecisions(statements, '2026-11-20')).toEqual([]);
});

test.each([
  [{ verified: false }, 'unverified'],
  [{ source: ' ' }, 'without-source'],
  [{ measuredOn: '2025-11-19' }, 'too-old'],
  [{ measuredOn: '2026-11-21' }, 'not-yet-measured'],
] as const)('a claim with %j is %s', (change, doubt) => {
  const changed = { ...statements, years: { ...statements.years, ...change } };
  expect(pendingDecisions(changed, '2026-11-20')).toMatchObject([{ statement: 'years', doubt }]);
});

test('what a clinic that began blank has not stated waits for nobody', () => {
  const blank = { ...statements.years, verified: false, source: 'Preencha: de onde vem' };
  expect(pendingDecisions({ ...statements, years: blank }, '2026-11-20')).toEqual([]);
});

test('a year after they were measured all statements wait for a decision', () => {
  expect(pendingDecisions(statements, '2027-10-02')).toHaveLength(Object.keys(statements).length);
});
