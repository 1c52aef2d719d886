/** One thing that `npm test` or `npm run check` runs. */
export type Step = {
  name: string;
  /** Program of node_modules/.bin with its arguments. */
  command: readonly string[];
  /** Which runner's JSON report to read; without one the step itself counts as one test. */
  report?: 'vitest' | 'playwright';
  /** Names of the steps it depends on; it does not run when one of them fails. */
  after?: readonly string[];
  /** Whether running no test at all is fine. */
  mayBeEmpty?: true;
  /** Why it was chosen, when only the steps that a change can reach are run. */
  why?: string;
};

/** Checks of the sources and the build. */
export const CHECKS: readonly Step[] = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'build', command: ['node', 'scripts/build-pages.js'] },
  { name: 'types', command: ['tsc'], after: ['route types'] },
  { name: 'unused', command: ['knip'] },
  { name: 'budgets', command: ['node', 'scripts/build-budgets.ts'], after: ['build'] },
];

const UNITS: Step = {
  name: 'tests',
  command: ['vitest', 'run', '--project=units'],
  report: 'vitest',
};

/** Rule, use case and HTTP tests; those about calendar days also run in another time zone. */
export const TESTS: Step = {
  ...UNITS,
  command: [...UNITS.command, '--project=http', '--project=other-zone'],
};

export const BROWSER: Step = {
  name: 'browser',
  command: ['playwright', 'test'],
  report: 'playwright',
  after: ['build'],
};

/** `npm run test:second-clinic`: every file of the browser tests that runs for whichever clinic, for the second one. */
export const SECOND_CLINIC_STEPS: readonly Step[] = [
  ...CHECKS.filter(({ name }) => name === 'build'),
  { ...BROWSER, command: [...BROWSER.command, '--project=second-clinic'] },
];

/** These mostly wait for servers to start, so they cost little beside the browsers. */
export const FAULTS: Step = {
  name: 'faults',
  command: ['vitest', 'run', '--project=processes'],
  report: 'vitest',
  after: ['build'],
};

/** `npm run check`: for every change. */
export const CHECK_STEPS: readonly Step[] = [...CHECKS, UNITS];

/** `npm test`: everything, fast steps first. */
export const TEST_STEPS: readonly Step[] = [...CHECKS, TESTS, BROWSER, FAULTS];
