import { type Clinic, type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { hasBranches, houseLabel } from '#app/clinic/record/branch-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Database } from '#app/db/database.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { type HoursOf, readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { firstWhole } from '#app/features/schedule-settings/openings/openings-view.ts';
import { outsideAppointments } from '#app/features/schedule-settings/outside-appointments.ts';
import {
  type OutsideContext,
  type OutsideView,
  toOutsideView,
} from '#app/features/schedule-settings/outside-list.tsx';
import { staffRecordHours } from '#app/locales/pt-BR/staff/settings/record-hours.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { AvailabilityServices } from '#app/scheduling/availability.server.ts';
import {
  countWeeks,
  lostServices,
  type TriedChange,
  withoutTrace,
} from '#app/scheduling/hours/count-openings.server.ts';
import { isSameWeek, weekOn } from '#app/scheduling/hours/week-hours.ts';
import { fillAgenda, tryHours } from '#app/scheduling/record/seed-agenda.server.ts';
import { changedPlaces, servicesWith } from './use-effects.server.ts';

const messages = { ...staffSettings.useEffects, ...staffRecordHours };

type Services = { db: Database; clock: Clock; agenda: AvailabilityServices['agenda'] };
type Asked = OutsideContext & {
  /** Calendar day in the clinic's zone. */
  today: string;
  /** The day from which the change counts. */
  on: string;
  /** Whether who keeps a house's hours keeps the changed ones. */
  isFollowed: boolean;
};
type Clinics = { before: Clinic; after: Clinic };
type House = string | null;

/** What other hours in the record do: to the places of a week, in words, and to booked appointments. */
export type RecordHoursEffects = {
  lines: string[];
  /** Booked appointments that are newly outside the hours of somebody or something they need. */
  outside: OutsideView[];
};

/**
 * What other breaks and days of people do, other hours of houses, and houses that the clinic leaves or takes back, counted
 * in the agenda as saving would make it. Keeps nothing. Who has hours that staff have set keeps those, and is told so.
 */
export async function readRecordHours(
  services: Services,
  change: Record<'before' | 'after', ClinicRecord>,
  asked: Asked,
): Promise<RecordHoursEffects> {
  const clinics = { before: parseClinic(change.before), after: parseClinic(change.after) };
  const houses = changedHouses(clinics);
  const slugs = changedPeople(clinics);
  if (slugs.length === 0 && houses.all.length === 0) return { lines: [], outside: [] };
  const people = (await readHoursOf(services.db)).filter((each) => slugs.includes(each.slug));
  const own = people.filter(isSet);
  const following = people.filter((each) => !isSet(each));
  const keeping = own.map(({ name }) => messages.keeps(name));
  const open = [...new Set([...(following.length > 0 ? [null] : []), ...houses.changed])];
  if (open.length === 0 && houses.all.length === 0) return { lines: keeping, outside: [] };
  const tried = tryOf(clinics, houses, asked);
  const offered = clinics.after.services.map(({ slug }) => slug);
  const concerned =
    houses.all.length > 0 ? offered : await servicesOf(services, following, offered, asked.on);
  const names = [
    ...following.map(({ name }) => name),
    ...houses.all.map((house) => nameOf(clinics, house)),
  ];
  const counting = { tried, slugs: concerned, open: [...open, ...houses.left] };
  const places = await placeLines(services, { clinics, houses, counting }, asked);
  const { outside, kept } = await readOutside(services, { open, tried, houses }, asked);
  const staying = kept.filter((name) => !own.some((each) => each.name === name));
  return {
    lines: [
      ...keeping,
      messages.entry(names, places.join(' ')),
      ...(staying.length > 0 ? [messages.keepsInHouse(staying)] : []),
    ],
    outside,
  };
}

const isSet = ({ setting }: HoursOf) => setting.version > 0;

/** People of the agenda, before and after, whose breaks or days are others. */
function changedPeople({ before, after }: Clinics): string[] {
  const hoursOf = ({ resources }: Clinic, wanted: string) => {
    const found = resources.practitioners.find(({ slug }) => slug === wanted);
    return found && { breaks: found.breaks, workdays: found.workdays?.toSorted() };
  };
  return after.resources.practitioners.flatMap(({ slug }) => {
    const was = hoursOf(before, slug);
    return was === undefined || isSame(was, hoursOf(after, slug)) ? [] : [slug];
  });
}

type Houses = Record<'changed' | 'left' | 'back' | 'all', House[]>;

/** A house that is new is nobody's yet: when people are there, staff say on screen. */
function changedHouses({ before, after }: Clinics): Houses {
  const changed = after.branches.flatMap(({ slug, hours }) => {
    const was = before.branches.find((each) => each.slug === slug);
    return was && !isSame(was.hours, hours) ? [slug] : [];
  });
  const isIn = (slug: House, { branches }: Pick<Clinic, 'branches'>) =>
    branches.some((each) => each.slug === slug);
  const slugsOf = ({ branches }: Pick<Clinic, 'branches'>) => branches.map(({ slug }) => slug);
  const left = slugsOf(before).filter((slug) => !isIn(slug, after));
  const former = before.formerBranches.map(({ slug }) => slug);
  const back = slugsOf(after).filter((slug) => former.includes(slug));
  return { changed, left, back, all: [...changed, ...left, ...back] };
}

function nameOf({ before, after }: Clinics, house: House): string {
  const clinic = after.branches.some(({ slug }) => slug === house) ? after : before;
  return hasBranches(before) || hasBranches(after) ? houseLabel(clinic, house) : messages.clinic;
}

/** Only with a house that comes back, or rooms elsewhere, others than hours are written: then bookings wait meanwhile. */
function tryOf({ before, after }: Clinics, { back }: Houses, asked: Asked): TriedChange {
  const known = { before, today: asked.on, isFollowed: asked.isFollowed };
  const placesOf = ({ resources: { rooms, equipment } }: Clinic) =>
    [...rooms, ...equipment].map(({ slug, branch = null }) => [slug, branch]);
  const isMoved = placesOf(after).some(([slug, branch]) =>
    placesOf(before).some(([each, was]) => each === slug && was !== branch),
  );
  const isWhole = back.length > 0 || isMoved;
  return async (tx) => {
    if (isWhole) await fillAgenda(tx, after, known);
    else await tryHours(tx, after, known);
  };
}

async function servicesOf(
  { db }: Services,
  people: readonly HoursOf[],
  offered: readonly string[],
  on: string,
): Promise<string[]> {
  const theirs = new Set<string>();
  for (const { id } of people)
    for (const { slug } of await servicesWith(db, id, on)) theirs.add(slug);
  return offered.filter((slug) => theirs.has(slug));
}

type Counting = { tried: TriedChange; slugs: readonly string[]; open: readonly House[] };

async function placeLines(
  services: Services,
  {
    clinics,
    houses,
    counting: { tried: change, slugs, open },
  }: { clinics: Clinics; houses: Houses; counting: Counting },
  { on, today, serviceTitle }: Asked,
): Promise<string[]> {
  const asked = { slugs, from: firstWhole(on, today), change };
  const inHouses = (all: readonly House[]) => ({
    ...services,
    agenda: { ...services.agenda, houses: all },
  });
  const now = await countWeeks(inHouses(open), asked);
  // What the agenda still has of a house that was left could not be booked.
  const back = await countWeeks(inHouses(houses.back), asked);
  const weeks = [...now].map(([slug, { before, after }]) => {
    return { slug, before, after: after + (back.get(slug)?.after ?? 0) };
  });
  const wordsOf = (isChanged: (week: (typeof weeks)[number]) => boolean) =>
    messages.places(
      changedPlaces(
        new Map(weeks.filter(isChanged).map((each) => [each.slug, each])),
        serviceTitle,
      ),
    );
  const closes = wordsOf(({ before, after }) => after < before);
  const opens = wordsOf(({ before, after }) => after > before);
  const doubtful = weeks.filter(({ before, after }) => before > 0 && after === 0);
  const everywhere = inHouses(clinics.before.agenda.houses);
  const lost = await lostServices(everywhere, {
    ...asked,
    slugs: doubtful.map(({ slug }) => slug),
  });
  return [
    ...(closes === '' && opens === '' ? [messages.same] : []),
    ...(closes === '' ? [] : [messages.closes(closes)]),
    ...(opens === '' ? [] : [messages.opens(opens)]),
    ...(lost.length > 0 ? [messages.lost(lost.map(serviceTitle).join(', '))] : []),
  ];
}

type Trial = { open: readonly House[]; tried: TriedChange; houses: Houses };

/** Booked appointments that are newly outside the hours, and who has own hours in a changed house that stay. */
async function readOutside(
  services: Services,
  { open, tried, houses }: Trial,
  asked: Asked,
): Promise<{ outside: OutsideView[]; kept: string[] }> {
  const { db } = services;
  const next = new Map<House, HoursOf[]>();
  await withoutTrace(db, async (tx) => {
    await tried(tx);
    for (const house of open) next.set(house, await readHoursOf(tx, house));
  });
  const outside: OutsideView[] = [];
  const kept = new Set<string>();
  for (const [house, after] of next) {
    const before = await readHoursOf(db, house);
    const others = after.filter(
      ({ id, rows }) => !isSame(rows, before.find((each) => each.id === id)?.rows),
    );
    const booked = others.length > 0 ? await readBookedAppointments(services, { house }) : [];
    const found = outsideAppointments(booked, others);
    const already = new Set(outsideAppointments(found, before).map(({ protocol }) => protocol));
    const newly = found.filter(({ protocol }) => !already.has(protocol));
    outside.push(...newly.map((each) => toOutsideView(each, asked)));
    for (const was of houses.changed.includes(house) ? before.filter(isSet) : []) {
      const [old, now] = [was, after.find(({ id }) => id === was.id)].map((each) =>
        weekOn(each?.rows ?? [], asked.on),
      );
      if (old?.some((day) => day !== null) && now && isSameWeek(old, now)) kept.add(was.name);
    }
  }
  return { outside, kept: [...kept] };
}
