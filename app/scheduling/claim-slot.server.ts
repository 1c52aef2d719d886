import { asc, eq, inArray } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { resources, serviceResources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type Availability,
  type AvailabilityQuery,
  type AvailabilityServices,
  type BookableService,
  readAvailability,
} from './availability.server.ts';
import { type AvailableSlot, slotWith } from './available-slots.ts';
import { checkSlot, type SlotRefusal } from './check-slot.ts';
import { claimedSteps, type SlotStep, stepsPlace, timeOf } from './exams/slot-steps.ts';
import { isPlain, type Wanted, wantedExams } from './exams/wanted-exams.ts';
import { readPlans } from './lengths/length-rows.server.ts';
import { longestOn, ofLength, type ServiceTimes, timesWith } from './lengths/service-on.ts';
import {
  clearExpiredHolds,
  type Interval,
  isOverlap,
  lockDays,
  type Place,
} from './occupancy.server.ts';
import { claimPayer } from './payers/claim-payer.server.ts';
import { partsOf } from './payers/paid-part.ts';
import { lockPayers } from './payers/payer-quota.server.ts';
import type { PayerRefusal } from './payers/payer-rules.ts';

const MINUTE_MS = 60_000;

export type AgendaServices = {
  db: Database;
  clock: Clock;
  agenda: AvailabilityServices['agenda'];
};

export type ClaimedSlot = {
  service: Pick<BookableService, 'id' | 'isBookableOnline'>;
  startsAt: Date;
  endsAt: Date;
  practitionerId: number;
  /** In which house; null is the main one. */
  branch: string | null;
  /** Everything that the appointment occupies, the practitioner first. */
  resourceIds: number[];
  /** The occupied time, buffers included. */
  interval: Interval;
  /** Of several exams, or one for a single eye: each with its own resources and time. */
  steps?: readonly SlotStep[];
};

/** What a claim tells besides the slot. */
export type Claimed = ClaimedSlot &
  Pick<Availability, 'schedule'> & {
    /** The rule of the payer that staff have set aside; null for none. */
    exceeds: PayerRefusal | null;
  };

export type ClaimRefusal = SlotRefusal | PayerRefusal | 'unknown-service';

/** Rows that availability ignores: the visitor's own hold, or the appointment that is being moved. */
export type ExcludedRows = Pick<AvailabilityQuery, 'excludeHoldHash' | 'excludeAppointmentId'>;

/** The slot that somebody wants to book or hold. */
export type SlotRequest = Wanted & {
  startsAt: Date;
  exclude: ExcludedRows;
  /** Who pays, as far as it is known; what that payer does not cover is refused. */
  payerId?: string | undefined;
};

/** Availability on the day of a slot, read without locks. */
export function readDay(
  reading: AvailabilityServices,
  {
    serviceSlug,
    eyes,
    further,
    branch,
    ownMinutes,
    startsAt,
    exclude,
    payerId,
    keep,
    ignoresLimits,
  }: SlotRequest & Pick<AvailabilityQuery, 'keep' | 'ignoresLimits'>,
) {
  const from = wallClockOf(startsAt).on;
  const wanted = {
    ...{ serviceSlug, eyes, further, branch, ownMinutes },
    ...{ payerId, keep, ignoresLimits },
  };
  return readAvailability(reading, { ...wanted, from, days: 1, ...exclude });
}

/**
 * Locks what the slots depend on: their services and all resources that these need, against changes of
 * length, buffers, need and hours, and then the days, against other writers and closures. Takes every
 * kind of lock once and in order, so several slots of one transaction are locked in one call.
 * @param others places that the same transaction will free
 * @returns what each slot may occupy; null for an unknown service
 */
export async function lockSlots(
  tx: Transaction,
  slots: readonly (Wanted & { startsAt: Date })[],
  others: readonly Place[] = [],
): Promise<(Place | null)[]> {
  const slugs = slots.flatMap((slot) => wantedExams(slot).map(({ serviceSlug }) => serviceSlug));
  const locked = await tx
    .select({ id: services.id, slug: services.slug })
    .from(services)
    .where(inArray(services.slug, slugs))
    .orderBy(asc(services.id))
    .for('share');
  const ids = locked.map(({ id }) => id);
  // A query of its own, because only now nobody changes what the services need.
  const needs = await tx
    .select({ serviceId: serviceResources.serviceId, id: resources.id })
    .from(serviceResources)
    .innerJoin(resources, eq(resources.id, serviceResources.resourceId))
    .where(inArray(serviceResources.serviceId, ids))
    .orderBy(asc(resources.id))
    .for('share', { of: resources });
  const plans = await readPlans(tx, ids);
  const places = slots.map((slot) => {
    const wanted = wantedExams(slot).map(({ serviceSlug }) =>
      locked.find(({ slug }) => slug === serviceSlug),
    );
    const known = wanted.filter((service) => service !== undefined);
    const [service] = known;
    if (!service || known.length < wanted.length) return null;
    const needed = needs.filter(({ serviceId }) => known.some(({ id }) => id === serviceId));
    const resourceIds = [...new Set(needed.map(({ id }) => id))];
    const { on } = wallClockOf(slot.startsAt);
    const { ownMinutes } = slot;
    const longest = known.flatMap(({ id }) => {
      const plan = plans.get(id);
      const asked = plan && ownMinutes !== undefined ? ofLength(plan, ownMinutes) : plan;
      return asked ? [longestOn(asked, on)] : [];
    });
    const [times] = longest;
    const interval =
      times && isPlain(slot)
        ? intervalOf(times, slot.startsAt)
        : stepsPlace(longest, slot.startsAt);
    return { resourceIds, interval };
  });
  await lockDays(tx, [...places.filter((place) => place !== null), ...others]);
  return places;
}

