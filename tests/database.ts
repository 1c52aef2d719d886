import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database.ts';
import { type OwnAgendas, ownAgendas } from '#server/own-agenda.ts';
import { resetRows } from './kept-rows.ts';
import { administer, onDatabase, TEMPLATE } from './template-server.ts';

export { testClinic } from './clinics/test-clinic.ts';

export type TestDatabase = OpenDatabase & { url: string; ownAgendaOf?: OwnAgendas['of'] };

/** A busy machine decides no test: races are about who comes first, not about how long it takes. */
const WAIT_MS = 300_000;
const UNHURRIED = {
  connectionMs: WAIT_MS,
  lockMs: WAIT_MS,
  statementMs: WAIT_MS,
  answerMs: WAIT_MS,
};

/**
 * A migrated database for this test file on the run's real PostgreSQL, reset to the demo agenda before each
 * test. Call it at the top of a file or a describe.
 */
export async function testDatabase({
  maxConnections = 10,
}: {
  maxConnections?: number;
} = {}): Promise<TestDatabase> {
  const ownerUrl = inject('ownerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(ownerUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = onDatabase(ownerUrl, name);
  const options = { onError: () => {}, patience: UNHURRIED };
  const opened = openDatabase(url, { ...options, maxConnections });
  const agendas = ownAgendas(url, options);
  // As the owner on another connection: the tests' own pool may be broken or full.
  const owner = quietPool(url, 1);

  beforeEach(() => resetRows(owner));
  afterAll(async () => {
    await opened.close();
    await agendas.close();
    await owner.end();
    await administer(ownerUrl, `drop database ${name} with (force)`);
  });
  return { ...opened, url, ownAgendaOf: agendas.of };
}

/** Connections of a test. The server may end them before they are closed, which is no fault of a test. */
export function quietPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
