import { z } from 'zod';
import { failureOf, nameOf } from './failure.ts';
import type { Tally } from './tallies.ts';

const fault = z.object({ message: z.string().default(''), stack: z.string().default('') });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(fault).default([]) })),
    }),
  ),
});
type Suite = { title: string; file: string; specs: z.infer<typeof spec>[]; suites?: Suite[] };
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).default([]);
  },
});
const report = z.object({ suites: z.array(suite), errors: z.array(fault) });

/** Tests of a Playwright JSON report; those that passed when repeated count as passed, and are named. */
export function playwrightTally(read: unknown): Tally {
  const { suites, errors } = report.parse(read);
  const tests = suites.flatMap((each) => testsOf(each, []));
  const named = (status: string) => tests.filter((test) => test.status === status);
  const broken = errors.map((each) => ({ file: 'playwright', titles: [], error: textOf(each) }));
  return {
    passed: named('expected').length + named('flaky').length,
    failures: [...named('unexpected'), ...broken].map(failureOf),
    secondTries: named('flaky').map(({ file, titles }) => nameOf(file, titles)),
  };
}

function testsOf({ title, file, specs, suites = [] }: Suite, before: readonly string[]) {
  // The outermost suite is the file itself.
  const above = title === file ? before : [...before, title];
  const own = specs.flatMap((each) =>
    each.tests.map(({ projectName, status, results }) => ({
      status,
      file: `e2e/${each.file}:${each.line}`,
      titles: [...above, `${each.title} [${projectName}]`],
      error: results.flatMap(({ errors }) => errors.map(textOf))[0],
    })),
  );
  const within: typeof own = suites.flatMap((each) => testsOf(each, above));
  return [...own, ...within];
}

function textOf({ message, stack }: z.infer<typeof fault>): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
