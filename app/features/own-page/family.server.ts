import { and, asc, eq } from 'drizzle-orm';
import { isMinorOn, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { leftPatients } from '#app/db/own-page-schema.ts';
import { appointments, contacts, patients, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';

type Booked = { createdAt: Date; guardianRelation: string | null };

/**
 * Whether a contact still sees somebody whom they have booked for: not a child that has come of age, and not whom they
 * no longer accompany, unless they have booked for them since.
 */
export function isFollowed(
  { bornOn, leftAt }: { bornOn: string | null; leftAt: Date | null },
  booked: readonly Booked[],
  today: string,
): boolean {
  const wasChild = booked.some(({ guardianRelation }) => guardianRelation !== null);
  if (wasChild && bornOn !== null && !isMinorOn(bornOn, today)) return false;
  return booked.some(({ createdAt }) => leftAt === null || createdAt > leftAt);
}

export type FamilyMember = Awaited<ReturnType<typeof readFamily>>[number];

/** Those whom one contact has booked for, each with their appointments; nobody whom another contact booked. */
export async function readFamily(
  { db, clock }: { db: Queryable; clock: Clock },
  contactId: number,
) {
  const rows = await db
    .select({
      patientId: patients.id,
      name: patients.name,
      bornOn: patients.bornOn,
      leftAt: leftPatients.leftAt,
      appointmentId: appointments.id,
      protocol: appointments.protocol,
      serviceSlug: services.slug,
      startsAt: appointments.startsAt,
      status: appointments.status,
      guardianRelation: appointments.guardianRelation,
      createdAt: appointments.createdAt,
    })
    .from(patients)
    .innerJoin(appointments, eq(appointments.patientId, patients.id))
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(leftPatients, eq(leftPatients.patientId, patients.id))
    .where(and(eq(patients.contactId, contactId), eq(appointments.contactId, contactId)))
    .orderBy(asc(patients.id), asc(appointments.startsAt));
  const today = wallClockOf(clock.now()).on;
  return [...Map.groupBy(rows, ({ patientId }) => patientId).values()].flatMap((booked) => {
    const [first] = booked;
    if (!first || !isFollowed(first, booked, today)) return [];
    return [{ patientId: first.patientId, name: first.name, appointments: booked }];
  });
}

/** Notes that a contact no longer accompanies somebody; done again, it stays so. */
export async function leavePatient(
  { db, clock }: { db: Database; clock: Clock },
  { contactId, patientId }: { contactId: number; patientId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Erasing the person is waited for.
    await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.id, contactId))
      .for('key share');
    const [own] = await tx
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.id, patientId), eq(patients.contactId, contactId)));
    if (!own) return;
    const leftAt = clock.now();
    await tx
      .insert(leftPatients)
      .values({ patientId, leftAt })
      .onConflictDoUpdate({ target: leftPatients.patientId, set: { leftAt } });
  });
}
