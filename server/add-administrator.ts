import { systemClock } from '#app/platform/clock.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database.ts';
import { runningDatabaseUrl } from './postgres/running-database.ts';
import { PROJECT_DIR } from './project-dir.ts';
import { newSetupLink } from './setup-link.ts';
import { startFaultText } from './start-fault.ts';

// Prints a setup link for a new administrator while the site runs: for the first one, or when all
// administrators have lost their passwords.

try {
  const { env } = await readConfiguration(PROJECT_DIR);
  const url = env.databaseUrl ?? (await runningDatabaseUrl(env.dataDir));
  const { db, close } = openDatabase(url, { maxConnections: 1, onError: () => undefined });
  try {
    const link = await newSetupLink({ db, clock: systemClock }, env.baseUrl);
    console.log(`Opens once, within 24 hours, and makes an administrator's account:\n${link}`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 1;
}
