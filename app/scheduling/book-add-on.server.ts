import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { addOnAppointments, appointments, closures, resources } from '#app/db/schema.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import type { Availability } from './availability.server.ts';
import { refusedAtSight } from './book-appointment.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { lockSlots, readDay } from './claim-slot.server.ts';
import { type AddOnLengths, addOnMinutes } from './lengths/add-on-length.ts';
import { lockPayers } from './payers/payer-quota.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';
import { writeAppointment } from './write-appointment.server.ts';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;

/** One service: several exams are planned, never squeezed in. */
export type AddOnRequest = Omit<BookingRequest, 'holdToken' | 'actor' | 'eyes' | 'further'> & {
  practitionerId: number;
  /** A multiple of 5; without it, what the clinic's rules say, or the service's length. */
  durationMinutes?: number | undefined;
  /** Why no regular slot of the day will do. */
  reason: string;
  actor: StaffActor;
};

const ADD_ON_REFUSALS = [
  'unknown-service',
  'unknown-payer',
  'guardian-required',
  'too-soon',
  'beyond-horizon',
  'off-grid',
  'wrong-practitioner',
  'closed-day',
  'quota-used',
  'same-time',
  'not-allowed',
] as const;
/** 'not-allowed': what it belongs to does not (or no longer) accept it. */
export type AddOnRefusal = (typeof ADD_ON_REFUSALS)[number];

/** Ties the new appointment to what it belongs to; false refuses it, and nothing is written. */
export type AddOnLink = (tx: Transaction, appointmentId: number) => Promise<boolean>;
type AddOnRules = { addOnsPerDay: number; addOnLengths?: AddOnLengths };
type Booked = Result<{ appointmentId: number }, AddOnRefusal>;

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(ADD_ON_REFUSALS));

/**
 * Books an add-on appointment outside the agenda's slots. It occupies no resource, so the overlap
 * constraint does not apply; a quota per practitioner and day limits how many there are. Refused on days
 * when nobody offers the service.
 * @returns the first answer given under the key, or 'other-body' when the key was used for another request
 */
export async function bookAddOnAppointment(
  services: BookingServices & { agenda: AddOnRules },
  request: AddOnRequest,
  once: IdempotencyKey,
  link: AddOnLink = async () => true,
): Promise<IdempotentCall<Booked>> {
  const { db } = services;
  try {
    return await withIdempotency(db, once, answers, async (tx) => {
      const booked = await bookIn(tx, services, request);
      if (booked.ok && !(await link(tx, booked.value.appointmentId))) throw new NotTied();
      return booked;
    });
  } catch (error) {
    // What was booked was rolled back with it.
    if (error instanceof NotTied)
      return withIdempotency(db, once, answers, async () => refuse('not-allowed'));
    throw error;
  }
}

/** Why an add-on would be refused now; null where it would be booked. Nothing is kept, and nobody is told. */
export async function refusedAddOn(
  services: BookingServices & { agenda: AddOnRules },
  request: AddOnRequest,
): Promise<AddOnRefusal | null> {
  try {
    return await services.db.transaction(async (tx) => {
      const booked = await bookIn(tx, services, request);
      if (booked.ok) throw new NotKept();
      return booked.refusal;
    });
  } catch (error) {
    if (error instanceof NotKept) return null;
    throw error;
  }
}

class NotTied extends Error {}
class NotKept extends Error {}

