import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import type { Log } from '#app/platform/log.server.ts';
import { deriveToken } from '#app/platform/token.server.ts';
import { asOwner } from './as-owner.ts';
import { hasCode, unlessMissing } from './postgres/error-code.ts';
import { StartFault } from './start-fault.ts';

const LOCK = 720_714_005;
const WATCH_MS = 60_000;

export type InstalledDatabase = {
  ownerUrl: string;
  /** When the folder of the app's own database was made, in nanoseconds; a copy of it is younger. */
  folderBornAt?: string | undefined;
};

/** What the installation is told by its environment. */
type Given = {
  /** An existing folder. */
  dataDir: string;
  /** Unset: the secret is in the data folder. */
  appSecret?: string | undefined;
  /** Goes on with a secret that is not the one of this database, on purpose. */
  acceptsNewSecret?: boolean | undefined;
};

/**
 * Brings secret and database together at the start. A database that was put back from a copy, or gets another
 * secret on purpose, begins a new epoch: links, sessions, known devices and calendar addresses from before end.
 * @returns the secret, and whether the database was found to be restored or copied
 * @throws a sentence when the secret of the database is lost or is another one
 */
export async function settleInstallation(
  database: InstalledDatabase,
  { dataDir, appSecret, acceptsNewSecret = false }: Given,
): Promise<{ secret: string; wasRestored: boolean }> {
  return asOwner(database.ownerUrl, { lock: LOCK }, async (client) => {
    const { known, current } = await readState(client, database);
    const isExpected = known.fingerprint !== null && !acceptsNewSecret;
    const secret = appSecret ?? (await installationSecret(dataDir, { isExpected }));
    const fingerprint = deriveToken(secret, 'fingerprint');
    const isOther = known.fingerprint !== null && known.fingerprint !== fingerprint;
    if (isOther && !acceptsNewSecret) {
      const source = appSecret ? 'APP_SECRET' : secretFile(dataDir);
      throw new StartFault(startFaults.secretOther(source));
    }
    const wasRestored = await isElsewhere(client, { known, current, dataDir });
    await client.query('begin');
    if (isOther || wasRestored) await client.query('select begin_epoch()');
    await client.query(
      'update installation set place = $1, folder_born_at = $2, secret_fingerprint = $3',
      [current.place, current.folderBornAt, fingerprint],
    );
    await client.query('commit');
    await writeMark(client, dataDir, current.place);
    return { secret, wasRestored };
  });
}

/**
 * Looks every minute whether the database was put back while this process runs, as a managed one may be, and
 * leaves the mark by which the next start sees it.
 */
export function watchForRestore(
  database: InstalledDatabase,
  { dataDir, log, everyMs = WATCH_MS }: { dataDir: string; log: Log; everyMs?: number },
): { look: () => Promise<void>; stop: () => Promise<void> } {
  const look = () =>
    asOwner(database.ownerUrl, { lock: LOCK }, async (client) => {
      const { known, current } = await readState(client, database);
      // Whoever announced a move is not hurried: the next start takes the new place.
      if (known.place === null) return;
      if (await isElsewhere(client, { known, current, dataDir })) {
        await client.query('begin');
        await client.query('select begin_epoch()');
        await client.query('update installation set place = $1', [current.place]);
        await client.query('commit');
        log.warn(
          'the database was put back from a copy: links and sessions from before have ended',
        );
      }
      await writeMark(client, dataDir, current.place);
    });
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    // A database that is down is told by readiness.
    looking = look().catch(() => undefined);
  }, everyMs);
  timer.unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

type Known = { place: string | null; folderBornAt: string | null; fingerprint: string | null };
type Current = { place: string; folderBornAt: string | null };

async function readState(
  client: pg.Client,
  { folderBornAt }: InstalledDatabase,
): Promise<{ known: Known; current: Current }> {
  // A dump that is restored gets other object numbers, also in the same database.
  const { rows } = await client.query<Known & { here: string }>(
    `select place, folder_born_at as "folderBornAt", secret_fingerprint as fingerprint,
       concat_ws('/', (select system_identifier from pg_control_system()),
         (select oid from pg_database where datname = current_database()),
         'installation'::regclass::oid) as here
     from installation`,
  );
  const [row] = rows;
  if (!row) throw new Error('the table installation is empty');
  const { here, ...known } = row;
  return { known, current: { place: here, folderBornAt: folderBornAt ?? known.folderBornAt } };
}

/** Whether this database is not where it was last used, or was set back in its place. */
async function isElsewhere(
  client: pg.Client,
  { known, current, dataDir }: { known: Known; current: Current; dataDir: string },
): Promise<boolean> {
  if (known.place === null) return false;
  if (known.place !== current.place) return true;
  if (known.folderBornAt !== null && known.folderBornAt !== current.folderBornAt) return true;
  const mark = await unlessMissing(readFile(markFile(dataDir), 'utf8'));
  const [place, position = ''] = (mark ?? '').trim().split(' ');
  if (place !== current.place || !/^[0-9A-F]+\/[0-9A-F]+$/.test(position)) return false;
  // What a server has once made durable only grows; after a physical restore it is less.
  const { rows } = await client.query<{ isBehind: boolean }>(
    'select pg_current_wal_flush_lsn() < $1::pg_lsn as "isBehind"',
    [position],
  );
  return rows[0]?.isBehind ?? false;
}

async function writeMark(client: pg.Client, dataDir: string, place: string): Promise<void> {
  const { rows } = await client.query<{ position: string }>(
    'select pg_current_wal_flush_lsn()::text as position',
  );
  await writeFile(markFile(dataDir), `${place} ${rows[0]?.position}\n`);
}

function markFile(dataDir: string): string {
  return join(dataDir, 'database-mark');
}

/** The file of the secret that an installation makes for itself. */
function secretFile(dataDir: string): string {
  return join(dataDir, 'app-secret');
}

/**
 * The secret of this installation, created on first start and readable only by its owner. Two processes that
 * start at once get the same one.
 * @param dataDir an existing folder
 * @param isExpected whether the database already knows a secret: then none is made
 */
export async function installationSecret(
  dataDir: string,
  { isExpected }: { isExpected: boolean },
): Promise<string> {
  const file = secretFile(dataDir);
  const known = await readSecret(file);
  if (known) return known;
  if (isExpected) throw new StartFault(startFaults.secretLost(file));
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    // Unlike a rename, a link never replaces a file that another process created in between.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(file);
  if (!made) throw new StartFault(startFaults.secretShort(file));
  return made;
}

async function readSecret(file: string): Promise<string | undefined> {
  const secret = (await unlessMissing(readFile(file, 'utf8')))?.trim() ?? '';
  return secret.length >= 32 ? secret : undefined;
}
