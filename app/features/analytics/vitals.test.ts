import { expect, test } from 'vitest';
import { ratingOf } from './watch-vitals.ts';

test.each([
  ['LCP', 2500, 4000],
  ['INP', 200, 500],
  ['CLS', 0.1, 0.25],
  ['FCP', 1800, 3000],
  ['TTFB', 800, 1800],
] as const)('%s is good up to %d and poor above %d', (metric, good, poor) => {
  expect(ratingOf(metric, good)).toBe('good');
  expect(ratingOf(metric, good + 0.001)).toBe('needs-improvement');
  expect(ratingOf(metric, poor)).toBe('needs-improvement');
  expect(ratingOf(metric, poor + 0.001)).toBe('poor');
});
