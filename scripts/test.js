import { ensureInstalled, withPinnedNode } from './install.js';

// `npm test`: installs what is missing, then runs every check and every test.
try {
  ensureInstalled();
  const { code } = await withPinnedNode(
    ['scripts/run-steps.ts', 'test', ...process.argv.slice(2)],
    { ipc: true },
  );
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
