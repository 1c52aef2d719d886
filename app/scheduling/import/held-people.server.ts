import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';

type Columns = Record<'channel' | 'contactId', typeof appointments.channel | SQL | object>;

/**
 * Whether an appointment, or whom one calls about it, came from another program. Who booked on the site has come by
 * themself, and is answered.
 */
export function isFromElsewhere({ channel, contactId }: Columns): SQL<boolean> {
  return sql<boolean>`(${channel} = 'import' or (${channel} not in ('web', 'api') and exists (
    select from data_import_made m where m.contact_id = ${contactId})))`;
}

/**
 * The appointments to whose people a site says nothing of itself: none, once the site is open. Until then the clinic's
 * patients know nothing of it, and its address may not be the clinic's yet.
 */
export function isHeld({ isDemonstration }: { isDemonstration: boolean }, columns: Columns) {
  return isDemonstration ? isFromElsewhere(columns) : sql<boolean>`false`;
}

/** Whether nothing is said about an appointment yet. */
export async function isAppointmentHeld(
  db: Queryable,
  clinic: { isDemonstration: boolean },
  appointmentId: number,
): Promise<boolean> {
  if (!clinic.isDemonstration) return false;
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), isFromElsewhere(appointments)));
  return rows.length > 0;
}