async function bookIn(
  tx: Transaction,
  services: BookingServices & { agenda: AddOnRules },
  request: AddOnRequest,
): Promise<Booked> {
  const { agenda } = services;
  const { startsAt, practitionerId, reason, branch = null } = request;
  const heldOn = wallClockOf(startsAt).on;
  // The whole day counts, including the part that is already past.
  const clock = { now: () => startOfDay(heldOn) };
  const wholeDay = { from: startOfDay(heldOn), until: startOfDay(addDays(heldOn, 1)) };
  // The quota is counted by the clinic's day, which touches two days of locks.
  const numbers = { resourceIds: [practitionerId], interval: wholeDay };
  // Not to refuse it by the payer's rules: they say which approval is to be asked for, and must stay as read.
  await lockPayers(tx, [request]);
  const [place] = await lockSlots(tx, [request], [numbers]);
  const snapshot =
    place &&
    (await readDay({ db: tx, clock, agenda }, { ...request, exclude: {}, ignoresLimits: true }));
  if (!snapshot) return refuse('unknown-service');
  if (!(await isHere(tx, practitionerId, heldOn))) return refuse('wrong-practitioner');
  const refusal = refusedAtSight(services, request) ?? refusedSlot(services, request, snapshot);
  if (refusal) return refuse(refusal);
  const { service } = snapshot;
  const { durationMinutes: chosen } = request;
  const length = { service: { ...service, slug: request.serviceSlug }, on: heldOn, chosen };
  const minutes = addOnMinutes(agenda.addOnLengths ?? [], { ...length, practitionerId });
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const interval = { from: startsAt, until: endsAt };
  const [closed] = await tx
    .select({ id: closures.id })
    .from(closures)
    .where(
      and(
        or(isNull(closures.resourceId), eq(closures.resourceId, practitionerId)),
        or(isNull(closures.house), eq(closures.house, branch ?? MAIN_HOUSE)),
        sql`${closures.during} && tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`,
      ),
    );
  if (closed) return refuse('closed-day');
  const addOnSlot = { practitionerId, heldOn, startsAt, endsAt };
  const number = await freeAddOnNumber(tx, addOnSlot, agenda.addOnsPerDay);
  if (!number.ok) return number;
  const taken = { ...addOnSlot, branch, service, resourceIds: [], interval };
  const appointmentId = await writeAppointment(tx, services, request, taken);
  const addOn = { practitionerId, heldOn, number: number.value, reason };
  await tx.insert(addOnAppointments).values({ appointmentId, ...addOn });
  return ok({ appointmentId });
}

/** Whether somebody works at the clinic on a day; whose hours need not be open. */
async function isHere(tx: Queryable, practitionerId: number, on: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        eq(resources.id, practitionerId),
        or(isNull(resources.fromOn), lte(resources.fromOn, on)),
        or(isNull(resources.untilOn), gte(resources.untilOn, on)),
      ),
    );
  return row !== undefined;
}

function refusedSlot(
  { clock, agenda }: Pick<BookingServices, 'clock' | 'agenda'>,
  { startsAt, practitionerId }: AddOnRequest,
  snapshot: Availability,
): AddOnRefusal | null {
  const now = clock.now();
  const stepMs = STEP_MINUTES * MINUTE_MS;
  if (startsAt.getTime() % stepMs !== 0) return 'off-grid';
  // A patient at the front desk can be added from the current step on.
  if (startsAt.getTime() <= now.getTime() - stepMs) return 'too-soon';
  const lastOn = addDays(wallClockOf(now).on, agenda.horizonDays);
  if (wallClockOf(startsAt).on > lastOn) return 'beyond-horizon';
  if (!snapshot.practitionerIds.includes(practitionerId)) return 'wrong-practitioner';
  const isOpen = snapshot.days.some(({ slots, taken }) => slots.length + taken.length > 0);
  return isOpen ? null : 'closed-day';
}

type AddOnSlot = { practitionerId: number; heldOn: string; startsAt: Date; endsAt: Date };

/**
 * The lowest unused add-on number of a practitioner's day. Call it after `lockSlots`.
 * 'same-time' when it overlaps another add-on appointment of the practitioner.
 */
async function freeAddOnNumber(
  tx: Queryable,
  { practitionerId, heldOn, startsAt, endsAt }: AddOnSlot,
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

/** Releases the number of an add-on appointment that is cancelled or moved to a regular slot. */
export async function releaseAddOn(tx: Queryable, appointmentId: number): Promise<void> {
  await tx
    .update(addOnAppointments)
    .set({ number: null })
    .where(eq(addOnAppointments.appointmentId, appointmentId));
}
