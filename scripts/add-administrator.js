import { ensureInstalled, withPinnedNode } from './install.js';

// `node scripts/add-administrator.js`: prints a link that creates an administrator's account.
try {
  ensureInstalled();
  const { code } = await withPinnedNode(['server/add-administrator.ts']);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
