import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type BookingRequest, refusedAtSight } from './book-appointment.server.ts';
import { SLOT_REFUSALS } from './check-slot.ts';
import { claimSlot, intervalOf, readDay, refusingOverlap } from './claim-slot.server.ts';
import { dayNumbersOf, lockDays } from './occupancy.server.ts';
import type { BookingServices, StaffActor } from './scheduling-services.server.ts';
import { writeAppointment } from './write-appointment.server.ts';

const TOGETHER_REFUSALS = [
  'unknown-service',
  'unknown-payer',
  'guardian-required',
  'not-allowed',
  ...SLOT_REFUSALS,
] as const;
/** 'not-allowed': what the visits belong to does not take them (any more). */
export type TogetherRefusal = (typeof TOGETHER_REFUSALS)[number];
type Refused = { refusal: TogetherRefusal; index: number };
type Booked = Result<{ appointmentIds: number[] }, Refused>;

const answers = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ appointmentIds: z.array(z.number()) }) }),
  z.object({
    ok: z.literal(false),
    refusal: z.object({ refusal: z.enum(TOGETHER_REFUSALS), index: z.number() }),
  }),
]);

/** Staff ask for it, in the order of time. */
export type JoinedRequest = Omit<BookingRequest, 'holdToken' | 'actor'> & { actor: StaffActor };

/**
 * Writes what ties the visits to something else, in the same transaction, and says whether that takes
 * them (any more). Called last, so that its locks come after those of the days, as everywhere.
 * @param ids in the order of the requests
 */
export type Link = (tx: Transaction, ids: readonly number[]) => Promise<boolean>;

/**
 * Books several visits in one transaction, under the rules of every other booking: all or none.
 * @returns the first answer ever given to the key, or 'other-body' when the key came with another request;
 * a refusal with the index of the visit that it concerns
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
    // Those before the refused one have been undone with it.
    if (error instanceof NotBooked) return settle(services, once, error.why);
    throw error;
  }
}

class NotBooked extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why.refusal);
    this.why = why;
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
  const wanted = [];
  for (const [index, request] of requests.entries()) {
    const refusal = refusedAtSight(services, request);
    if (refusal) throw new NotBooked({ refusal, index });
    const { serviceSlug, startsAt } = request;
    const seen = await readDay({ ...services, db: tx }, { serviceSlug, startsAt, own: {} });
    if (!seen) throw new NotBooked({ refusal: 'unknown-service', index });
    wanted.push({ index, request, seen });
  }
  // All days at once and in one order, so that nobody waits in a ring.
  await lockDays(
    tx,
    wanted.flatMap(({ seen }) => [...seen.practitionerIds, ...(seen.otherIds ?? [])]),
    dayNumbersOf(...wanted.map(({ seen, request }) => intervalOf(seen.service, request.startsAt))),
  );
  const ids: number[] = [];
  for (const { index, request, seen } of wanted) {
    const taken = await claimSlot(tx, services, { ...request, own: {}, seen });
    if (!taken.ok) throw new NotBooked({ refusal: taken.refusal, index });
    ids.push(await writeAppointment(tx, services, request, taken.value));
  }
  return ids;
}
