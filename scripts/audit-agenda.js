import { ensureInstalled, withPinnedNode } from './install.js';

// `node scripts/audit-agenda.js`: tells which appointments do not occupy exactly their time.
try {
  ensureInstalled();
  const { code } = await withPinnedNode(['server/audit-agenda.ts']);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
