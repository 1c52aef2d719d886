import { join } from 'node:path';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import { findBinaryPackage } from './binaries.ts';
import { clusterDirName } from './cluster.ts';
import { prepareHome, silentLog } from './home.ts';
import { roleUrls } from './roles.ts';
import { readSecrets } from './secrets.ts';

/**
 * The app's connection string for the database of this installation's running process.
 * @throws when this installation has not been started yet
 */
export async function runningDatabaseUrl(dataDir: string | undefined): Promise<string> {
  const urls = await runningDatabaseUrls(dataDir);
  if (!urls) throw new StartFault(startFaults.noDatabaseYet);
  return urls.appUrl;
}

/** The connection strings of both roles for that database; null when this installation has not been started yet. */
export async function runningDatabaseUrls(
  dataDir: string | undefined,
): Promise<{ ownerUrl: string; appUrl: string } | null> {
  const { major } = await findBinaryPackage();
  const clusterName = clusterDirName(major);
  const home = await prepareHome(dataDir, { clusterName, log: silentLog });
  const secrets = await readSecrets(`${join(home.dir, clusterName)}.secrets.json`);
  return secrets?.port === undefined ? null : roleUrls({ secrets }, secrets.port);
}
