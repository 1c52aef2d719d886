import { once } from 'node:events';
import { createServer } from 'node:net';
import { startFaults, type Told } from '#app/locales/faults/start-faults.ts';

/** Why the site cannot start, in both languages, for whoever starts it. */
export class StartFault extends Error {
  override name = 'StartFault';
  constructor({ pt, en }: Told, cause?: unknown) {
    super(`${pt}\n${en}`, cause === undefined ? {} : { cause });
  }
}

/** @throws the system's own error when nobody could listen there now */
export async function assertPortIsFree({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Reports why the process cannot start: one message for expected errors, the whole stack only for bugs. */
export function tellStartFault(error: unknown): void {
  const { pt, en } = startFaults.didNotStart;
  console.error(`${pt} ${en}\n${startFaultText(error)}`);
}

export function startFaultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartFault && !isDiskFull(error.cause) && !isLost(error.cause)) {
    return error.message;
  }
  const isMistake = error instanceof TypeError || error instanceof ReferenceError;
  if (isMistake) return error.stack ?? error.message;
  const known = knownFault(error) ?? knownFault(error.cause);
  if (known) return `${known.pt}\n${known.en}`;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  // Drizzle's own message is the whole query.
  if (cause && error.message.startsWith('Failed query')) return cause;
  const isTold = cause === '' || error.message.includes(cause);
  return isTold ? error.message : `${error.message}: ${cause}`;
}

/** Faults of the machine that may come from anywhere in the start. */
function knownFault(error: unknown): Told | undefined {
  if (!(error instanceof Error)) return undefined;
  const told = (key: string): string => String(Reflect.get(error, key) ?? '');
  const code = told('code');
  if (isDiskFull(error)) return startFaults.diskFull;
  if (code === 'EADDRINUSE') return startFaults.portTaken(told('port'));
  if (told('syscall') === 'listen') {
    if (code === 'EACCES') return startFaults.portForbidden(told('port'));
    if (code === 'EADDRNOTAVAIL') return startFaults.hostUnknown(told('address'));
  }
  if (told('path') && ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return startFaults.notWritable(told('path'));
  }
  // The app's own sessions give up after 3 s on a lock and 5 s on a statement.
  if (code === '55P03' || code === '57014') return startFaults.databaseBusy;
  return isLost(error) ? startFaults.databaseLost : undefined;
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  // `pg` gives a connection that ends no code.
  const isEnd = error.message === 'Connection terminated unexpectedly';
  return isEnd || ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'].includes(code);
}

/** From the system, from PostgreSQL (53100), or from a program that only prints it. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  const isCode = code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
  return isCode || /No space left on device|disk is full/i.test(error.message);
}
