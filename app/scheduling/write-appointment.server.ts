import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { appointmentNotes } from '#app/db/preparation-schema.ts';
import { appointments, consents } from '#app/db/schema.ts';
import { keepAnswers } from '#app/scheduling/preparation/preparation-answers.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { buffersOf, type ClaimedSlot } from './claim-slot.server.ts';
import { type Coupon, keepCoupon } from './coupon.server.ts';
import { occupySlot } from './exams/write-steps.server.ts';
import { newProtocol } from './import/new-protocol.server.ts';
import { allowLink } from './manage-link.server.ts';
import { writeInsurance } from './payers/write-insurance.server.ts';
import { sameOrNewContact, sameOrNewPatient } from './people.server.ts';
import { type BookingServices, notifyChange } from './scheduling-services.server.ts';
import { inWholeClinic } from './whole-clinic.server.ts';

type NewAppointment = Omit<
  BookingRequest,
  | 'serviceSlug'
  | 'eyes'
  | 'further'
  | 'branch'
  | 'startsAt'
  | 'holdToken'
  | 'couponCode'
  | 'exceedReason'
> & { coupon?: Coupon | null };

/**
 * Writes an appointment with everything that belongs to it: people, consent, coupon, occupancy, manage link,
 * audit row and mail jobs. An add-on appointment occupies no resources.
 */
export async function writeAppointment(
  tx: Transaction,
  { clock, jobs, secret }: Pick<BookingServices, 'clock' | 'jobs' | 'secret'>,
  request: NewAppointment,
  slot: ClaimedSlot,
): Promise<number> {
  const {
    contact,
    patient,
    unasked,
    guardian,
    payerId,
    consent,
    coupon,
    channel,
    locale,
    ...rest
  } = request;
  const { service, practitionerId, branch, startsAt, endsAt, resourceIds, steps = [] } = slot;
  // Whoever books: a person is known, and has stopped mails, whichever practitioner saw them.
  const { contactId, patientId } = await inWholeClinic(tx, async () => {
    const known = await sameOrNewContact(tx, contact, unasked);
    return { contactId: known, patientId: await sameOrNewPatient(tx, known, patient, unasked) };
  });
  const wall = wallClockOf(startsAt);
  const now = clock.now();
  const appointment = await insertWithProtocol(tx, {
    serviceId: service.id,
    practitionerId,
    patientId,
    contactId,
    guardianName: guardian?.name ?? null,
    guardianRelation: guardian?.relation ?? null,
    payer: payerId,
    branch,
    startsAt,
    endsAt,
    ...buffersOf(slot),
    startsOn: wall.on,
    startsTime: wall.time,
    channel,
    locale,
    createdAt: now,
    changedAt: now,
  });
  const appointmentId = appointment.id;
  if (resourceIds.length > 0) await occupySlot(tx, slot, { appointmentId });
  const serviceIds = [service.id, ...steps.map(({ serviceId }) => serviceId)];
  await writeInsurance(tx, { clock, secret }, { ...request, appointmentId, serviceIds });
  if (coupon) await keepCoupon(tx, appointmentId, coupon);
  await keepAnswers(tx, appointmentId, { answers: rest.preparation, at: now });
  if (rest.note)
    await tx.insert(appointmentNotes).values({ appointmentId, note: rest.note, notedAt: now });
  await tx.insert(consents).values({
    ...consent,
    contactId,
    appointmentId,
    purpose: 'booking',
    source: channel,
    grantedAt: now,
  });
  await allowLink(tx, { id: appointmentId, endsAt });
  await notifyChange(tx, jobs, {
    actor: rest.actor ?? channel,
    action: 'appointment.created',
    subjectType: 'appointment',
    subjectId: appointmentId,
    detail: { sequence: 0 },
  });
  return appointmentId;
}

type AppointmentRow = Omit<typeof appointments.$inferInsert, 'protocol'>;

const TRIES = 8;

/** Inserts an appointment under a new protocol. */
async function insertWithProtocol(
  tx: Queryable,
  appointment: AppointmentRow,
): Promise<{ id: number }> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [row] = await tx
      .insert(appointments)
      .values({ ...appointment, protocol: newProtocol() })
      .onConflictDoNothing({ target: appointments.protocol })
      .returning({ id: appointments.id });
    if (row) return row;
  }
  throw new Error('no free protocol number was found');
}
