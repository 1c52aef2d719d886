import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { houseOf } from '#app/clinic/record/branch-fields.ts';
import { type LengthPlan, timesWith } from '#app/scheduling/lengths/service-on.ts';
import type { Busy, Closure, WeeklyHours } from '#app/scheduling/working-minutes.ts';
import { openingsOf } from '#app/scheduling/working-minutes.ts';
import type { PlacedVisit, VisitFault, VisitPlan, WantedVisit } from './visit-words.ts';

/** A slug; null, or nothing, is the main house. */
type House = string | null;

export type ImportService = LengthPlan & {
  id: number;
  slug: string;
  practitionerIds: readonly number[];
  /** An appointment needs one of these rooms or devices; null: none. */
  otherIds: readonly number[] | null;
};

export type ImportAgenda = {
  /** Those that are open. */
  houses: readonly House[];
  services: readonly ImportService[];
  resources: readonly { id: number; slug: string; isPractitioner: boolean; branch?: House }[];
  hours: (WeeklyHours & { branch?: House })[];
  /** `house`: the word for the only house that is closed. */
  closures: readonly (Closure & { house?: House })[];
  closedDays: readonly string[];
  /** What is taken now, buffers included. */
  busy: readonly Pick<Busy, 'resourceId' | 'startsAt' | 'endsAt'>[];
};

type Span = { fromMs: number; untilMs: number; line: number | null };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ANY_DAY = '0001-01-01';

/**
 * Decides in the order of the lines which appointments find their place. Each takes its practitioner's time and that
 * of the first free room or device, buffers included; a cancelled one takes none.
 * @param latest instant after which nothing is brought
 */
export function planVisits(
  visits: readonly WantedVisit[],
  agenda: ImportAgenda,
  { now, latest }: { now: Date; latest: Date },
): VisitPlan[] {
  const taken = new TakenTimes(agenda.busy);
  const hours = agenda.hours.filter(({ branch }) => agenda.houses.includes(branch ?? null));
  const isOpen = openTimesOf({ ...agenda, hours });
  const houseAt = housesOf(hours, now);
  const services = new Map(agenda.services.map((each) => [each.slug, each]));
  const resources = new Map(agenda.resources.map((each) => [each.slug, each]));
  const rooms = new Map(agenda.resources.map((each) => [each.id, each]));
  return visits.map((visit) => {
    const service = services.get(visit.service);
    const practitioner = resources.get(visit.practitioner);
    if (!service) return refused('service-unknown');
    if (!practitioner?.isPractitioner) return refused('practitioner-unknown');
    if (!service.practitionerIds.includes(practitioner.id))
      return refused('practitioner-not-of-service');
    if (visit.startsAt > latest) return refused('too-far');
    const branch = visit.house ? houseOf(visit.house) : houseAt(practitioner.id, visit.startsAt);
    if (visit.startsAt > now && !agenda.houses.includes(branch)) return refused('house-closed');
    const place = { ...placeOf(visit, service, practitioner.id), branch };
    const isPast = visit.startsAt <= now;
    const words = isPast ? (['past'] as const) : warningsOf(place, isOpen);
    const found: VisitPlan = { words: [...words], otherLine: null, place };
    if (visit.status === 'cancelled') return found;
    return taken.seat(place, othersIn(branch, service, { rooms, isPast }), visit.line) ?? found;
  });
}

/** The rooms and devices of a service in a house; of what has been, only the hours of that time would tell. */
function othersIn(
  branch: House,
  { otherIds }: ImportService,
  { rooms, isPast }: { rooms: ReadonlyMap<number, { branch?: House }>; isPast: boolean },
): readonly number[] | null {
  if (!otherIds) return null;
  const there = otherIds.filter((id) => (rooms.get(id)?.branch ?? null) === branch);
  return isPast && there.length === 0 ? otherIds : there;
}

function refused(fault: VisitFault, otherLine: number | null = null): VisitPlan {
  return { words: [fault], otherLine, place: null };
}

function warningsOf(place: PlacedVisit, isOpen: (place: PlacedVisit) => boolean) {
  return isOpen(place) ? [] : (['outside-hours'] as const);
}

function placeOf(
  visit: WantedVisit,
  service: ImportService,
  practitionerId: number,
): Omit<PlacedVisit, 'branch'> {
  const { id } = service;
  const { startsAt } = visit;
  const times = timesWith(service, wallClockOf(startsAt).on, practitionerId);
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = times;
  const endsAt = visit.endsAt ?? new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  return {
    ...{ serviceId: id, practitionerId, resourceIds: [], startsAt, endsAt },
    ...{ bufferBeforeMinutes, bufferAfterMinutes },
  };
}

