// Measures the built site with Lighthouse as a phone, and reports where it falls short of 99/100/100/100. Not
// part of the tests: speed on a busy machine proves nothing. Run: npm run lighthouse

import { ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';

await ensureInstalled();
await ensureBuilt();
const { code } = await withPinnedNode(['bench/lighthouse.ts', ...process.argv.slice(2)]);
process.exit(code ?? 1);
