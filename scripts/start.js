import { arePagesBuilt, ensureBuilt } from './build.js';
import { ensureInstalled, withPinnedNode } from './install.js';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './server-process.js';

// `npm start`: installs and builds what is missing, then serves the site.
try {
  ensureInstalled();
  const env = { NODE_ENV: process.env.NODE_ENV || 'production', ...SERVER_ENVIRONMENT };
  const checked = arePagesBuilt() ? { code: 0 } : await check(env);
  if (checked.code === 0) {
    await ensureBuilt();
    const { code } = await withPinnedNode(SERVER_ARGUMENTS, { env, ipc: true });
    process.exitCode = code;
  } else process.exitCode = checked.code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Faults of the environment, the clinic record and the texts stop the start before the long build, not after. */
function check(env) {
  return withPinnedNode(['server/check-configuration.ts'], { env, ipc: true });
}
