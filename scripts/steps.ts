/** One thing that `npm test` or `npm run check` runs. */
export type Step = {
  name: string;
  /** Program of node_modules/.bin with its arguments. */
  command: readonly string[];
  env?: Record<string, string>;
  /** Which report tells how many tests ran; without one the step itself counts as one. */
  report?: 'vitest' | 'playwright';
  /** Vitest files that are run once more when they fail; the closing lines name what that mended. */
  mayRepeat?: RegExp;
  /** The steps after it are pointless when it fails. */
  isNeeded?: true;
  maxMinutes: number;
};

/** No run of all steps takes longer: a step beyond it is ended, and the run tells so. */
export const MOST_MINUTES = 24;

/** What reads the sources and the build. */
const CHECKS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'], maxMinutes: 2 },
  { name: 'types of the routes', command: ['react-router', 'typegen'], maxMinutes: 2 },
  { name: 'types', command: ['tsc'], maxMinutes: 3 },
  { name: 'nothing unused', command: ['knip'], maxMinutes: 3 },
  { name: 'build', command: ['node', 'scripts/build-pages.js'], isNeeded: true, maxMinutes: 5 },
  { name: 'budgets', command: ['node', 'scripts/build-budgets.ts'], maxMinutes: 1 },
];

/** They start processes, kill them or let many race: what else the machine does reaches them. */
const STARTS_OR_RACES =
  /^(?:tests\/faults|tests\/pages|server\/postgres|server\/jobs)\/|^server\/(?:listening|app-secret|quick-imports|pages\/page-invalidation)\.test\.ts$|^scripts\//;

const EVERYTHING_BUT_BROWSER: Step = {
  name: 'unit, use-case and HTTP tests',
  command: ['vitest', 'run'],
  env: { TZ: 'UTC' },
  report: 'vitest',
  mayRepeat: STARTS_OR_RACES,
  maxMinutes: 12,
};

/** On the far side of the date line, where a calendar day computed in the machine's zone is another. */
const OTHER_ZONE: Step = {
  ...EVERYTHING_BUT_BROWSER,
  name: 'what depends on time, in another zone',
  command: ['vitest', 'run', 'app/clinic', 'app/features/booking', 'app/islands'],
  env: { TZ: 'Pacific/Kiritimati' },
  maxMinutes: 3,
};

const BROWSER: Step = {
  name: 'browser tests',
  command: ['playwright', 'test'],
  env: { TZ: 'UTC' },
  report: 'playwright',
  maxMinutes: 18,
};

/** Rules, use cases and the project's own rules; no server processes, races or kills. */
const QUICK: Step = {
  ...EVERYTHING_BUT_BROWSER,
  name: 'unit and use-case tests',
  command: ['vitest', 'run', 'app', 'scripts', 'tests/architecture', 'tests/documents'],
  maxMinutes: 5,
};

/** `npm run check`: for every change. */
export const CHECK_STEPS: readonly Step[] = [...CHECKS, QUICK];

/** `npm test`: everything, fast steps first. */
export const TEST_STEPS: readonly Step[] = [...CHECKS, EVERYTHING_BUT_BROWSER, OTHER_ZONE, BROWSER];
