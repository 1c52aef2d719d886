import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { type Availability, readAvailability } from '#app/scheduling/availability.server.ts';
import { type AvailableSlot, slotWith } from '#app/scheduling/available-slots.ts';
import { firstOf } from '#app/scheduling/claim-slot.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { timesWith } from '#app/scheduling/lengths/service-on.ts';
import { forPayer } from '#app/scheduling/payers/payer-availability.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { halfOf } from '#app/scheduling/shown-times.ts';
import type { Busy, Closure } from '#app/scheduling/working-minutes.ts';
import type { AwayTime } from './affected-appointments.server.ts';

const MINUTE_MS = 60_000;
/** How far proposals look from the day itself. */
const DAYS_AHEAD = 21;
/** Times to choose from, beside the proposed one. */
const MOST_TIMES = 40;

/** A time with somebody; of several exams nobody in particular. */
export type ProposedTime = { startsAt: Date; endsAt: Date; practitionerId: number | null };

/** `times` are free now and begin with the proposed one; empty where nothing is free. */
export type Proposal = { appointment: AppointmentRecord; times: ProposedTime[] };

/**
 * A free time for each appointment of a day that is about to close, no two of which overlap on anybody or anything: with
 * the same practitioner where one is free within three weeks, in the same half of the day where possible, the earliest.
 * Claims and holds nothing. A handful of queries for each appointment.
 */
export async function proposeTimes(
  services: BookingServices,
  affected: readonly AppointmentRecord[],
  { practitionerId, startsAt, endsAt }: AwayTime,
): Promise<Proposal[]> {
  const closures: Closure[] = [{ resourceId: practitionerId, startsAt, endsAt }];
  const busy: Busy[] = [];
  const proposals: Proposal[] = [];
  for (const appointment of affected) {
    const found = await freeTimes(services, appointment, { closures, busy });
    const ranked = rankedFor(found?.days.flatMap(({ slots }) => slots) ?? [], appointment);
    const [first] = ranked;
    if (found && first) busy.push(...takenBy(found, first, appointment));
    proposals.push({
      appointment,
      times: ranked.slice(0, MOST_TIMES).map(({ slot, practitionerId }) => ({
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        practitionerId: slot.steps ? null : practitionerId,
      })),
    });
  }
  return proposals;
}

async function freeTimes(
  services: BookingServices,
  appointment: AppointmentRecord,
  assumed: { closures: Closure[]; busy: Busy[] },
) {
  const { id, payerId, resourceIds } = appointment;
  const exclude = { excludeAppointmentId: id };
  const { on } = wallClockOf(appointment.startsAt);
  const all = await readAvailability(services, {
    ...{ ...wantedOf(appointment), ...exclude, payerId, assumed },
    ...{ from: on, days: DAYS_AHEAD, keep: resourceIds },
  });
  return all && forPayer(services, all, { payerId, exclude });
}

type Ranked = { slot: AvailableSlot; practitionerId: number };

/** Each free time with each practitioner who could take it: the best first, then the same practitioner's, by time. */
function rankedFor(slots: readonly AvailableSlot[], appointment: AppointmentRecord): Ranked[] {
  const half = halfOf(appointment);
  const all = slots
    .filter(({ startsAt }) => startsAt.getTime() !== appointment.startsAt.getTime())
    .flatMap((slot) => {
      const ids = slot.steps ? slot.practitionerIds.slice(0, 1) : slot.practitionerIds;
      return ids.map((practitionerId) => ({
        slot: slotWith(slot, [practitionerId]),
        practitionerId,
      }));
    });
  const isSame = ({ practitionerId }: Ranked) => practitionerId === appointment.practitionerId;
  const rank = (each: Ranked) => (isSame(each) ? 0 : 2) + (halfOf(each.slot) === half ? 0 : 1);
  const ordered = all.sort((one, other) => Number(isSame(other)) - Number(isSame(one)));
  const best = Math.min(...all.map(rank));
  const proposed = ordered.find((each) => rank(each) === best);
  return proposed ? [proposed, ...ordered.filter((each) => each !== proposed)] : [];
}

/** What a proposed time would occupy, buffers included. */
function takenBy(
  { service, exams }: Pick<Availability, 'service' | 'exams'>,
  { slot, practitionerId }: Ranked,
  { resourceIds }: AppointmentRecord,
): Busy[] {
  const taken = (id: number | null | undefined, of: Availability['service'], span: Span) => {
    if (id === null || id === undefined) return [];
    const times = timesWith(of, wallClockOf(span.startsAt).on, span.practitionerId);
    const { bufferBeforeMinutes, bufferAfterMinutes } = times;
    return [
      {
        resourceId: id,
        startsAt: new Date(span.startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS),
        endsAt: new Date(span.endsAt.getTime() + bufferAfterMinutes * MINUTE_MS),
        ...{ holdExpiresAt: null, isOwn: false },
      },
    ];
  };
  if (slot.steps)
    return slot.steps.flatMap((step) => {
      const of = exams?.[step.exam] ?? service;
      return [...taken(step.practitionerId, of, step), ...taken(step.otherId, of, step)];
    });
  const span = { ...slot, practitionerId };
  const otherId = firstOf(slot.otherIds ?? [], resourceIds);
  return [...taken(practitionerId, service, span), ...taken(otherId, service, span)];
}

type Span = { startsAt: Date; endsAt: Date; practitionerId: number };
