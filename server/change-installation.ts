import { sql } from 'drizzle-orm';
import { installation } from '#app/db/installation-schema.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database.ts';
import { runningDatabaseUrl } from './postgres/running-database.ts';
import { PROJECT_DIR } from './project-dir.ts';
import { startFaultText } from './start-fault.ts';

// `restored`: the running site's database was put back from a copy in a way that a start cannot see.
// `moving`: it is about to be moved to another place as it is, so that its links go on.

const USAGE = 'node scripts/installation.js restored | moving';

try {
  const [wish] = process.argv.slice(2);
  if (wish !== 'restored' && wish !== 'moving') throw new Error(USAGE);
  const { env } = await readConfiguration(PROJECT_DIR);
  const url = env.databaseUrl ?? (await runningDatabaseUrl(env.dataDir));
  const { db, close } = openDatabase(url, { maxConnections: 1, onError: () => undefined });
  try {
    if (wish === 'restored') {
      await db.execute(sql`select begin_epoch()`);
      console.log(
        'Links, staff sessions, calendar addresses and invitations from before have ended.',
      );
    } else {
      await db.update(installation).set({ place: null, folderBornAt: null });
      console.log('Stop the site now and move the database. Its next start keeps every link.');
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 1;
}
