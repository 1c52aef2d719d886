import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the range from which kernels take ports for outgoing connections (32768 on Linux).
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;

/** A free TCP port on 127.0.0.1: the preferred one, else a random one. */
export async function findFreePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port for PostgreSQL on 127.0.0.1; free some, or set DATABASE_URL.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    // Whatever forbids us to listen would stop PostgreSQL too.
    return false;
  } finally {
    probe.close();
  }
}
