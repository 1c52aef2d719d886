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

/**
 * The same of somebody of the waiting list: an entry `e`, with its appointment `a` where it has one. Whom staff have put
 * on the list is known by the telephone alone.
 */
export function isWaiterFromElsewhere(): SQL<boolean> {
  const appointment = { channel: sql`a.channel`, contactId: sql`a.contact_id` };
  return sql<boolean>`case when e.appointment_id is null
    then e.source = 'staff' and ${isNumberFromElsewhere(sql`e.phone_e164`)}
    else coalesce(${isFromElsewhere(appointment)}, false) end`;
}

/** Whether a telephone number is one of a contact that came from another program. */
export function isNumberFromElsewhere(phoneE164: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from data_import_made m join contacts i on i.id = m.contact_id
    where i.phone_e164 = ${phoneE164})`;
}
