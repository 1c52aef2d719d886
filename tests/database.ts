import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, inject } from 'vitest';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { type OpenDatabase, openDatabase } from '#server/database.ts';
import { seedAgenda } from '#server/seed.ts';

/** The demonstration clinic that all tests share. */
export const testClinic = parseClinic(clinicRecord);

export type TestDatabase = OpenDatabase & { url: string };

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
  await administer(ownerUrl, `create database ${name} template clareia_template`);
  const url = ownerUrl.replace(/\/[^/]*$/, `/${name}`);
  const opened = openDatabase(url, { maxConnections, onError: () => {} });
  const { rows } = await opened.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('schema_migrations', 'prepared')`,
  );
  const tables = rows.map((row) => row.name).join(', ');

  beforeEach(async () => {
    await opened.pool.query(`truncate ${tables} restart identity cascade`);
    await opened.pool.query('delete from pgboss.job');
    await seedAgenda(opened.db, testClinic);
  });
  afterAll(async () => {
    await opened.close();
    await administer(ownerUrl, `drop database ${name} with (force)`);
  });
  return { ...opened, url };
}

async function administer(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
