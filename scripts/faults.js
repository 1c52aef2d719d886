import { ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';

/** What can be tried on the built site, each with an app and a database of its own. */
const FAULTS = { attacker: 'tests/faults/attack/main.ts' };

// `npm run faults -- attacker`: tries a fault for as long as wanted and prints whether the aims hold.
try {
  const [name = '', ...rest] = process.argv.slice(2);
  const script = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
  if (!script) throw new Error(`npm run faults -- ${Object.keys(FAULTS).join('|')} [--minutes 10]`);
  ensureInstalled();
  await ensureBuilt();
  const { code } = await withPinnedNode([script, ...rest]);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
