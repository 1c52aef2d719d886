import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readFigures } from '#app/features/analytics/read-figures.server.ts';
import { readClientErrors } from '#app/features/client-errors/client-errors.server.ts';
import type { Bar } from '#app/features/figures/bar-table.tsx';
import {
  changeOf,
  comparedPeriod,
  lastDays,
  type Period,
  readComparison,
  readPeriod,
} from '#app/features/figures/period.ts';
import {
  LEAD_BUCKETS,
  readAppointmentFigures,
} from '#app/features/figures/read-appointment-figures.server.ts';
import { columnsFor, percentOf } from '#app/features/figures/series.ts';
import type { SummaryRow } from '#app/features/figures/summary-table.tsx';
import { staffFigures as messages } from '#app/locales/pt-BR/staff/figures.ts';

const STATUSES = ['done', 'arrived', 'confirmed', 'no-show', 'cancelled'];
const MOST_PAGES = 12;

type Named = { name: string; hits: number };

/** The period and comparison in a URL, with the figures of both. */
export async function readFiguresView(
  services: Pick<AppServices, 'db'>,
  fields: Pick<URLSearchParams, 'get'>,
  today: string,
) {
  const { period, fault } = readPeriod(fields, today);
  const comparison = readComparison(fields);
  const compared = comparison && comparedPeriod(period, comparison);
  const figures = await readAllFigures(services, period);
  const before = compared && (await readAllFigures(services, compared));
  return {
    period,
    fault,
    comparison,
    compared,
    figures,
    summary: summaryOf(MEASURES, figures, before),
  };
}

/** The last seven whole days beside the seven before, for the first page; '–' where there is nothing to compare with. */
export async function readWeekSummary(
  services: Pick<AppServices, 'db'>,
  today: string,
): Promise<SummaryRow[]> {
  const period = lastDays(7, addDays(today, -1));
  const now = await readComing(services, period);
  return summaryOf(COMING, now, await readComing(services, comparedPeriod(period, 'anterior')));
}

/** How many have come, cancelled and stayed away. */
async function readComing({ db }: Pick<AppServices, 'db'>, period: Period): Promise<Coming> {
  const { days, channels } = await readAppointmentFigures({ db }, period);
  const cancelled = countOf(days, ['cancelled']);
  return { channels, cancelled, noShows: attendanceOf(days).noShows };
}

