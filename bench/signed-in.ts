import type { Database } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { systemClock } from '#app/platform/clock.ts';

/** The session of a receptionist who is made for it. @returns the value of the cookie `sid` */
export async function receptionSession(db: Database): Promise<string> {
  const somebody = { username: 'bench', name: 'Rosa Lima', role: 'reception' } as const;
  const [made] = await db
    .insert(staff)
    .values({ ...somebody, passwordHash: '', createdAt: systemClock.now() })
    .returning({ id: staff.id });
  if (!made) throw new Error('nobody was stored');
  return beginSession({ db, clock: systemClock }, made.id, { awaitsSecondFactor: false });
}
