// PostgreSQL's classes 08 (connection), 53 (resources), 57 (operator), 58 (system), and a database
// that takes no writes.
const AWAY_STATES = /^(?:08|53|57|58|25006$)/;
const SYSTEM_CODES = /^(?:ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_|ENOENT$)/;
// `pg` gives these no code.
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;
/** Gave up on a lock, was chosen to end a deadlock, or met a change of the same rows. */
const LOST_WAITS = /^(?:55P03|40P01|40001)$/;

/** Whether a fault, or one behind it, is a database that does not answer now and may later. */
export function isDatabaseAway(error: unknown): boolean {
  return isFault(
    error,
    ({ code, message }) =>
      AWAY_STATES.test(code) ||
      SYSTEM_CODES.test(code) ||
      LOST_WAITS.test(code) ||
      MESSAGES.test(message),
  );
}

/**
 * Does the work again, once, when it lost a wait for somebody else's: that one is done by then.
 * @param work leaves no trace when it throws
 */
export async function againAfterLostWait<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isFault(error, ({ code }) => LOST_WAITS.test(code))) return work();
    throw error;
  }
}

function isFault(
  error: unknown,
  matches: (fault: { code: string; message: string }) => boolean,
): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  const fault = { code: typeof code === 'string' ? code : '', message: error.message };
  return matches(fault) || isFault(error.cause, matches);
}