/** All figures of a period. */
async function readAllFigures({ db }: Pick<AppServices, 'db'>, period: Period) {
  const appointments = await readAppointmentFigures({ db }, period);
  const figures = await readFigures({ db }, period);
  const errors = await readClientErrors(db);
  const seenErrors = errors.filter(({ firstSeenAt, lastSeenAt }) => {
    return wallClockOf(firstSeenAt).on <= period.to && wallClockOf(lastSeenAt).on >= period.from;
  });
  const { channels, leads, medianLeadDays } = appointments;
  return {
    appointments: chartOf(appointments.days, period),
    ...attendanceOf(appointments.days),
    cancelled: countOf(appointments.days, ['cancelled']),
    channels: channels.map(({ channel, count }) => ({
      name: labelOf(messages.channels.names, channel),
      count,
    })),
    leads: LEAD_BUCKETS.map((bucket) => ({
      name: messages.leadTime.buckets[bucket],
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
    origins: barsOf(figures.origins, messages.origins.names),
    clicks: barsOf(figures.clicks, messages.clicks.names),
    searches: searchesOf(figures.searches),
    vitals: figures.vitals,
    errorKinds: seenErrors.length,
    errors: errorsOf(seenErrors),
  };
}

export type AllFigures = Awaited<ReturnType<typeof readAllFigures>>;
type Days = Awaited<ReturnType<typeof readAppointmentFigures>>['days'];

type Key = keyof typeof messages.summary.rows;
type Measure<Figures> = {
  /** Value to compare and draw; null when there is none. */
  value: (figures: Figures) => number | null;
  display?: (figures: Figures) => string;
};
type Coming = Pick<AllFigures, 'cancelled' | 'noShows'> & {
  channels: readonly { count: number }[];
};
type Measures<Figures> = Partial<Record<Key, Measure<Figures>>>;

const COMING = {
  appointments: { value: ({ channels }) => channels.reduce((sum, { count }) => sum + count, 0) },
  cancelled: { value: ({ cancelled }) => cancelled },
  noShows: {
    value: ({ noShows }) => (noShows ? noShows.noShows / noShows.settled : null),
    display: ({ noShows }) => (noShows ? percentOf(noShows.noShows, noShows.settled) : '–'),
  },
} satisfies Measures<Coming>;

const MEASURES: Record<Key, Measure<AllFigures>> = {
  ...COMING,
  medianLead: { value: ({ medianLeadDays }) => medianLeadDays },
  views: { value: ({ views }) => views.columns.reduce((sum, { total }) => sum + total, 0) },
  errorKinds: { value: ({ errorKinds }) => errorKinds },
};
const KEYS: Key[] = ['appointments', 'cancelled', 'noShows', 'medianLead', 'views', 'errorKinds'];

/** Rows of the summary; `before` is the compared period, if any. */
function summaryOf<Figures>(
  measures: Measures<Figures>,
  now: Figures,
  before: Figures | null,
): SummaryRow[] {
  return KEYS.flatMap((key) => {
    const measure = measures[key];
    if (!measure) return [];
    const value = measure.value(now);
    const other = before && measure.value(before);
    return [
      {
        name: messages.summary.rows[key],
        now: displayOf(measure, now),
        before: before && displayOf(measure, before),
        change: before && changeOf(value, other),
        values: { now: value ?? 0, before: other ?? 0 },
      },
    ];
  });
}

function displayOf<Figures>({ value, display }: Measure<Figures>, figures: Figures): string {
  return display ? display(figures) : String(value(figures) ?? '–');
}

function chartOf(days: Days, period: Period) {
  const seen = [...new Set(days.map(({ status }) => status))];
  const rank = (status: string) => (STATUSES.indexOf(status) + STATUSES.length) % STATUSES.length;
  const statuses = seen.toSorted((one, other) => rank(one) - rank(other));
  const measured = days.map(({ on, status, count }) => ({ on, series: status, count }));
  return {
    ...columnsFor(period, statuses, measured),
    names: statuses.map((status) => labelOf(messages.appointments.statuses, status)),
  };
}

/** Share of recorded appointments whose patient arrived; null when none is recorded. */
function attendanceOf(days: Days) {
  const missed = countOf(days, ['no-show']);
  const came = countOf(days, ['arrived', 'done']);
  if (missed + came === 0) return { noShows: null, attendance: [] };
  return {
    noShows: { noShows: missed, settled: missed + came },
    attendance: [
      { name: messages.noShows.came, count: came },
      { name: messages.noShows.missed, count: missed },
    ],
  };
}

function countOf(days: Days, statuses: readonly string[]): number {
  return days
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Errors by type, most frequent first. */
function errorsOf(errors: readonly { type: string }[]): Bar[] {
  const kinds = Map.groupBy(errors, ({ type }) => type);
  return [...kinds]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

function pagesOf(pages: readonly Named[]): Bar[] {
  const named = pages.map(({ name, hits }) => ({ name: pageName(name), count: hits }));
  const rest = named.slice(MOST_PAGES).reduce((sum, { count }) => sum + count, 0);
  const listed = named.slice(0, MOST_PAGES);
  return rest > 0 ? [...listed, { name: messages.pages.rest, count: rest }] : listed;
}

function pageName(path: string): string {
  if (path === '*') return messages.pages.others;
  return path === '/' ? messages.pages.home : path;
}

/** Empty when nobody has searched. */
function searchesOf({ found, nothing }: { found: number; nothing: number }): Bar[] {
  if (found + nothing === 0) return [];
  return [
    { name: messages.searches.found, count: found },
    { name: messages.searches.nothing, count: nothing },
  ];
}

function barsOf(counts: readonly Named[], labels: Readonly<Record<string, string>>): Bar[] {
  return counts.map(({ name, hits }) => ({ name: labelOf(labels, name), count: hits }));
}

/** The label of a key, or the key itself when there is none. */
function labelOf(labels: Readonly<Record<string, string>>, key: string): string {
  return labels[key] ?? key;
}
