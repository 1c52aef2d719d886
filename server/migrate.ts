import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PROJECT_DIR } from './project-dir.ts';

export type Migration = { number: number; name: string; sql: string; sha256: string };

const MIGRATIONS_DIR = join(PROJECT_DIR, 'db/migrations');
const LOCK = 720_714_001;

/** The numbered SQL files, in order; throws when a number is missing or taken twice. */
async function readMigrations(directory = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})-/.exec(name)?.[1]);
      if (number !== index + 1) throw new Error(`migration ${name}: expected number ${index + 1}`);
      const sql = await readFile(join(directory, name), 'utf8');
      return { number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to date, one transaction per migration, under a lock that other processes wait for. A
 * database that is ahead of this code is left as it is, so that the previous release keeps running.
 * @returns the names of the migrations applied now
 * @throws when an applied migration was edited afterwards
 */
export async function migrate(ownerUrl: string, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'clareia:migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migrations (
      number integer primary key, name text not null, sha256 text not null,
      applied_at timestamptz not null default now())`);
    return await applyMissing(client, wanted);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, wanted: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ number: number; sha256: string }>(
    'select number, sha256 from schema_migrations',
  );
  const done = new Map(rows.map((row) => [row.number, row.sha256]));
  const applied: string[] = [];
  for (const migration of wanted) {
    const sha256 = done.get(migration.number);
    if (sha256 === migration.sha256) continue;
    if (sha256) throw new Error(`migration ${migration.name} was changed after it was applied`);
    await applyOne(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

async function applyOne(client: pg.Client, { number, name, sql, sha256 }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (number, name, sha256) values ($1, $2, $3)', [
      number,
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
