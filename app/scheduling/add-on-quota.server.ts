import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { addOnAppointments, appointments } from '#app/db/schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

type Place = { practitionerId: number; heldOn: string; startsAt: Date; endsAt: Date };

/**
 * The lowest free number of a day for one more visit between the others. Call it after `lockDays`.
 * 'same-time' when another such visit of the practitioner lies across it.
 */
export async function freeExtraNumber(
  tx: Queryable,
  { practitionerId, heldOn, startsAt, endsAt }: Place,
  quota: number,
): Promise<Result<number, 'quota-used' | 'same-time'>> {
  const ofDay = and(
    eq(addOnAppointments.practitionerId, practitionerId),
    eq(addOnAppointments.heldOn, heldOn),
    isNotNull(addOnAppointments.number),
  );
  const rows = await tx
    .select({ number: addOnAppointments.number })
    .from(addOnAppointments)
    .where(ofDay);
  const used = rows.map(({ number }) => number);
  const free = Array.from({ length: quota }, (_, index) => index + 1).find(
    (number) => !used.includes(number),
  );
  if (free === undefined) return refuse('quota-used');
  const [across] = await tx
    .select({ id: appointments.id })
    .from(addOnAppointments)
    .innerJoin(appointments, eq(appointments.id, addOnAppointments.appointmentId))
    .where(and(ofDay, lt(appointments.startsAt, endsAt), gt(appointments.endsAt, startsAt)))
    .limit(1);
  return across ? refuse('same-time') : ok(free);
}

/** A visit that is cancelled or has got a time of its own gives its number back. */
export async function giveBackExtra(tx: Queryable, appointmentId: number): Promise<void> {
  await tx
    .update(addOnAppointments)
    .set({ number: null })
    .where(eq(addOnAppointments.appointmentId, appointmentId));
}
