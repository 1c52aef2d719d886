import { ensureInstalled, withPinnedNode } from './install.js';

// `npm run test:second-clinic`: whatever browser tests run for any clinic, for the second clinic of the tests.
try {
  ensureInstalled();
  const { code } = await withPinnedNode(['scripts/run-steps.ts', 'second-clinic'], {
    env: { EVERY_FILE: 'yes' },
    ipc: true,
  });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
