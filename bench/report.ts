import { cpus, loadavg, totalmem } from 'node:os';

/** One figure; `budget` is its limit, where there is one. */
export type Figure = { what: string; value: string; budget?: string; isMet?: boolean };
export type Section = { title: string; how: string; figures: Figure[] };

/** The machine's load without us; call it before measuring anything. */
export function loadBefore(): number {
  return loadavg()[0] ?? Number.NaN;
}

/**
 * The page of results, in Markdown.
 * @param load from `loadBefore`
 */
export function reportOf(sections: readonly Section[], load: number): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const lines = [
    '# Benchmarks',
    '',
    '`npm run bench` measures the built site on the machine it runs on and writes this page. Ratios travel from machine to machine; the other figures are for comparing runs on the same one.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.version}; other programs kept ${load.toFixed(1)} cores busy when it began.`,
    ...sections.flatMap(sectionLines),
  ];
  return `${lines.join('\n')}\n`;
}

function sectionLines({ title, how, figures }: Section): string[] {
  return [
    '',
    `## ${title}`,
    '',
    how,
    '',
    '| What | Measured | Budget |',
    '|---|---|---|',
    ...figures.map(({ what, value, budget, isMet }) => {
      const verdict = budget === undefined ? '' : `${budget}, ${isMet ? 'met' : 'missed'}`;
      return `| ${what} | ${value} | ${verdict} |`;
    }),
  ];
}

export function atMost(what: string, value: number, limit: number, unit: string): Figure {
  const budget = `≤ ${limit} ${unit}`;
  return { what, value: `${round(value)} ${unit}`, budget, isMet: value <= limit };
}

export function atLeast(what: string, value: number, limit: number): Figure {
  return { what, value: value.toFixed(2), budget: `≥ ${limit}`, isMet: value >= limit };
}

export function plain(what: string, value: string): Figure {
  return { what, value };
}

/** A whole number, or two digits of a small one. */
export function round(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(2)));
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param part 0.95 for the value that 95 of 100 do not exceed */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
