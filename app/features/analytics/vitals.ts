import type { METRICS, RATINGS } from './events.ts';

export type Metric = (typeof METRICS)[number];
export type Rating = (typeof RATINGS)[number];

/** Up to the first a value is good, above the second poor; milliseconds, CLS without a unit. */
const THRESHOLDS = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
} satisfies Record<Metric, [number, number]>;

/** How good a value is. */
export function ratingOf(metric: Metric, value: number): Rating {
  const [good, poor] = THRESHOLDS[metric];
  return value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
}
