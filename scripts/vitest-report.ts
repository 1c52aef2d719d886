import { relative } from 'node:path';
import { z } from 'zod';
import { failureOf } from './failure.ts';
import type { Tally } from './tallies.ts';

const testedFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().default(''),
  assertionResults: z.array(
    z.object({
      ancestorTitles: z.array(z.string()),
      title: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()).nullish(),
    }),
  ),
});
type TestedFile = z.infer<typeof testedFile>;

const report = z.object({ testResults: z.array(testedFile) });

/**
 * Tests of a Vitest JSON report. A file that fell over before its first test counts as one failed.
 * @param second report of a run of some of the same files again: of these it alone counts
 */
export function vitestTally(first: unknown, second: unknown = { testResults: [] }): Tally {
  const before = report.parse(first).testResults;
  const again = report.parse(second).testResults;
  const repeated = new Set(again.map(({ name }) => name));
  const files = [...before.filter(({ name }) => !repeated.has(name)), ...again];
  const failures = files.flatMap(failuresOf);
  const failed = new Set(failures.map(({ test }) => test));
  return {
    passed: files.flatMap(({ assertionResults }) => assertionResults.filter(hasPassed)).length,
    failures,
    secondTries: before
      .flatMap(failuresOf)
      .map(({ test }) => test)
      .filter((test) => !failed.has(test)),
  };
}

/** The files with failed tests, from the project's folder. */
export function failedFiles(first: unknown): string[] {
  const files = report.parse(first).testResults;
  return files.filter((file) => failuresOf(file).length > 0).map(({ name }) => ownPath(name));
}

function failuresOf({ name, status, message, assertionResults }: TestedFile) {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      titles: [...ancestorTitles, title],
      error: failureMessages?.[0],
    }));
  const fallen = status === 'failed' && failed.length === 0 ? [{ titles: [], error: message }] : [];
  return [...failed, ...fallen].map((failure) => failureOf({ file: ownPath(name), ...failure }));
}

function hasPassed({ status }: { status: string }): boolean {
  return status === 'passed';
}

function ownPath(file: string): string {
  return relative(process.cwd(), file);
}
