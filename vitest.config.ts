import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes take most of the time; the longest of them would be waited for at the end. */
const SLOW = [/\/tests\/faults\/app-killed\./, /\/tests\/(?:faults|pages)\//, /\/server\//];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? SLOW.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: [
      'app/**/*.test.ts',
      'server/**/*.test.ts',
      'tests/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    // More than the two cores of a small machine: much of the time is spent waiting.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // No test measures time. These only end what hangs, also on a machine ten times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
