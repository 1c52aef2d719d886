import { addDays } from '#app/clinic/clinic-time.ts';
import { eventCounts } from '#app/db/schema.ts';
import { storeClientError } from '#app/features/client-errors/client-errors.server.ts';
import type { DemoServices } from './demo-services.ts';

const DAYS = 60;
const PAGES = [
  { path: '/', detail: 'search', least: 18, most: 30 },
  { path: '/servicos', detail: 'inside', least: 9, most: 17 },
  { path: '/blog', detail: 'search', least: 6, most: 14 },
  { path: '/sobre', detail: 'direct', least: 4, most: 9 },
] as const;

/** Two months of page views as the site counts them. */
export async function countViews({ db, random, today }: DemoServices): Promise<void> {
  const rows: (typeof eventCounts.$inferInsert)[] = [];
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const countedOn = addDays(today, -ago);
    for (const { path, detail, least, most } of PAGES)
      rows.push({ countedOn, event: 'page_view', path, detail, hits: random.int(least, most) });
    const vitals = { countedOn, event: 'web_vitals', path: '/', detail: 'LCP' };
    rows.push({ ...vitals, rating: 'good', hits: random.int(6, 12) });
    if (ago % 6 === 0) rows.push({ ...vitals, rating: 'needs-improvement', hits: 1 });
  }
  await db.insert(eventCounts).values(rows);
}

const ERRORS = [
  {
    type: 'TypeError',
    message: 'undefined is not an object',
    times: 5,
    daysAgo: 6,
    url: '/servicos',
  },
  { type: 'ChunkLoadError', message: 'Loading chunk failed', times: 2, daysAgo: 3, url: '/blog' },
  { type: 'SecurityError', message: 'The operation is insecure', times: 1, daysAgo: 1, url: '/' },
] as const;
const DAY_MS = 86_400_000;
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

/**
 * Browser errors as the site's own tracker reports them.
 * @returns how many distinct errors
 */
export async function storeErrors({ db, now }: DemoServices): Promise<number> {
  for (const { type, message, times, daysAgo, url } of ERRORS)
    for (let time = 0; time < times; time += 1) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS + time * 3_600_000);
      await storeClientError(
        { db, clock: { now: () => at } },
        {
          ...{ type, message, url, userAgent: BROWSER, release: 'demo', sessionId: 'demo' },
          ...{ file: '/assets/entry-AbCdEf12.js', line: 1, column: 4_211, stack: '' },
          timestamp: at.toISOString(),
        },
      );
    }
  return ERRORS.length;
}
