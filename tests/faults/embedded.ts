import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';

const CLUSTER = 'postgres-18';
const secrets = z.object({ ownerPassword: z.string(), port: z.number() });

/** A pool as owner of the database that an app keeps in its data folder. */
export async function openOwnerPool(dataDir: string): Promise<pg.Pool> {
  const text = await readFile(join(dataDir, `${CLUSTER}.secrets.json`), 'utf8');
  const { ownerPassword: password, port } = secrets.parse(JSON.parse(text));
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port,
    user: 'clareia_owner',
    password,
    database: 'clareia',
    max: 4,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The postmaster's pid, or null while there is none. */
export async function postmasterPid(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, CLUSTER, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || null;
}
