import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A failed test by file and name, or a failed step by name, with the first lines of the reason. */
export type Failure = { test: string; lines: string[] };
export type Outcome = { passed: number; skipped: number; failures: Failure[] };

const ERROR_LINES = 40;
const LINE_LENGTH = 160;
const MOST_TOLD = 30;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The outcome of Vitest's JSON report; a file that could not be loaded is one failure. */
function vitestOutcome(json: unknown): Outcome {
  const files = vitestReport.parse(json).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(process.cwd(), name) })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    failures: [
      ...failed.map(({ file, fullName, failureMessages }) => ({
        test: `${file} › ${fullName.trim()}`,
        lines: firstLines(failureMessages?.[0] ?? ''),
      })),
      ...unloaded.map(({ name, message }) => ({
        test: relative(process.cwd(), name),
        lines: firstLines(message),
      })),
    ],
  };
}

const browserFault = z.object({ message: z.string().default(''), stack: z.string().default('') });
const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(browserFault).default([]) })),
    }),
  ),
});
const browserSuite = z.object({
  specs: z.array(browserSpec),
  get suites() {
    return z.array(browserSuite).optional();
  },
});
const browserReport = z.object({ suites: z.array(browserSuite), errors: z.array(browserFault) });

/** The outcome of Playwright's JSON report. */
function playwrightOutcome(json: unknown): Outcome {
  const { suites, errors } = browserReport.parse(json);
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const count = (status: string) => tests.filter(({ test }) => test.status === status).length;
  const failed = tests.filter(({ test }) => /unexpected|flaky/.test(test.status));
  return {
    passed: count('expected'),
    skipped: count('skipped'),
    failures: [
      ...failed.map(({ spec, test }) => ({
        test: `e2e/${spec.file}:${spec.line} › ${spec.title} [${test.projectName}]`,
        lines: firstLines(test.results.flatMap(({ errors: all }) => all.map(textOf))[0] ?? ''),
      })),
      ...errors.map((error) => ({ test: 'playwright', lines: firstLines(textOf(error)) })),
    ],
  };
}

function specsOf({
  specs,
  suites = [],
}: z.infer<typeof browserSuite>): z.infer<typeof browserSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function textOf({ message, stack }: z.infer<typeof browserFault>): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

/** Reads a runner's report; undefined when the runner did not get as far as writing one. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const OUTCOME_OF = { vitest: vitestOutcome, playwright: playwrightOutcome };

/**
 * The outcome of a step. A step without a report counts as one test; if its runner failed, ran nothing or left
 * no report, its last lines are one failure, so that a crash never counts as a pass.
 */
export function outcomeOf(step: {
  name: string;
  code: number;
  lastLines: readonly string[];
  report: { kind: keyof typeof OUTCOME_OF; json: unknown } | undefined;
  mayBeEmpty?: boolean | undefined;
}): Outcome {
  const { name, code, lastLines, report, mayBeEmpty = false } = step;
  const said = report?.json ? OUTCOME_OF[report.kind](report.json) : undefined;
  const outcome = said ?? { passed: report || code !== 0 ? 0 : 1, skipped: 0, failures: [] };
  const isEmpty = outcome.passed === 0 && !(mayBeEmpty && said);
  const isSilent = outcome.failures.length === 0 && (code !== 0 || isEmpty);
  return isSilent ? { ...outcome, failures: [{ test: name, lines: [...lastLines] }] } : outcome;
}

/** The summary of a run: what failed and why, and the totals. */
export function closingLines(outcomes: readonly Outcome[]): string[] {
  const count = (of: 'passed' | 'skipped') =>
    outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const told = failures.slice(0, MOST_TOLD).flatMap(({ test, lines }, n) => {
    return [`${n + 1}) ${test}`, ...lines.map((line) => `     ${line.trim()}`)];
  });
  const more = failures.length - MOST_TOLD;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return [
    ...(failures.length > 0 ? ['Failed:', ...told] : []),
    ...(more > 0 ? [`… and ${more} more`] : []),
    `${count('passed')} passed, ${failures.length} failed${skipped}`,
  ];
}

/** The non-empty lines of a text, without colours, cut to the width of a terminal. */
export function plainLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .map((line) => line.trimEnd().slice(0, LINE_LENGTH))
    .filter((line) => line.trim() !== '');
}

/** The message's first lines, and the first stack frame in the project's own code. */
function firstLines(error: string): string[] {
  const lines = plainLines(error);
  const isStack = (line: string) => /^\s+at \S/.test(line);
  const place = lines.find((line) => isStack(line) && !/node_modules|node:|<anonymous>/.test(line));
  const said = lines.filter((line) => !isStack(line)).slice(0, ERROR_LINES);
  return [...said, ...(place ? [place.trim()] : [])];
}