/**
 * Locks a slot, drops expired holds and decides on what it reads under the locks whether the slot is still
 * available and which resources serve it; `schedule` is what it read. The caller
 * writes the occupancy.
 * @param frees a place that the same transaction will free, to keep one lock order
 * @param keep resources to prefer when they are free, such as those of an appointment that moves
 * @param only the one practitioner who will do, whoever else is free
 * @param mayExceed whether a payer's rules and quotas only are told, in `exceeds`
 */
export async function claimSlot(
  tx: Transaction,
  { clock, agenda }: Pick<AgendaServices, 'clock' | 'agenda'>,
  request: SlotRequest & {
    frees?: Place;
    keep?: readonly number[];
    only?: number | undefined;
    mayExceed?: boolean;
  },
): Promise<Result<Claimed, ClaimRefusal>> {
  const { startsAt, frees, keep = [], only } = request;
  await lockPayers(tx, [request]);
  const [place] = await lockSlots(tx, [request], frees && [frees]);
  if (!place) return refuse('unknown-service');
  await clearExpiredHolds(tx, place, clock.now());
  const reading = { db: tx, clock, agenda };
  const asked = request.mayExceed ? { ...request, payerId: undefined } : request;
  const fresh = await readDay(reading, asked);
  if (!fresh) return refuse('unknown-service');
  const slot = checkSlot(fresh, startsAt);
  if (!slot.ok) return (await isOnlyUncovered(reading, asked)) ? refuse('not-covered') : slot;
  const paid = await paidBy(
    tx,
    { found: fresh, slot: slot.value },
    { ...request, now: clock.now() },
  );
  if (!paid.ok) return paid;
  const { practitionerIds, exceeds } = paid.value;
  const practitionerId =
    only === undefined ? firstOf(practitionerIds, keep) : practitionerIds.find((id) => id === only);
  if (practitionerId === undefined) return refuse('slot-taken');
  const { endsAt, otherIds } = slotWith(slot.value, [practitionerId]);
  const otherId = firstOf(otherIds ?? [], keep);
  const resourceIds = [practitionerId, ...(otherId === undefined ? [] : [otherId])];
  const { service, schedule, exams } = fresh;
  const { branch = null } = request;
  const claimed = { service, startsAt, endsAt, branch, practitionerId, exceeds, schedule };
  if (exams) {
    const steps = claimedSteps(slot.value.steps ?? [], exams);
    return ok({ ...claimed, ...timeOf(steps), steps });
  }
  const times = timesWith(service, wallClockOf(startsAt).on, practitionerId);
  return ok({ ...claimed, resourceIds, interval: intervalOf(times, startsAt) });
}

/** Whether several exams would be done at a time by people with whom the payer does not cover them. */
async function isOnlyUncovered(
  reading: AvailabilityServices,
  asked: SlotRequest,
): Promise<boolean> {
  if (asked.payerId === undefined || isPlain(asked)) return false;
  const found = await readDay(reading, { ...asked, payerId: undefined });
  return found !== null && checkSlot(found, asked.startsAt).ok;
}

type Paid = { practitionerIds: readonly number[]; exceeds: PayerRefusal | null };

/** With whom the payer covers the slot; with anybody where staff may set the payer's rules aside. */
async function paidBy(
  tx: Transaction,
  { found, slot }: { found: Availability; slot: AvailableSlot },
  { payerId, mayExceed = false, exclude, now }: SlotRequest & { mayExceed?: boolean; now: Date },
): Promise<Result<Paid, PayerRefusal>> {
  const { practitionerIds } = slot;
  if (payerId === undefined) return ok({ practitionerIds, exceeds: null });
  const covered = await claimPayer(tx, partsOf(found, slot), { payerId, exclude, now });
  const [ids] = found.exams || !covered.ok ? [practitionerIds] : covered.value;
  if (covered.ok) return ok({ practitionerIds: ids ?? [], exceeds: null });
  return mayExceed ? ok({ practitionerIds, exceeds: covered.refusal }) : covered;
}

/** Picks a resource: one to keep if possible, else the first in the clinic's order. */
export function firstOf(ids: readonly number[], keep: readonly number[]): number | undefined {
  return ids.find((id) => keep.includes(id)) ?? ids[0];
}

/** Converts the database's overlap error, which aborts the transaction, into a refusal. */
export async function refusingOverlap<Value>(
  work: () => Promise<Value>,
  refused: () => Promise<Value> | Value,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isOverlap(error)) return refused();
    throw error;
  }
}

/** The time that an appointment of a service occupies, buffers included. */
function intervalOf(service: ServiceTimes, startsAt: Date): Interval {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = service;
  return {
    from: new Date(startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS),
    until: new Date(startsAt.getTime() + (durationMinutes + bufferAfterMinutes) * MINUTE_MS),
  };
}

/** The buffers within the time that a slot occupies, as they are stored with it. */
export function buffersOf({
  startsAt,
  endsAt,
  interval,
}: Pick<ClaimedSlot, 'startsAt' | 'endsAt' | 'interval'>) {
  return {
    bufferBeforeMinutes: (startsAt.getTime() - interval.from.getTime()) / MINUTE_MS,
    bufferAfterMinutes: (interval.until.getTime() - endsAt.getTime()) / MINUTE_MS,
  };
}
