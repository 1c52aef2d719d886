import type { Database } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { PasswordCost } from './password-hash.server.ts';

/** What the use cases of the login and of accounts work with. */
export type StaffServices = {
  db: Database;
  clock: Clock;
  log: Log;
  /** Second factors, recovery codes and device cookies are derived from it. */
  secret: string;
  /** False on a developer's machine only: failed logins are then not counted. */
  limitsLogins: boolean;
  passwordCost: PasswordCost;
  /** Words of the clinic's own, which no password may consist of. */
  clinicWords: readonly string[];
};
