import { ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';

// `npm run bench`: measures the built site on this machine and writes docs/benchmarks.md.
try {
  ensureInstalled();
  await ensureBuilt();
  const { code } = await withPinnedNode(['bench/main.ts']);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
