import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ageOn, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { appointments, contacts } from '#app/db/schema.ts';
import {
  completeIdempotency,
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { checkSlot, SLOT_REFUSALS } from './check-slot.ts';
import { claimSlot, readDay, refusingOverlap } from './claim-slot.server.ts';
import { excludeHold, releaseHold } from './hold-slot.server.ts';
import type { Contact, Patient } from './people.server.ts';
import type { BookingServices, StaffActor } from './scheduling-services.server.ts';
import { writeAppointment } from './write-appointment.server.ts';

export type BookingRequest = {
  serviceSlug: string;
  startsAt: Date;
  patient: Patient;
  /** Who answers for a patient under 18. */
  guardian: { name: string; relation: string } | null;
  contact: Contact;
  payerId: string;
  consent: { textId: string; textSha256: string; locale: string };
  holdToken: string | undefined;
  /** In which the visit's mails are written. */
  locale: Locale;
  channel: 'web' | 'api' | 'phone' | 'desk';
  /** Who books for the patient; they may also book what patients cannot book by themselves. */
  actor?: StaffActor;
};

export const BOOKING_REFUSALS = [
  'unknown-service',
  'not-online',
  'unknown-payer',
  'guardian-required',
  'too-many-visits',
  ...SLOT_REFUSALS,
] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

type Booked = Result<{ appointmentId: number }, BookingRefusal>;

const answers = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ appointmentId: z.number() }) }),
  z.object({ ok: z.literal(false), refusal: z.enum(BOOKING_REFUSALS) }),
]);

const ADULT_AGE = 18;

/**
 * Books a visit: every rule is computed again here, and appointment, patient, contact, consent,
 * occupied times, manage link, audit row and mails are one transaction.
 * @returns the first answer ever given to the key, or 'other-body' when the key came with another request
 */
export async function bookAppointment(
  services: BookingServices,
  request: BookingRequest,
  once: IdempotencyKey,
): Promise<IdempotentCall<Booked>> {
  const { db } = services;
  // A repetition gets its first answer from either way of keeping one, whatever is refused by now.
  const settle = (answer: Booked) => completeIdempotency(db, once, answers, answer);

  const refusal = refusedAtSight(services, request);
  if (refusal) return settle(refuse(refusal));
  const own = excludeHold(request.holdToken);
  const wanted = { serviceSlug: request.serviceSlug, startsAt: request.startsAt, own };
  const seen = await (services.lookAtDay?.(wanted) ?? readDay(services, wanted));
  if (!seen) return settle(refuse('unknown-service'));
  if (!seen.service.isBookableOnline && !request.actor) return settle(refuse('not-online'));
  // A look without locks first: who comes late to a popular time need not queue to hear so.
  const glance = checkSlot(seen, request.startsAt);
  if (!glance.ok) return settle(glance);

  return refusingOverlap(
    () =>
      withIdempotency(db, once, answers, async (tx) => {
        const isWithinLimit = await lockAndCountAppointments(
          tx,
          services,
          request.contact.phoneE164,
        );
        if (!isWithinLimit) return refuse('too-many-visits');
        const taken = await claimSlot(tx, services, { ...request, own, seen });
        if (!taken.ok) return taken;
        await releaseHold(tx, request.holdToken);
        return ok({ appointmentId: await writeAppointment(tx, services, request, taken.value) });
      }),
    () => settle(refuse('slot-taken')),
  );
}

/** What can be refused without a look at the agenda. */
export function refusedAtSight(
  { payerIds, clock }: Pick<BookingServices, 'payerIds' | 'clock'>,
  { payerId, patient, guardian }: Pick<BookingRequest, 'payerId' | 'patient' | 'guardian'>,
): 'unknown-payer' | 'guardian-required' | null {
  if (!payerIds.includes(payerId)) return 'unknown-payer';
  const today = wallClockOf(clock.now()).on;
  const isMinor = patient.bornOn !== null && ageOn(patient.bornOn, today) < ADULT_AGE;
  return isMinor && !guardian ? 'guardian-required' : null;
}

/** One phone's bookings queue here, so that two at once cannot both be the last one allowed. */
async function lockAndCountAppointments(
  tx: Transaction,
  { clock, agenda }: BookingServices,
  phoneE164: string,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneE164}, 0))`);
  const visits = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .where(
      and(
        eq(contacts.phoneE164, phoneE164),
        eq(appointments.status, 'confirmed'),
        gt(appointments.startsAt, clock.now()),
      ),
    );
  return visits.length < agenda.maxFutureAppointmentsPerPhone;
}
