import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staffSignIns } from '#app/db/staff-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { networksOf } from '#app/platform/rate-limit.server.ts';
import { deriveToken } from '#app/platform/token.server.ts';
import { deviceLabel } from './device-label.ts';

export type SignInOutcome = (typeof staffSignIns.$inferInsert)['outcome'];

type SignInNote = {
  /** Null where no account has the name that was typed; the name itself is not kept. */
  staffId: number | null;
  outcome: SignInOutcome;
  /** The connection's address. */
  address: string;
  /** The browser's own description of itself. */
  userAgent: string;
};

/**
 * Records that somebody came in or tried to. Like ones of an hour share a row with a count, so that no guessing fills
 * the table. Of the network a short keyed code is kept, which tells networks apart and leads to none.
 */
export async function noteSignIn(
  { db, clock, secret }: { db: Queryable; clock: Clock; secret: string },
  { staffId, outcome, address, userAgent }: SignInNote,
): Promise<void> {
  const at = clock.now();
  const hour = new Date(at);
  hour.setUTCMinutes(0, 0, 0);
  const device = deviceLabel(userAgent);
  const network = networkCode(secret, address);
  // Drizzle takes no expression as the target of a conflict.
  await db.execute(sql`
    insert into ${staffSignIns} (staff_id, outcome, device, network, hour, at)
    values (${staffId}, ${outcome}, ${device}, ${network}, ${hour.toISOString()}::timestamptz,
      ${at.toISOString()}::timestamptz)
    on conflict (hour, outcome, coalesce(staff_id, 0), device, network)
    do update set at = excluded.at, times = ${staffSignIns}.times + 1`);
}

function networkCode(secret: string, address: string): string {
  const network = networksOf(address).at(-1)?.network ?? '';
  const code = deriveToken(secret, `staff-network:${network}`).replace(/[^A-Za-z0-9]/g, '');
  return code.slice(0, 4).toUpperCase();
}
