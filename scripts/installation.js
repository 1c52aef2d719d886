import { ensureInstalled, withPinnedNode } from './install.js';

// `node scripts/installation.js restored | moving`: tells the running site that its database was put back or moves.
try {
  ensureInstalled();
  const { code } = await withPinnedNode([
    'server/change-installation.ts',
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
