import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import { hasCode, unlessMissing } from './error-code.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Every setting of the embedded server, as one included file, so that an adopted server and a new one are the
 * same.
 * @param version of the binaries: a server that still runs an older one is restarted
 */
function serverSettings(version: string): string {
  return `# PostgreSQL ${version}. The app writes this file at each start; changes made here are lost.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
password_encryption = 'scram-sha-256'
max_connections = 100
shared_buffers = 96MB
work_mem = 4MB
maintenance_work_mem = 64MB

# An answer "booked" outlives a power cut.
fsync = on
synchronous_commit = on
full_page_writes = on
# Little to replay after a crash.
max_wal_size = 256MB
min_wal_size = 64MB

timezone = 'UTC'
log_timezone = 'UTC'
lc_messages = 'C'

# One file a weekday, a week kept. Terse: the detail of an error would show personal data.
logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_rotation_age = 1d
log_rotation_size = 0
log_truncate_on_rotation = on
log_error_verbosity = terse
log_checkpoints = off
`;
}

/**
 * Writes the settings into the cluster.
 * @returns whether an older file had other ones
 * @throws when the cluster belongs to another user
 */
export async function writeSettings(
  dir: string,
  { version, user }: { version: string; user: ServerUser | undefined },
): Promise<boolean> {
  const file = join(dir, 'clareia.conf');
  const settings = serverSettings(version);
  try {
    const old = await unlessMissing(readFile(file, 'utf8'));
    if (old === settings) return false;
    await writeFile(`${file}.new`, settings, { mode: 0o600 });
    if (user) await chown(`${file}.new`, user.uid, user.gid);
    await rename(`${file}.new`, file);
    return old !== undefined;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    throw new StartFault(startFaults.otherUser(dir), error);
  }
}
