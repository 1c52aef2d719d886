import type { AppServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { readFigures } from '#app/features/analytics/read-figures.server.ts';
import { readClientErrors } from '#app/features/client-errors/read-client-errors.server.ts';
import type { Bar } from '#app/features/figures/bar-table.tsx';
import type { Period } from '#app/features/figures/period.ts';
import { LEAD_BUCKETS, readVisitFigures } from '#app/features/figures/read-visit-figures.server.ts';
import { columnsFor } from '#app/features/figures/series.ts';
import { staffFigures as texts } from '#app/locales/pt-BR/staff-figures.ts';

const STATUSES = ['done', 'arrived', 'confirmed', 'no-show', 'cancelled'];
const MOST_PAGES = 12;

type Named = { name: string; hits: number };

/** All that the page of figures shows of a period. */
export async function readAllFigures({ db }: Pick<AppServices, 'db'>, period: Period) {
  const visits = await readVisitFigures({ db }, period);
  const figures = await readFigures({ db }, period);
  const errors = await readClientErrors(db);
  const seenErrors = errors.filter(({ firstSeenAt, lastSeenAt }) => {
    return wallClockOf(firstSeenAt).on <= period.to && wallClockOf(lastSeenAt).on >= period.from;
  });
  const { channels, leads, medianLeadDays } = visits;
  return {
    visits: chartOf(visits.days, period),
    noShows: noShowsOf(visits.days),
    channels: channels.map(({ channel, visits: count }) => ({
      name: wordOf(texts.channels.names, channel),
      count,
    })),
    leads: LEAD_BUCKETS.map((bucket) => ({
      name: texts.leadTime.buckets[bucket],
      count: leads[bucket],
    })),
    medianLeadDays,
    views: columnsFor(
      period,
      ['views'],
      figures.days.map(({ on, hits }) => ({ on, series: 'views', count: hits })),
    ),
    hasViews: figures.days.length > 0,
    pages: pagesOf(figures.pages),
    origins: barsOf(figures.origins, texts.origins.names),
    clicks: barsOf(figures.clicks, texts.clicks.names),
    searches: figures.searches,
    vitals: figures.vitals,
    errorKinds: seenErrors.length,
  };
}

export type AllFigures = Awaited<ReturnType<typeof readAllFigures>>;
type Days = Awaited<ReturnType<typeof readVisitFigures>>['days'];

function chartOf(days: Days, period: Period) {
  const seen = [...new Set(days.map(({ status }) => status))];
  const rank = (status: string) => (STATUSES.indexOf(status) + STATUSES.length) % STATUSES.length;
  const statuses = seen.toSorted((one, other) => rank(one) - rank(other));
  const measured = days.map(({ on, status, visits }) => ({ on, series: status, count: visits }));
  return {
    ...columnsFor(period, statuses, measured),
    names: statuses.map((status) => wordOf(texts.visits.statuses, status)),
  };
}

/** Of the visits of which somebody has noted whether the patient came; null when nobody has. */
function noShowsOf(days: Days): { noShows: number; settled: number } | null {
  const count = (statuses: readonly string[]) =>
    days
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { visits }) => sum + visits, 0);
  const noShows = count(['no-show']);
  const settled = noShows + count(['arrived', 'done']);
  return settled === 0 ? null : { noShows, settled };
}

function pagesOf(pages: readonly Named[]): Bar[] {
  const named = pages.map(({ name, hits }) => ({ name: pageName(name), count: hits }));
  const rest = named.slice(MOST_PAGES).reduce((sum, { count }) => sum + count, 0);
  const shown = named.slice(0, MOST_PAGES);
  return rest > 0 ? [...shown, { name: texts.pages.rest, count: rest }] : shown;
}

function pageName(path: string): string {
  if (path === '*') return texts.pages.others;
  return path === '/' ? texts.pages.home : path;
}

function barsOf(counts: readonly Named[], words: Readonly<Record<string, string>>): Bar[] {
  return counts.map(({ name, hits }) => ({ name: wordOf(words, name), count: hits }));
}

/** Our words for a key, or the key itself where we have none. */
function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
