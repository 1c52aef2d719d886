import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import type { Log } from '#app/platform/log.server.ts';
import { asOwner, type LockPatience } from './as-owner.ts';
import { PROJECT_DIR } from './project-dir.ts';
import { StartFault } from './start-fault.ts';

export type Migration = { number: number; name: string; sql: string; sha256: string };

const MIGRATIONS_DIR = join(PROJECT_DIR, 'db/migrations');
const LOCK = 720_714_001;

/** The numbered SQL files, in order; throws when a number is taken twice. */
export async function readMigrations(directory = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => Number(/^(\d{4})-/.exec(name)?.[1]));
  return Promise.all(
    names.map(async (name, index) => {
      const number = numbers[index] ?? 0;
      const isOwn = number > 0 && number !== numbers[index - 1];
      if (!isOwn) throw new Error(`migration ${name} has no number of its own`);
      const sql = await readFile(join(directory, name), 'utf8');
      return { number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

type MigrateOptions = LockPatience & {
  /** Instead of the numbered files. */
  migrations?: readonly Migration[];
  /** Gets a line for each migration that is applied. */
  log?: Pick<Log, 'info'>;
};

/**
 * Brings the database up to date, one transaction per migration, under a lock that other processes wait for.
 * Processes of an older release that run already are not disturbed.
 * @returns the names of the migrations applied now
 * @throws when an applied migration was edited afterwards, or the database belongs to a newer release
 */
export async function migrate(
  ownerUrl: string,
  { migrations, log, ...patience }: MigrateOptions = {},
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return asOwner(ownerUrl, { lock: LOCK, ...patience }, async (client) => {
    await client.query(`create table if not exists schema_migrations (
      number integer primary key, name text not null, sha256 text not null,
      applied_at timestamptz not null default now())`);
    return applyMissing(client, wanted, log);
  });
}

async function applyMissing(
  client: pg.Client,
  wanted: readonly Migration[],
  log: MigrateOptions['log'],
): Promise<string[]> {
  const { rows } = await client.query<{ number: number; name: string; sha256: string }>(
    'select number, name, sha256 from schema_migrations order by number',
  );
  const newer = rows.find(({ number }) => wanted.every((each) => each.number !== number));
  if (newer) throw new StartFault(startFaults.newerDatabase(newer.name));
  const done = new Map(rows.map((row) => [row.number, row.sha256]));
  const applied: string[] = [];
  for (const migration of wanted) {
    const sha256 = done.get(migration.number);
    if (sha256 === migration.sha256) continue;
    if (sha256) throw new StartFault(startFaults.migrationChanged(migration.name));
    await applyOne(client, migration);
    log?.info({ migration: migration.name }, 'migration applied');
    applied.push(migration.name);
  }
  if (applied.length > 0) await refreshOwnAgenda(client);
  return applied;
}

/** Takes new columns into the views of who sees one practitioner's agenda alone; see migration 0045. */
async function refreshOwnAgenda(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regprocedure('refresh_own_agenda()') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) await client.query('select refresh_own_agenda()');
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
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(startFaults.migrationFailed(name, reason), error);
  }
}
