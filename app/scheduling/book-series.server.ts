import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { refusedAtSight } from './book-appointment.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { SLOT_REFUSALS } from './check-slot.ts';
import { claimSlot, lockSlots, refusingOverlap } from './claim-slot.server.ts';
import { lockPayers } from './payers/payer-quota.server.ts';
import { PAYER_REFUSALS } from './payers/payer-rules.ts';
import type { BookingServices } from './scheduling-services.server.ts';
import { writeAppointment } from './write-appointment.server.ts';

const TOGETHER_REFUSALS = [
  'unknown-service',
  'unknown-payer',
  'guardian-required',
  'not-allowed',
  ...PAYER_REFUSALS,
  ...SLOT_REFUSALS,
] as const;
/** 'not-allowed': whatever the appointments belong to does not (or no longer) accept them. */
export type TogetherRefusal = (typeof TOGETHER_REFUSALS)[number];
type Refused = { refusal: TogetherRefusal; index: number };
type Booked = Result<{ appointmentIds: number[] }, Refused>;

const answers = resultSchema(
  z.object({ appointmentIds: z.array(z.number()) }),
  z.object({ refusal: z.enum(TOGETHER_REFUSALS), index: z.number() }),
);

/** Made by staff, or by a patient whom the doctor wants to see again; requests of one series are in order of time. */
export type JoinedRequest = Omit<BookingRequest, 'holdToken'>;

/**
 * Links the appointments to something else in the same transaction; false when that does not (or no
 * longer) accept them. Called last, so that its locks come after those of the days, as everywhere.
 * @param ids appointment ids in the order of the requests
 */
export type Link = (tx: Transaction, ids: readonly number[]) => Promise<boolean>;

/**
 * Books several appointments in one transaction, all or none, under the same rules as any other booking.
 * @returns the first answer given under the key, or 'other-body' when the key was used for another request;
 * a refusal carries the index of the appointment that it concerns
 */
export async function bookTogether(
  services: BookingServices,
  requests: readonly JoinedRequest[],
  { once, link }: { once: IdempotencyKey; link: Link },
): Promise<IdempotentCall<Booked>> {
  const { db } = services;
  try {
    return await refusingOverlap(
      () =>
        withIdempotency(db, once, answers, async (tx) => {
          const appointmentIds = await bookEach(tx, services, requests);
          if (!(await link(tx, appointmentIds)))
            throw new NotBooked({ refusal: 'not-allowed', index: 0 });
          return ok({ appointmentIds });
        }),
      () => settle(services, once, { refusal: 'slot-taken', index: 0 }),
    );
  } catch (error) {
    // The appointments before the refused one were rolled back with it.
    if (error instanceof NotBooked) return settle(services, once, error.refused);
    throw error;
  }
}

class NotBooked extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.refusal);
    this.refused = refused;
  }
}

function settle({ db }: BookingServices, once: IdempotencyKey, refused: Refused) {
  return withIdempotency(db, once, answers, async () => refuse(refused));
}

async function bookEach(
  tx: Transaction,
  services: BookingServices,
  requests: readonly JoinedRequest[],
): Promise<number[]> {
  for (const [index, request] of requests.entries()) {
    const refusal = refusedAtSight(services, request);
    if (refusal) throw new NotBooked({ refusal, index });
  }
  // All at once and in one order, to avoid deadlocks; below, each claim finds its locks taken.
  await lockPayers(tx, requests);
  await lockSlots(tx, requests);
  const ids: number[] = [];
  for (const [index, request] of requests.entries()) {
    const only = request.practitionerId;
    const claimed = await claimSlot(tx, services, { ...request, exclude: {}, only });
    if (!claimed.ok) throw new NotBooked({ refusal: claimed.refusal, index });
    ids.push(await writeAppointment(tx, services, request, claimed.value));
  }
  return ids;
}
