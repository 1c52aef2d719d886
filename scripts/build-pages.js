import { ensureBuilt } from './build.js';

// The build as a step of its own, for checks and for machines that build before they start.
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
