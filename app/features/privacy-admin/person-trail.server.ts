import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import type { PersonSubject } from '#app/platform/audit/audit-event.ts';
import { keyText, viewedCard } from './person-key.ts';
import type { PersonRecords } from './person-records.server.ts';
import { TRAIL_LENGTH } from './person-view.ts';
import type { PersonCard } from './same-person.server.ts';

/** An audit entry: who viewed or changed a person's data. */
export type TrailStep = Awaited<ReturnType<typeof readTrail>>[number];

/** Audit entries, latest first, at most 300 by default. */
export async function readTrail(
  db: Queryable,
  cards: readonly PersonCard[],
  records: Pick<
    PersonRecords,
    'visits' | 'messages' | 'screenings' | 'leads' | 'waiting' | 'requests' | 'orders' | 'consents'
  >,
  limit = TRAIL_LENGTH,
) {
  const items = [
    ...records.messages.map(({ id }) => `contact:${id}`),
    ...records.leads.map(({ id }) => `lead:${id}`),
    ...records.requests.map(({ id }) => `privacy:${id}`),
  ];
  const snapshot = [
    ...cards.map(viewedCard),
    ...records.visits.map(({ id }) => `appointment:${id}`),
    ...items.map((item) => `inbox:${item}`),
  ];
  const about = (subjectType: PersonSubject, ids: readonly (string | number)[]) =>
    and(eq(auditLog.subjectType, subjectType), inArray(auditLog.subjectId, ids.map(String)));
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      staffName: staff.name,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
    })
    .from(auditLog)
    .leftJoin(staff, sql`${auditLog.actor} = 'staff:' || ${staff.id}`)
    .where(
      or(
        about('appointment', idsOf(records.visits)),
        about('contact_message', idsOf(records.messages)),
        about('screening', idsOf(records.screenings)),
        about('lead', idsOf(records.leads)),
        about('waitlist_entry', idsOf(records.waiting)),
        about('privacy_request', idsOf(records.requests)),
        about('order', idsOf(records.orders)),
        about('consent', idsOf(records.consents)),
        about('inbox_item', items),
        about('person', cards.map(keyText)),
        about('view', snapshot),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
