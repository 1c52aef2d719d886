import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isMinorOn, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { appointments, contacts } from '#app/db/schema.ts';
import {
  completeIdempotency,
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import {
  LENS_REFUSALS,
  type LensRefusal,
  refusedForLenses,
} from '#app/scheduling/preparation/lens-rule.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { checkSlot, SLOT_REFUSALS } from './check-slot.ts';
import { claimSlot, readDay, refusingOverlap } from './claim-slot.server.ts';
import { COUPON_REFUSALS, claimCoupon } from './coupon.server.ts';
import { wantedExams } from './exams/wanted-exams.ts';
import { excludeHold, releaseHold } from './hold-slot.server.ts';
import { noteExceeded } from './payers/note-exceeded.server.ts';
import { PAYER_REFUSALS } from './payers/payer-rules.ts';
import type { BookingServices } from './scheduling-services.server.ts';
import { writeAppointment } from './write-appointment.server.ts';

export const BOOKING_REFUSALS = [
  'unknown-service',
  'not-online',
  'unknown-payer',
  'guardian-required',
  'too-many-visits',
  ...COUPON_REFUSALS,
  'deposit-first',
  ...LENS_REFUSALS,
  ...PAYER_REFUSALS,
  ...SLOT_REFUSALS,
] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

type Booked = Result<{ appointmentId: number }, BookingRefusal>;

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(BOOKING_REFUSALS));

/**
 * Books an appointment. Checks every rule again and writes appointment, patient, contact, consent,
 * coupon, occupancy, manage link, audit row and mail jobs in one transaction.
 * @returns the first answer given under the key, or 'other-body' when the key was used for another request
 */
export async function bookAppointment(
  services: BookingServices,
  request: BookingRequest,
  once: IdempotencyKey,
): Promise<IdempotentCall<Booked>> {
  const { db } = services;
  // A repeated request gets its first answer on either path, even if it would be refused by now.
  const settle = (answer: Booked) => completeIdempotency(db, once, answers, answer);

  const refusal = refusedAtSight(services, request);
  if (refusal) return settle(refuse(refusal));
  const exclude = excludeHold(request.holdToken);
  const { serviceSlug, eyes, further, branch, startsAt } = request;
  const slotRequest = { serviceSlug, eyes, further, branch, startsAt, exclude };
  const snapshot = await (services.readSharedDay?.(slotRequest) ?? readDay(services, slotRequest));
  if (!snapshot) return settle(refuse('unknown-service'));
  if (!isOpenTo(snapshot.service, request)) return settle(refuse('not-online'));
  // Check without locks first, so that latecomers to a popular slot need not queue to be refused.
  const optimisticCheck = checkSlot(snapshot, startsAt);
  if (!optimisticCheck.ok) return settle(optimisticCheck);

  return refusingOverlap(
    () =>
      withIdempotency(db, once, answers, async (tx) => {
        await services.waitlist?.lock(tx, request.holdToken);
        const booked = await lockAndCountAppointments(tx, services, request.contact.phoneE164);
        if (booked >= services.agenda.maxFutureAppointmentsPerPhone)
          return refuse('too-many-visits');
        const coupon = await claimCoupon(tx, services, request);
        if (!coupon.ok) return coupon;
        const { payerId, exceedReason, practitionerId: only } = request;
        const mayExceed = request.actor !== undefined && exceedReason !== undefined;
        const claimed = await claimSlot(tx, services, { ...slotRequest, payerId, mayExceed, only });
        if (!claimed.ok) return claimed;
        if (!isOpenTo(claimed.value.service, request)) return refuse('not-online');
        const unmet = await unmetTerms(tx, services, request);
        if (unmet) return refuse(unmet);
        await releaseHold(tx, request.holdToken);
        const appointment = { ...request, coupon: coupon.value };
        const appointmentId = await writeAppointment(tx, services, appointment, claimed.value);
        await noteExceeded(tx, claimed.value.exceeds, { ...request, appointmentId });
        await services.waitlist?.booked(tx, { holdToken: request.holdToken, appointmentId });
        return ok({ appointmentId });
      }),
    () => settle(refuse('slot-taken')),
  );
}

/** What a visitor must do first: pay a deposit, or leave lenses out; asked below the lock of the service. */
async function unmetTerms(
  tx: Transaction,
  services: BookingServices,
  request: BookingRequest,
): Promise<'deposit-first' | 'not-together' | LensRefusal | null> {
  if (request.actor !== undefined) return null;
  return (
    (await depositRefusal(tx, services, request)) ?? (await refusedForLenses(tx, services, request))
  );
}

/** Staff may also book what patients cannot book online. */
function isOpenTo(
  { isBookableOnline }: { isBookableOnline: boolean },
  { actor }: Pick<BookingRequest, 'actor'>,
): boolean {
  return isBookableOnline || actor !== undefined;
}

/** Only one exam alone is booked with a deposit: what comes back of several by the rule of one is no rule at all. */
async function depositRefusal(
  tx: Transaction,
  { deposits }: BookingServices,
  { payerId, ...wanted }: BookingRequest,
): Promise<'deposit-first' | 'not-together' | null> {
  const exams = wantedExams(wanted);
  for (const { serviceSlug } of exams) {
    if (await deposits?.isNeeded(tx, { serviceSlug, payerId }))
      return exams.length > 1 ? 'not-together' : 'deposit-first';
  }
  return null;
}

/** Refusals that do not depend on the agenda. */
export function refusedAtSight(
  { payerIds, clock }: Pick<BookingServices, 'payerIds' | 'clock'>,
  { payerId, patient, guardian }: Pick<BookingRequest, 'payerId' | 'patient' | 'guardian'>,
): 'unknown-payer' | 'guardian-required' | null {
  if (!payerIds.includes(payerId)) return 'unknown-payer';
  const today = wallClockOf(clock.now()).on;
  const isMinor = patient.bornOn !== null && isMinorOn(patient.bornOn, today);
  return isMinor && !guardian ? 'guardian-required' : null;
}

/**
 * Serializes bookings of one phone, so that two at once cannot both be the last one allowed.
 * @returns how many appointments to come it has
 */
export async function lockAndCountAppointments(
  tx: Transaction,
  { clock }: Pick<BookingServices, 'clock'>,
  phoneE164: string,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneE164}, 0))`);
  const booked = await tx
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
  return booked.length;
}
