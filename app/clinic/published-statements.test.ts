import { expect, test } from 'vitest';
import { publishedStatements } from './published-statements.ts';

const proof = { source: 'Registro da clínica', measuredOn: '2026-10-01', verified: true };
const claims = {
  patients: { value: 5000, ...proof },
  years: { value: 15, ...proof },
  rating: { value: 4.9, best: 5 as const, reviews: 127, ...proof },
  answerMinutes: { value: 1, ...proof },
  sameDayReport: { value: true, ...proof },
};

test('verified claims with a recent source are shown', () => {
  expect(publishedStatements(claims, '2026-11-20')).toEqual(claims);
});

test('a claim is shown on the last day of its twelve months and hidden on the next', () => {
  expect(publishedStatements(claims, '2027-10-01')).toHaveProperty('patients');
  expect(publishedStatements(claims, '2027-10-02')).toEqual({});
});

test('a claim without source, not verified, from the future or simply untrue is hidden', () => {
  const doubtful = {
    patients: { ...claims.patients, verified: false },
    years: { ...claims.years, source: ' ' },
    rating: { ...claims.rating, measuredOn: '2026-11-21' },
    answerMinutes: claims.answerMinutes,
    sameDayReport: { ...claims.sameDayReport, value: false },
  };
  expect(Object.keys(publishedStatements(doubtful, '2026-11-20'))).toEqual(['answerMinutes']);
});
