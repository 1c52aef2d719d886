import type { Failure } from './failure.ts';

/** What became of the tests: how many passed, which failed, and which passed only when repeated. */
export type Tally = { passed: number; failures: Failure[]; secondTries: string[] };

/**
 * What a run of tests counts as: its report, but never a pass where the runner says that it failed,
 * where nothing ran, or where there is no report; then its last words tell why.
 */
export function tallyOfRun({
  name,
  exitCode,
  reported,
  lastWords,
}: {
  name: string;
  exitCode: number;
  reported: Tally | undefined;
  lastWords: readonly string[];
}): Tally {
  const tally = reported ?? { passed: 0, failures: [], secondTries: [] };
  const isSilentFailure = exitCode !== 0 || tally.passed === 0;
  if (!isSilentFailure || tally.failures.length > 0) return tally;
  return { ...tally, failures: [{ test: name, error: [...lastWords] }] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    secondTries: tallies.flatMap(({ secondTries }) => secondTries),
  };
}
