import type { Outcome } from './people.ts';
import type { Played } from './play.ts';

export type Figure = {
  what: string;
  done: string;
  medianMs: number;
  p95Ms: number;
  worstMs: number;
  aim: string;
  /** Undefined where nothing is promised. */
  isMet?: boolean;
};

/** At least this long is usual on any machine. */
const SHORTEST_USUAL_MS = 1_000;
const LOGIN_MS = 3_000;
const SLOW_OPEN_MS = 20_000;
/** The check for too old connections runs every second here and every two seconds in the app. */
const LOOKING_MS = 2_000;

/** The figures of an attack, each with its aim. */
export function figuresOf(played: Played): Figure[] {
  const { before, slowOpenMs } = played;
  const usualMs = Math.max(SHORTEST_USUAL_MS, 3 * quantile(before.bookings, 0.5));
  const booking = (what: string, outcomes: Outcome[]): Figure => ({
    ...figureOf(what, outcomes),
    aim: `all, median ≤ ${seconds(usualMs)}`,
    isMet: outcomes.every(({ isDone }) => isDone) && quantile(outcomes, 0.5) <= usualMs,
  });
  const stayed = slowOpenMs.map((ms) => ({ isDone: true, ms, tries: 1 }));
  return [
    { ...figureOf('books, before', before.bookings), aim: '' },
    booking('books, JavaScript', played.withScript),
    booking('books, none', played.withoutScript),
    booking('books, shared address', played.sharedAddress),
    { ...figureOf('signs in, before', before.logins), aim: '' },
    {
      ...figureOf('signs in, known device', played.knownDevice),
      aim: `all, worst ≤ ${seconds(LOGIN_MS)}`,
      isMet:
        played.knownDevice.every(({ isDone }) => isDone) &&
        quantile(played.knownDevice, 1) <= LOGIN_MS,
    },
    { ...figureOf('signs in, new device', played.newDevice), aim: '' },
    {
      ...figureOf('slow GET stays open', stayed),
      aim: `worst ≤ ${seconds(SLOW_OPEN_MS)}`,
      isMet: quantile(stayed, 1) <= SLOW_OPEN_MS + LOOKING_MS,
    },
  ];
}

function figureOf(what: string, outcomes: Outcome[]): Omit<Figure, 'aim'> {
  const done = outcomes.filter(({ isDone }) => isDone).length;
  return {
    what,
    done: `${done}/${outcomes.length}`,
    medianMs: quantile(outcomes, 0.5),
    p95Ms: quantile(outcomes, 0.95),
    worstMs: quantile(outcomes, 1),
  };
}

/** @param share from 0 to 1; 0 without outcomes */
function quantile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** The table that a person reads. */
export function tableOf(figures: readonly Figure[], { attack }: Played): string {
  const rows = figures.map(({ what, done, medianMs, p95Ms, worstMs, aim, isMet }) => [
    what,
    done,
    ...[medianMs, p95Ms, worstMs].map(seconds),
    aim,
    isMet === undefined ? '' : isMet ? 'holds' : 'MISSED',
  ]);
  const head = ['', 'done', 'median', 'p95', 'worst', 'aim', ''];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const counts = [...attack].sort().map(([what, count]) => `${what}: ${count}`);
  return [line(head), ...rows.map(line), '', `What the attackers got: ${counts.join(', ')}`].join(
    '\n',
  );
}
