import { ensureInstalled, withPinnedNode } from './install.js';

// `npm run demo`: fills a database on this machine with a month of invented appointments, for development.
try {
  ensureInstalled();
  const { code } = await withPinnedNode(['server/demo/main.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
