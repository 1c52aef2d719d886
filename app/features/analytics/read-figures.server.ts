import { and, between, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { eventCounts } from '#app/db/schema.ts';

type Count = { name: string; hits: number };

/** The clinic's figures about visitors who agreed to be counted. */
export type Figures = {
  /** Page views by calendar day, earliest first; days without any are left out. */
  days: { on: string; hits: number }[];
  /** Page views by public address, most first; '*' stands for all other addresses. */
  pages: Count[];
  /** Page views by origin, most first. */
  origins: Count[];
  /** Clicks by destination, most first. */
  clicks: Count[];
  /** Submitted forms, by form. */
  forms: Count[];
  /** Interactions with the blog. */
  blog: Count[];
  /** Searches with and without results. */
  searches: { found: number; nothing: number };
  /** Measurements of each web vital by rating. */
  vitals: { metric: string; good: number; needsImprovement: number; poor: number }[];
};

/**
 * The clinic's own figures.
 * @param from first calendar day, in the clinic's zone
 * @param to last calendar day, included
 */
export async function readFigures(
  { db }: { db: Queryable },
  { from, to }: { from: string; to: string },
): Promise<Figures> {
  const { countedOn, event, path, detail, rating } = eventCounts;
  const hits = sql<number>`sum(${eventCounts.hits})::integer`;
  const isWithin = between(countedOn, from, to);
  const rows = await db
    .select({ event, path, detail, rating, hits })
    .from(eventCounts)
    .where(isWithin)
    .groupBy(event, path, detail, rating);
  const days = await db
    .select({ on: countedOn, hits })
    .from(eventCounts)
    .where(and(isWithin, eq(event, 'page_view')))
    .groupBy(countedOn)
    .orderBy(countedOn);
  const of = (name: string) => rows.filter((row) => row.event === name);
  const views = of('page_view');
  const searches = new Map(sumBy(of('search_interaction'), ({ detail }) => detail));
  return {
    days,
    pages: mostFirst(views, ({ path }) => path),
    origins: mostFirst(views, ({ detail }) => detail || 'unknown'),
    clicks: mostFirst(of('click'), ({ detail }) => detail),
    forms: mostFirst(of('form_submit'), ({ detail }) => detail),
    blog: mostFirst(of('blog_interaction'), ({ detail }) => detail),
    searches: { found: searches.get('found') ?? 0, nothing: searches.get('nothing') ?? 0 },
    vitals: vitalsOf(of('web_vitals')),
  };
}

type Row = { detail: string; rating: string; hits: number };

function vitalsOf(rows: readonly Row[]): Figures['vitals'] {
  const metrics = [...new Set(rows.map(({ detail }) => detail))].sort();
  return metrics.map((metric) => {
    const rated = new Map(
      sumBy(
        rows.filter(({ detail }) => detail === metric),
        ({ rating }) => rating,
      ),
    );
    return {
      metric,
      good: rated.get('good') ?? 0,
      needsImprovement: rated.get('needs-improvement') ?? 0,
      poor: rated.get('poor') ?? 0,
    };
  });
}

function mostFirst<Each extends { hits: number }>(
  rows: readonly Each[],
  nameOf: (row: Each) => string,
): Count[] {
  return sumBy(rows, nameOf)
    .map(([name, hits]) => ({ name, hits }))
    .sort((one, other) => other.hits - one.hits || one.name.localeCompare(other.name));
}

function sumBy<Each extends { hits: number }>(
  rows: readonly Each[],
  keyOf: (row: Each) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.hits);
  return [...sums];
}
