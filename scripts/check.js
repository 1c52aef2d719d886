import { ensureInstalled, withPinnedNode } from './install.js';

// `npm run check`: format, lint, types, build, budgets and the tests that need no browser.
try {
  ensureInstalled();
  const { code } = await withPinnedNode(
    ['scripts/run-steps.ts', 'check', ...process.argv.slice(2)],
    { ipc: true },
  );
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
