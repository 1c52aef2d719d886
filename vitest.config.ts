import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start the built site or PostgreSQL as processes of their own, and kill them. */
const PROCESSES = ['tests/{faults,pages}/**/*.test.ts', 'server/postgres/**/*.test.ts'];
/** What knows calendar days. */
const DAYS = [
  'app/{clinic,islands,scheduling}/**/*.test.ts',
  'app/features/{agenda,booking,calendar-feeds,campaign,figures,follow-ups}/**/*.test.ts',
  'app/features/{privacy,privacy-admin,schedule-settings}/**/*.test.ts',
  'app/routes/staff/{agenda,figures,privacy}/**/*.test.ts',
];
/** These take longest; begun last, they would be waited for at the end. */
const SLOW = [/app-killed|database-killed|starting/, /\/tests\//, /\/server\//, /staff|content/];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? SLOW.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const common = {
  // One process runs many files, so that what they import is loaded once.
  isolate: false,
  setupFiles: ['tests/setup-zone.ts'],
  env: { TZ: 'UTC' },
  // No test measures time. These only end what hangs, also on a machine ten times slower.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 120_000, interval: 50 } },
};
/** Rules, use cases, and the project's own rules. */
const UNITS = ['{app,scripts}/**/*.test.ts', 'tests/{architecture,documents}.test.ts'];
const units = { include: UNITS };
const http = { include: ['{server,tests}/**/*.test.ts'], exclude: [...UNITS, ...PROCESSES] };
// On the far side of the date line, where a day computed in the machine's zone is another.
const otherZone = { include: DAYS, env: { TZ: 'Pacific/Kiritimati' } };

export default defineConfig({
  test: {
    globalSetup: ['tests/global-setup.ts'],
    sequence: { sequencer: SlowFirst },
    maxWorkers: 2,
    projects: [
      { test: { ...common, ...units, name: 'units' } },
      { test: { ...common, ...http, name: 'http' } },
      { test: { ...common, ...otherZone, name: 'other-zone' } },
      { test: { ...common, include: PROCESSES, name: 'processes' } },
    ],
  },
});
