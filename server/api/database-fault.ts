// PostgreSQL's classes 08 (connection), 53 (resources), 57 (operator), 58 (system), and a read-only database.
const AWAY_STATES = /^(?:08|53|57|58|25006$)/;
const SYSTEM_CODES = /^(?:ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_|ENOENT$)/;
// `pg` gives these errors no code.
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;
/** Lock timeout, deadlock victim or serialization failure. */
const LOST_WAITS = /^(?:55P03|40P01|40001)$/;

/** Whether an error, or one of its causes, means that the database is unavailable for now. */
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
 * Retries the work once if it lost a lock conflict: the other transaction is done by then.
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
