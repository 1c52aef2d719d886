// PostgreSQL's classes 08 (connection), 53 (resources), 57 (operator), 58 (system), and the single
// codes for waits that were given up and for a database that takes no writes.
const SQL_STATES = /^(?:08|53|57|58|55P03$|40001$|40P01$|25006$)/;
const SYSTEM_CODES = /^(?:ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_|ENOENT$)/;
// `pg` gives these no code.
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client was closed)/;

/** Whether a fault, or one behind it, is a database that does not answer now and may later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.test(code))) return true;
  return MESSAGES.test(error.message) || isDatabaseAway(error.cause);
}
