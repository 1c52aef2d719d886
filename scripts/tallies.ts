import { z } from 'zod';

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Tests of a Vitest JSON report. A file that fell over before its first test counts as one failed. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const fallen = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + fallen.length };
}

/** Tests of a Playwright JSON report. A test that passed only when repeated has failed. */
export function playwrightTally(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a run of tests counts as: its report, but never a pass where the runner says that it failed,
 * where nothing ran, or where there is no report.
 */
export function tallyOfRun(exitCode: number, reported: Tally | undefined): Tally {
  const tally = reported ?? { passed: 0, failed: 0 };
  const isSilentFailure = exitCode !== 0 || tally.passed === 0;
  return isSilentFailure && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
