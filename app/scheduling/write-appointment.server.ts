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
 * Writes a visit with all that belongs to it: people, consent, occupied times, manage link, audit row
 * and mails. A visit that is squeezed in takes no resources.
 */
export async function writeAppointment(
  tx: Transaction,
  { clock, jobs, secret }: BookingServices,
  { contact, patient, guardian, payerId, consent, channel, locale, actor }: NewAppointment,
  { serviceId, practitionerId, startsAt, endsAt, resourceIds, stretch }: ClaimedSlot,
): Promise<number> {
  const contactId = await sameOrNewContact(tx, contact);
  const patientId = await sameOrNewPatient(tx, contactId, patient);
  const wall = wallClockOf(startsAt);
  const now = clock.now();
  const visit = await insertWithProtocol(tx, {
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
  const appointmentId = visit.id;
  if (resourceIds.length > 0) await occupy(tx, resourceIds, stretch, { appointmentId });
  await tx.insert(consents).values({
    ...consent,
    contactId,
    appointmentId,
    purpose: 'booking',
    source: channel,
    grantedAt: now,
  });
  await allowLink(tx, secret, { ...visit, endsAt });
  const created = { appointmentId, kind: 'created', sequence: 0 } as const;
  await notifyChange(tx, jobs, { ...created, actor: actor ?? channel });
  return appointmentId;
}
