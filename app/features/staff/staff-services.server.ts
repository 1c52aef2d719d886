import type { Database } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { PasswordCost } from './password-hash.server.ts';

/** Services of the sign-in and account use cases. */
export type StaffServices = {
  db: Database;
  clock: Clock;
  log: Log;
  /** Second factors, recovery codes and device cookies are derived from it. */
  secret: string;
  /** False only in development: failed sign-ins are then not counted. */
  limitsLogins: boolean;
  passwordCost: PasswordCost;
  /** The clinic's names, which no password may consist of. */
  clinicWords: readonly string[];
};
