import type { Failure } from './failure.ts';
import type { Tally } from './tallies.ts';

const TOLD_IN_FULL = 10;
const TOLD_BY_NAME = 20;

/**
 * The last words of a run: which tests passed only when repeated, which failed and why, and how many
 * of each. Often only the end of an output is kept, so that this must be short and come last.
 */
export function closingLines({ passed, failures, secondTries }: Tally): string[] {
  const again = secondTries.map((test) => `  ${test}`);
  return [
    ...(again.length > 0 ? ['Passed at the second try:', ...firstOf(again, TOLD_BY_NAME), ''] : []),
    ...(failures.length > 0 ? ['Failed:', ...failureLines(failures), ''] : []),
    `${passed} passed, ${failures.length} failed`,
  ];
}

function failureLines(failures: readonly Failure[]): string[] {
  const full = failures.slice(0, TOLD_IN_FULL).flatMap(({ test, error }, index) => {
    return [`${index + 1}) ${test}`, ...error.map((line) => `     ${line}`)];
  });
  const rest = failures.slice(TOLD_IN_FULL).map(({ test }, index) => {
    return `${TOLD_IN_FULL + index + 1}) ${test}`;
  });
  return [...full, ...firstOf(rest, TOLD_BY_NAME)];
}

function firstOf(lines: readonly string[], count: number): string[] {
  const more = lines.length - count;
  return more > 0 ? [...lines.slice(0, count), `  … and ${more} more`] : [...lines];
}
