import { relative } from 'node:path';
import { z } from 'zod';
import { type Failure, failureOf } from './failure.ts';

/** What became of the tests: how many passed, which failed, and which passed only when repeated. */
export type Tally = { passed: number; failures: Failure[]; secondTries: string[] };

const vitestTest = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(vitestTest),
    }),
  ),
});

const fault = z.object({ message: z.string().default(''), stack: z.string().default('') });
const playwrightTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ errors: z.array(fault).default([]) })),
});
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(playwrightTest),
});
type PlaywrightSuite = {
  title: string;
  specs: z.infer<typeof playwrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
};
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite), errors: z.array(fault) });

/** Tests of a Vitest JSON report. A file that fell over before its first test counts as one failed. */
export function vitestTally(report: unknown): Tally {
  const { testResults } = vitestReport.parse(report);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((each) => ({ ...each, file: ownPath(name) })),
  );
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, ancestorTitles, title, failureMessages }) =>
      failureOf({ file, titles: [...ancestorTitles, title], error: failureMessages[0] }),
    );
  const fallen = testResults
    .filter((file) => file.status === 'failed')
    .filter(({ assertionResults }) => assertionResults.every(({ status }) => status !== 'failed'))
    .map(({ name, message }) => failureOf({ file: ownPath(name), titles: [], error: message }));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, failures: [...failures, ...fallen], secondTries: [] };
}

/** Tests of a Playwright JSON report; its own second tries count as passed, and are named. */
export function playwrightTally(report: unknown): Tally {
  const { suites, errors } = playwrightReport.parse(report);
  const tests = suites.flatMap(testsOf);
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, titles, results }) => {
      const [error] = results.flatMap((result) => result.errors);
      return failureOf({ file, titles, error: error?.stack || error?.message });
    });
  const broken = errors.map(({ message, stack }) =>
    failureOf({ file: 'playwright', titles: [], error: stack || message }),
  );
  const secondTries = tests.filter(({ status }) => status === 'flaky').map(nameOf);
  const passed = tests.filter(({ status }) => status === 'expected').length + secondTries.length;
  return { passed, failures: [...failures, ...broken], secondTries };
}

type ReportedTest = z.infer<typeof playwrightTest> & { file: string; titles: string[] };

function testsOf(suite: PlaywrightSuite): ReportedTest[] {
  const within = (suite.suites ?? []).flatMap((inner) =>
    testsOf(inner).map((test) => ({ ...test, titles: [inner.title, ...test.titles] })),
  );
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({
      ...test,
      file: `e2e/${file}:${line}`,
      titles: [`${title} [${test.projectName}]`],
    })),
  );
  return [...own, ...within];
}

function nameOf({ file, titles }: ReportedTest): string {
  return failureOf({ file, titles, error: '' }).test;
}

function ownPath(file: string): string {
  return relative(process.cwd(), file);
}

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

/** The tests of some files were run again: what failed the first time counts as it did the second. */
export function afterSecondTry(first: Tally, second: Tally, files: readonly string[]): Tally {
  const isRepeated = ({ test }: Failure) => files.some((file) => test.startsWith(file));
  const stillFailing = new Set(second.failures.map(({ test }) => test));
  const recovered = first.failures
    .filter((failure) => isRepeated(failure) && !stillFailing.has(failure.test))
    .map(({ test }) => test);
  const others = first.failures.filter((failure) => !isRepeated(failure));
  return {
    passed: first.passed + recovered.length,
    failures: [...others, ...second.failures],
    secondTries: [...first.secondTries, ...recovered],
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    secondTries: tallies.flatMap(({ secondTries }) => secondTries),
  };
}
