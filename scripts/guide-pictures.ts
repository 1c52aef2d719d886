import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

// Finds a browser and passes it to the program that takes the pictures for the staff guide.
const { executablePath, env } = findBrowser();
const program = join(import.meta.dirname, '../e2e/guide-pictures.ts');
const { status } = spawnSync(process.execPath, [program, executablePath, ...BROWSER_ARGS], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exitCode = status ?? 1;
