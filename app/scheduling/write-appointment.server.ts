import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { consents } from '#app/db/schema.ts';
import type { BookingRequest } from './book-appointment.server.ts';
import type { ClaimedSlot } from './claim-slot.server.ts';
import { allowLink } from './manage-link.server.ts';
import { occupy } from './occupancy.server.ts';
import { sameOrNewContact, sameOrNewPatient } from './people.server.ts';
import { insertWithProtocol } from './protocol.server.ts';
import { type BookingServices, notifyChange } from './scheduling-services.server.ts';

type NewAppointment = Omit<BookingRequest, 'serviceSlug' | 'startsAt' | 'holdToken'>;

/**
 * Writes an appointment with everything that belongs to it: people, consent, occupancy, manage link,
 * audit row and mail jobs. An add-on appointment occupies no resources.
 */
export async function writeAppointment(
  tx: Transaction,
  { clock, jobs, secret }: BookingServices,
  { contact, patient, guardian, payerId, consent, channel, locale, actor }: NewAppointment,
  { serviceId, practitionerId, startsAt, endsAt, resourceIds, interval }: ClaimedSlot,
): Promise<number> {
  const contactId = await sameOrNewContact(tx, contact);
  const patientId = await sameOrNewPatient(tx, contactId, patient);
  const wall = wallClockOf(startsAt);
  const now = clock.now();
  const appointment = await insertWithProtocol(tx, {
    serviceId,
    practitionerId,
    patientId,
    contactId,
    guardianName: guardian?.name ?? null,
    guardianRelation: guardian?.relation ?? null,
    payer: payerId,
    startsAt,
    endsAt,
    startsOn: wall.on,
    startsTime: wall.time,
    channel,
    locale,
    createdAt: now,
    changedAt: now,
  });
  const appointmentId = appointment.id;
  if (resourceIds.length > 0) await occupy(tx, resourceIds, interval, { appointmentId });
  await tx.insert(consents).values({
    ...consent,
    contactId,
    appointmentId,
    purpose: 'booking',
    source: channel,
    grantedAt: now,
  });
  await allowLink(tx, secret, { ...appointment, endsAt });
  const created = { appointmentId, kind: 'created', sequence: 0 } as const;
  await notifyChange(tx, jobs, { ...created, actor: actor ?? channel });
  return appointmentId;
}
