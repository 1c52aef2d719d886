import { ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './server-process.js';

// `npm start`: installs and builds what is missing, then serves the site.
try {
  ensureInstalled();
  await ensureBuilt();
  const env = { NODE_ENV: process.env.NODE_ENV || 'production', ...SERVER_ENVIRONMENT };
  const { code } = await withPinnedNode(SERVER_ARGUMENTS, { env, ipc: true });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
