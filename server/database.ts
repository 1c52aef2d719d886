import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#app/db/database.ts';
import * as schema from '#app/db/schema.ts';

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> };

/** How long a visitor is kept waiting, in milliseconds. */
type Patience = {
  connectionMs: number;
  lockMs: number;
  statementMs: number;
  /** For a server or a line that has stopped answering, and so does not end its statements itself. */
  answerMs: number;
};
const PATIENCE: Patience = {
  connectionMs: 5_000,
  lockMs: 3_000,
  statementMs: 5_000,
  answerMs: 6_000,
};

/** What every session of the app's own pool asks for. */
export const SESSION_OPTIONS = sessionOptions(PATIENCE);

function sessionOptions({ lockMs, statementMs }: Patience): string {
  return `-c lock_timeout=${lockMs} -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=10s -c jit=off -c client_connection_check_interval=1s -c timezone=UTC`;
}

function ownAgendaOptions(practitionerId: number | undefined): string {
  if (practitionerId === undefined) return '';
  return ` -c search_path=own_agenda,public -c clareia.practitioner=${practitionerId}`;
}

type DatabaseOptions = {
  maxConnections?: number;
  /**
   * So many stay open while nobody uses them; default none. A new one costs a process of the server and its first plans,
   * which on a busy machine is more than somebody waits for.
   */
  keptConnections?: number;
  /** Called for a lost connection; without a handler `pg` would end the process. */
  onError: (error: Error) => void;
  patience?: Patience;
  /** Finds this practitioner's appointments alone; see own-agenda.ts. Whole numbers from 0. */
  practitionerId?: number;
};

/**
 * A pool of connections whose sessions time out on locks after 3 s and on statements after 5 s; what has no answer
 * after 6 s has lost its connection.
 */
export function openDatabase(
  url: string,
  {
    maxConnections = 20,
    keptConnections = 0,
    onError,
    patience = PATIENCE,
    practitionerId,
  }: DatabaseOptions,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    min: keptConnections,
    connectionTimeoutMillis: patience.connectionMs,
    query_timeout: patience.answerMs,
    idleTimeoutMillis: 30_000,
    application_name: `clareia:${process.pid}`,
    options: sessionOptions(patience) + ownAgendaOptions(practitionerId),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: databaseOn(pool), pool, close: () => pool.end() };
}

/**
 * Drizzle on a pool. Drizzle's own transactions leak a connection when `begin` fails, so a few database
 * restarts would exhaust the pool; these always release it, and close it when a transaction is still open on
 * it.
 */
export function databaseOn(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  const sessions = new WeakMap<pg.PoolClient, Database>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const session = sessions.get(client) ?? drizzle(client, { schema });
    sessions.set(client, session);
    try {
      return await session.transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
