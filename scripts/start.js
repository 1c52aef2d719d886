import { ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';

// `npm start`: installs and builds what is missing, then serves the site.
try {
  ensureInstalled();
  await ensureBuilt();
  const env = { NODE_ENV: process.env.NODE_ENV || 'production' };
  const { code } = await withPinnedNode(['server/main.ts'], { env, ipc: true });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
