import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { tellStartFault } from './start-fault.ts';

// Run before a build, which takes a minute or more: what would stop the start is told at once.
try {
  await readConfiguration(join(import.meta.dirname, '..'));
} catch (error) {
  tellStartFault(error);
  process.exitCode = 1;
}