function spanOf(place: PlacedVisit, line: number): Span {
  return {
    fromMs: place.startsAt.getTime() - place.bufferBeforeMinutes * MINUTE_MS,
    untilMs: place.endsAt.getTime() + place.bufferAfterMinutes * MINUTE_MS,
    line,
  };
}

/** Taken times by resource and UTC day, so that a line is compared with those of its day alone. */
class TakenTimes {
  private readonly days = new Map<string, Span[]>();

  constructor(busy: ImportAgenda['busy']) {
    for (const { resourceId, startsAt, endsAt } of busy)
      this.take(resourceId, { fromMs: startsAt.getTime(), untilMs: endsAt.getTime(), line: null });
  }

  /** Gives an appointment its resources and takes their time. @returns why it finds none */
  seat(place: PlacedVisit, otherIds: readonly number[] | null, line: number): VisitPlan | null {
    const span = spanOf(place, line);
    const clash = this.clashOf(place.practitionerId, span);
    if (clash?.line === null) return refused('overlaps-existing');
    if (clash) return refused('overlaps-line', clash.line);
    const other = otherIds?.find((id) => !this.clashOf(id, span));
    if (otherIds && other === undefined) return refused('no-place');
    place.resourceIds = [place.practitionerId, ...(other === undefined ? [] : [other])];
    for (const id of place.resourceIds) this.take(id, span);
    return null;
  }

  take(resourceId: number, span: Span): void {
    for (const key of keysOf(resourceId, span)) {
      const day = this.days.get(key);
      if (day) day.push(span);
      else this.days.set(key, [span]);
    }
  }

  clashOf(resourceId: number, { fromMs, untilMs }: Span): Span | undefined {
    return keysOf(resourceId, { fromMs, untilMs })
      .flatMap((key) => this.days.get(key) ?? [])
      .find((each) => each.fromMs < untilMs && fromMs < each.untilMs);
  }
}

function keysOf(resourceId: number, { fromMs, untilMs }: Omit<Span, 'line'>): string[] {
  const first = Math.floor(fromMs / DAY_MS);
  const end = Math.ceil(untilMs / DAY_MS);
  return Array.from({ length: Math.max(1, end - first) }, (_, at) => `${resourceId}:${first + at}`);
}

/**
 * The house in which a practitioner works at an instant, by their hours in houses that are open; outside of them the
 * main one. Of what has been the hours that are known count, whenever they began.
 */
function housesOf(hours: ImportAgenda['hours'], now: Date) {
  const always = hours.map((row) => ({ ...row, validFrom: ANY_DAY, validUntil: null }));
  const houses = [...new Set(hours.map(({ branch }) => branch ?? null))].filter((house) => house);
  return (practitionerId: number, startsAt: Date): House => {
    const { on, time } = wallClockOf(startsAt);
    const isIn = (house: House) =>
      openingsOf(
        (startsAt <= now ? always : hours).filter(({ branch }) => branch === house),
        [practitionerId],
        { on, serviceId: null },
      ).some(({ from, to }) => from <= minutesOf(time) && minutesOf(time) < to);
    return houses.find(isIn) ?? null;
  };
}

/** Whether an appointment lies within its practitioner's hours in its house, on a day on which nobody has closed. */
function openTimesOf({ hours, closures, closedDays }: ImportAgenda) {
  const closed = new Set(closedDays);
  const byDay = new Map<string, { from: number; to: number }[]>();
  return ({ serviceId, practitionerId, branch, startsAt, endsAt }: PlacedVisit): boolean => {
    const { on, time } = wallClockOf(startsAt);
    if (closed.has(on)) return false;
    const isClosed = closures.some(
      (each) =>
        (each.resourceId === null || each.resourceId === practitionerId) &&
        (!each.house || houseOf(each.house) === branch) &&
        each.startsAt < endsAt &&
        startsAt < each.endsAt,
    );
    if (isClosed) return false;
    const key = `${practitionerId}:${serviceId}:${branch}:${on}`;
    const inHouse = hours.filter((each) => (each.branch ?? null) === branch);
    const openings = byDay.get(key) ?? openingsOf(inHouse, [practitionerId], { on, serviceId });
    byDay.set(key, openings);
    const end = wallClockOf(endsAt);
    const from = minutesOf(time);
    const to = end.on === addDays(on, 1) && end.time === '00:00' ? 1_440 : minutesOf(end.time);
    return openings.some((each) => each.from <= from && to <= each.to);
  };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
