import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { appointments, contacts, patients, resources, services } from '#app/db/schema.ts';
import { isHeld } from '#app/scheduling/import/held-people.server.ts';
import { calledOf } from '#app/scheduling/people/called.server.ts';

export type Recommendation = Awaited<ReturnType<typeof readRecommendations>>[number];

/**
 * Whether nobody has booked it yet, by its link or in any other way: the same patient has no appointment of the
 * service made since. One that was booked and cancelled is due again.
 */
const isUnbooked = sql<boolean>`${recommendations.state} in ('open', 'booked')
  and not exists (select from ${appointments} later
    where later.patient_id = ${patients.id} and later.service_id = ${recommendations.serviceId}
      and later.status = 'confirmed' and later.id <> ${recommendations.originId}
      and later.created_at >= ${recommendations.createdAt})`;

/** Recommendations with their people, the soonest due first. */
export function readRecommendations(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      id: recommendations.id,
      kind: recommendations.kind,
      dueOn: recommendations.dueOn,
      note: recommendations.note,
      state: recommendations.state,
      linkKey: recommendations.linkKey,
      mail: recommendations.mail,
      tries: recommendations.tries,
      triedAt: recommendations.triedAt,
      createdAt: recommendations.createdAt,
      serviceSlug: services.slug,
      practitionerName: resources.name,
      originId: appointments.id,
      originProtocol: appointments.protocol,
      originVersion: appointments.version,
      originBranch: appointments.branch,
      locale: appointments.locale,
      patientName: patients.name,
      contactId: contacts.id,
      contactName: contacts.name,
      called: calledOf(contacts.id),
      phoneE164: contacts.phoneE164,
      email: contacts.email,
      isUnbooked,
    })
    .from(recommendations)
    .innerJoin(appointments, eq(appointments.id, recommendations.originId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .innerJoin(services, eq(services.id, recommendations.serviceId))
    .innerJoin(resources, eq(resources.id, recommendations.practitionerId))
    .where(where)
    .orderBy(asc(recommendations.dueOn), asc(recommendations.id));
}

/** Those of one appointment, as its page shows them. */
export const readOf = (db: Queryable, originId: number) =>
  readRecommendations(db, eq(recommendations.originId, originId));

/** Those that nobody has booked. */
export const readUnbooked = (db: Queryable, where?: SQL) =>
  readRecommendations(db, and(isUnbooked, where));

/** Those that nobody has booked, and whether their people are told nothing yet. */
export async function readUnbookedHeld(db: Queryable, clinic: { isDemonstration: boolean }) {
  const held = clinic.isDemonstration ? await readUnbooked(db, isHeld(clinic, appointments)) : [];
  const heldIds = new Set(held.map(({ id }) => id));
  return (await readUnbooked(db)).map((row) => ({ ...row, isHeld: heldIds.has(row.id) }));
}

/** The one behind a link; null when it is gone. */
export async function readByKey(db: Queryable, linkKey: string): Promise<Recommendation | null> {
  const [row] = await readRecommendations(db, eq(recommendations.linkKey, linkKey));
  return row ?? null;
}

export async function readById(db: Queryable, id: number): Promise<Recommendation | null> {
  const [row] = await readRecommendations(db, eq(recommendations.id, id));
  return row ?? null;
}

/** Who may recommend: the clinic's practitioners in their order. */
export function readPractitioners(db: Queryable) {
  return db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(and(eq(resources.kind, 'practitioner'), eq(resources.isActive, true)))
    .orderBy(asc(resources.position), desc(resources.id));
}
