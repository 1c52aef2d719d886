import { join } from 'node:path';
import { findBinaryPackage } from './binaries.ts';
import { clusterDirName } from './cluster.ts';
import { prepareHome } from './home.ts';
import { roleUrls } from './roles.ts';
import { readSecrets } from './secrets.ts';
import { silentLog } from './start-log.ts';

/**
 * The app's connection string for the database of this installation's running process.
 * @throws when this installation has not been started yet
 */
export async function runningDatabaseUrl(dataDir: string | undefined): Promise<string> {
  const { major } = await findBinaryPackage();
  const clusterName = clusterDirName(major);
  const home = await prepareHome(dataDir, { clusterName, log: silentLog });
  const secrets = await readSecrets(`${join(home.dir, clusterName)}.secrets.json`);
  if (secrets?.port === undefined) throw new Error('The site has no database yet: start it first.');
  return roleUrls({ secrets }, secrets.port).appUrl;
}
