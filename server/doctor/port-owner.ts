import { readdir, readFile, readlink } from 'node:fs/promises';

const LISTENING = '0A';

/** A program that listens on a TCP port of this machine: what the system lets this user know of it. */
export type PortOwner = { pid: number | null; program: string | null };

/**
 * Who listens on a port, as Linux tells in /proc; null when nobody does, or where the system does not tell. Of
 * another user's program only that it is there is known.
 */
export async function findPortOwner(port: number): Promise<PortOwner | null> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(readOrEmpty));
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(`:${wanted}`) && state === LISTENING)
    .map((fields) => fields[9] ?? '');
  if (inodes.length === 0) return null;
  const sockets = new Set(inodes.map((inode) => `socket:[${inode}]`));
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (await holdsAny(pid, sockets)) {
      return { pid: Number(pid), program: (await readOrEmpty(`/proc/${pid}/comm`)).trim() };
    }
  }
  return { pid: null, program: null };
}

async function holdsAny(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const target = await readlink(`${folder}/${name}`).catch(() => '');
    if (sockets.has(target)) return true;
  }
  return false;
}

function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** ' (pid 123, node)', or nothing. */
export function ownerWords(owner: PortOwner | null): string {
  if (!owner?.pid) return '';
  return ` (pid ${owner.pid}${owner.program ? `, ${owner.program}` : ''})`;
}
