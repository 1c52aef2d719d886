import { ensureInstalled, withPinnedNode } from './install.js';

// `npm run dev`: the same server, with pages straight from their sources and live reload.
try {
  ensureInstalled();
  const env = { NODE_ENV: 'development' };
  const { code } = await withPinnedNode(['server/main.ts'], { env, ipc: true });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
