import type { Queryable } from '#app/db/database.ts';
import type { Availability, AvailabilityServices } from '#app/scheduling/availability.server.ts';
import { type AvailableDay, slotWith } from '#app/scheduling/available-slots.ts';
import { coveredIds } from './claim-payer.server.ts';
import { partsOf } from './paid-part.ts';
import {
  type ExcludedPlaces,
  type PlacesQuery,
  readTakenPlaces,
  takenOn,
} from './payer-quota.server.ts';
import { hasPlace, isLimited, type PayerRules, type TakenPlaces } from './payer-rules.ts';
import { readPayerRules, readPractitionerSlugs } from './read-payer-rules.server.ts';

/** A day on which a payer has no place left, and the first time that is free for who pays. */
export type FullDay = { on: string; privateAt: Date };

export type ForPayer = { payerId: string; exclude: ExcludedPlaces };

/**
 * The slots of an availability that a payer covers, each with the practitioners with whom it does, and the days that
 * are full for the payer alone. Three more queries for any number of days, one more for each further exam, none for who pays for themselves.
 */
export async function forPayer<Found extends Pick<Availability, 'days' | 'service' | 'exams'>>(
  { db, clock }: Pick<AvailabilityServices, 'db' | 'clock'>,
  found: Found,
  { payerId, exclude }: ForPayer,
): Promise<Found & { fullDays: FullDay[] }> {
  const rules = await readPayerRules(db, payerId);
  const [first] = found.days;
  if (!rules || !first) return { ...found, fullDays: [] };
  const slugs = await readPractitionerSlugs(db);
  const span = { from: first.on, days: found.days.length };
  const asked = { payerId, ...span, now: clock.now(), exclude };
  const isFull = await readFullDays(db, rules, { found, asked });
  const fullDays: FullDay[] = [];
  const days = found.days.map((day): AvailableDay => {
    const slots = day.slots.flatMap((slot) => {
      const covered = partsOf(found, slot).map((part) => coveredIds(rules, part, slugs));
      if (covered.some((ids) => ids.length === 0)) return [];
      // Of several exams the plan says who does each.
      return [found.exams ? slot : slotWith(slot, covered[0] ?? [])];
    });
    const [earliest] = day.slots;
    if (!earliest || slots.length === 0 || !isFull(day.on)) return { ...day, slots };
    fullDays.push({ on: day.on, privateAt: earliest.startsAt });
    return { ...day, slots: [] };
  });
  return { ...found, days, fullDays };
}

type Counted = {
  found: Pick<Availability, 'service' | 'exams'>;
  asked: Omit<PlacesQuery, 'serviceSlug'>;
};

/** On which days the payer has no place left for one of the services. */
async function readFullDays(
  db: Queryable,
  rules: PayerRules,
  { found: { service, exams }, asked }: Counted,
): Promise<(on: string) => boolean> {
  const wanted = exams ? exams.map(({ slug }) => slug) : [service.slug];
  const counted: { serviceSlug: string; places: ReadonlyMap<string, TakenPlaces> }[] = [];
  for (const serviceSlug of wanted) {
    if (!isLimited(rules, serviceSlug)) continue;
    counted.push({ serviceSlug, places: await readTakenPlaces(db, { ...asked, serviceSlug }) });
  }
  return (on) =>
    counted.some(({ serviceSlug, places }) => !hasPlace(rules, serviceSlug, takenOn(places, on)));
}
