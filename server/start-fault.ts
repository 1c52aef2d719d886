/** Reports why the process cannot start: one message for expected errors, the whole stack only for bugs. */
export function tellStartFault(error: unknown): void {
  console.error(`The site did not start.\n${startFaultText(error)}`);
}

export function startFaultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isMistake = error instanceof TypeError || error instanceof ReferenceError;
  if (isMistake) return error.stack ?? error.message;
  if (Reflect.get(error, 'code') === 'EADDRINUSE') {
    const port: unknown = Reflect.get(error, 'port');
    return `Port ${String(port)} is taken by another program; set PORT (and BASE_URL) to use another.`;
  }
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const isTold = cause === '' || error.message.includes(cause);
  return isTold ? error.message : `${error.message}: ${cause}`;
}
