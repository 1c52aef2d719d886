import { ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';

// Retakes the pictures of docs/guia-da-equipe.md from the built site with invented people:
// node scripts/guide-pictures.js
// Run by hand when the staff pages change, and commit the result; start, build and test never call it.
try {
  ensureInstalled();
  await ensureBuilt();
  const { code } = await withPinnedNode(['scripts/guide-pictures.ts']);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
