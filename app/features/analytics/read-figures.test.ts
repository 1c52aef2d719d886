import { expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { eventCounts } from '#app/db/schema.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { at, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { countEvent } from './count-event.server.ts';
import type { ReceivedEvent } from './event-body.server.ts';
import { readFigures } from './read-figures.server.ts';

const { db } = await testDatabase();
const pages = new Set(['/', '/servicos']);
const ownHost = 'clinica.example.com';

function anEvent(changes: Partial<ReceivedEvent> = {}): ReceivedEvent {
  return {
    name: 'page_view',
    fields: {},
    pathnames: ['/'],
    referrer: '',
    clientId: undefined,
    ageMs: 0,
    ...changes,
  };
}

async function count(events: Partial<ReceivedEvent>[], now = at('2026-10-05', '07:00')) {
  const services = { db, clock: stillClock(now), pages, ownHost };
  for (const changes of events) {
    const event = anEvent(changes);
    await countEvent(services, event, event.pathnames[0] ?? '*');
  }
}

const DAYS = { from: '2026-10-01', to: '2026-10-31' };
const vital = (metric_rating: 'good' | 'needs-improvement' | 'poor') => ({
  name: 'web_vitals' as const,
  fields: { metric_name: 'LCP' as const, metric_value: 1_000, metric_rating },
});

test('the figures add up what was counted', async () => {
  await count([
    {},
    { referrer: 'https://www.google.com/' },
    { pathnames: ['/servicos'], referrer: 'https://clinica.example.com/' },
    { name: 'click', fields: { click_target: 'whatsapp' } },
    { name: 'click', fields: { click_target: 'whatsapp' }, pathnames: ['/servicos'] },
    { name: 'click', fields: { click_target: 'phone' } },
    { name: 'form_submit', fields: { form_name: 'contact' } },
    { name: 'blog_interaction', fields: { action: 'share' } },
    { name: 'search_interaction', fields: { results_count: 3 } },
    { name: 'search_interaction', fields: { results_count: 0 } },
    { name: 'heartbeat' },
    vital('good'),
    vital('good'),
    vital('poor'),
  ]);
  await count([{}], at('2026-10-07', '23:30'));
  expect(await readFigures({ db }, DAYS)).toEqual({
    days: [
      { on: '2026-10-05', hits: 3 },
      { on: '2026-10-07', hits: 1 },
    ],
    pages: [
      { name: '/', hits: 3 },
      { name: '/servicos', hits: 1 },
    ],
    origins: [
      { name: 'direct', hits: 2 },
      { name: 'inside', hits: 1 },
      { name: 'search', hits: 1 },
    ],
    clicks: [
      { name: 'whatsapp', hits: 2 },
      { name: 'phone', hits: 1 },
    ],
    forms: [{ name: 'contact', hits: 1 }],
    blog: [{ name: 'share', hits: 1 }],
    searches: { found: 1, nothing: 1 },
    vitals: [{ metric: 'LCP', good: 2, needsImprovement: 0, poor: 1 }],
  });
});

test('both ends of the days belong to them, and what waited counts when it happened', async () => {
  await count([{}], at('2026-10-01', '00:00'));
  await count([{}], at('2026-10-31', '23:59'));
  await count([{ ageMs: 120_000 }], at('2026-10-01', '00:01'));
  expect((await readFigures({ db }, DAYS)).days).toEqual([
    { on: '2026-10-01', hits: 1 },
    { on: '2026-10-31', hits: 1 },
  ]);
});

test('nothing counted is no figures', async () => {
  const { days, pages: viewed, searches } = await readFigures({ db }, DAYS);
  expect([days, viewed, searches]).toEqual([[], [], { found: 0, nothing: 0 }]);
});

test('figures are kept for 25 months', async () => {
  await count([{}]);
  const purge = (on: string) =>
    purgeExpired({ db, clock: stillClock(at(on, '07:00')) }, [RETENTION.analytics]);
  await purge('2028-11-05');
  expect(await db.$count(eventCounts)).toBe(1);
  await purge('2028-11-06');
  expect(await db.$count(eventCounts)).toBe(0);
});
