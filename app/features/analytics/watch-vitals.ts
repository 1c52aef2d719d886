import { type Metric as Measured, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { MAX_DURATION_MS, type METRICS, type MeasuredEvent, type RATINGS } from './events.ts';

type Metric = (typeof METRICS)[number];
type Rating = (typeof RATINGS)[number];

/** Up to the first value is good, above the second is poor; milliseconds, CLS without a unit. */
const THRESHOLDS = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
} satisfies Record<Metric, [number, number]>;

export function ratingOf(metric: Metric, value: number): Rating {
  const [good, poor] = THRESHOLDS[metric];
  return value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
}

const COMPLIANCE_EVERY_MS = 30_000;
const LONG_TASK_MS = 50;
const LONG_TASKS_TOLD = 10;

/** Reports page speed: final web vitals, long tasks, and whether all vitals are good. @returns stops */
export function watchVitals(tell: (event: MeasuredEvent) => void): () => void {
  const ratings = new Map<Metric, Rating>();
  let isStopped = false;
  const note = ({ name, value }: Measured) => {
    if (isStopped) return;
    const rating = ratingOf(name, value);
    ratings.set(name, rating);
    const metric_value = Math.min(Math.round(value * 1000) / 1000, MAX_DURATION_MS);
    tell({ event: 'web_vitals', metric_name: name, metric_value, metric_rating: rating });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);

  let told: boolean | undefined;
  const compliance = setInterval(() => {
    if (ratings.size === 0) return;
    const isCompliant = [...ratings.values()].every((rating) => rating === 'good');
    if (isCompliant === told) return;
    told = isCompliant;
    tell({ event: 'vitals_compliance', is_compliant: isCompliant });
  }, COMPLIANCE_EVERY_MS);

  const stopTasks = watchLongTasks(tell);
  return () => {
    isStopped = true;
    clearInterval(compliance);
    stopTasks();
  };
}

function watchLongTasks(tell: (event: MeasuredEvent) => void): () => void {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (duration <= LONG_TASK_MS || count >= LONG_TASKS_TOLD) continue;
      count += 1;
      tell({ event: 'long_task', duration_ms: Math.min(Math.round(duration), MAX_DURATION_MS) });
    }
  });
  try {
    observer.observe({ type: 'longtask', buffered: true });
  } catch {
    // Firefox and Safari do not support long tasks.
  }
  return () => observer.disconnect();
}
