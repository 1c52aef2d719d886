import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import { type Cluster, OWNER_ROLE } from './cluster.ts';
import { hasCode } from './error-code.ts';
import { isPostmaster } from './processes.ts';

/** A running server and the owner's connection to it; `lost` settles when that ends. */
export type RunningServer = { pid: number; port: number; client: Client; lost: Promise<void> };

const CANNOT_CONNECT_NOW = '57P03';
const INVALID_PASSWORD = '28P01';

export function databaseUrl(
  { user, password, database }: { user: string; password: string; database: string },
  port: number,
): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Connects as the owner, waiting while a live server starts or recovers.
 * @throws when the server dies first, or rejects the stored password
 */
export async function connectToServer(
  cluster: Cluster,
  { pid, port, database = 'postgres' }: { pid: number; port: number; database?: string },
): Promise<RunningServer> {
  const password = cluster.secrets.ownerPassword;
  while (true) {
    const client = new Client({
      connectionString: databaseUrl({ user: OWNER_ROLE, password, database }, port),
      application_name: `clareia-owner-${process.pid}`,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    // Without a listener `pg` would end the process; 'end' follows and settles `lost`.
    client.on('error', () => {});
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      return { pid, port, client, lost };
    } catch (error) {
      if (hasCode(error, INVALID_PASSWORD)) {
        throw new StartFault(startFaults.passwordRefused(cluster.dir, cluster.secretsFile), error);
      }
      const mayComeUp = hasCode(error, CANNOT_CONNECT_NOW, 'ECONNREFUSED', 'ECONNRESET');
      if (!mayComeUp || !(await isPostmaster(pid, cluster.name))) throw error;
    }
    await sleep(20);
  }
}
