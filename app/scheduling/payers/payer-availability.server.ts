import type { Availability, AvailabilityServices } from '#app/scheduling/availability.server.ts';
import type { AvailableDay } from '#app/scheduling/available-slots.ts';
import { coveredIds } from './claim-payer.server.ts';
import { type ExcludedPlaces, readTakenPlaces, takenOn } from './payer-quota.server.ts';
import { hasPlace, isLimited } from './payer-rules.ts';
import { readPayerRules, readPractitionerSlugs } from './read-payer-rules.server.ts';

/** A day on which a payer has no place left, and the first time that is free for who pays. */
export type FullDay = { on: string; privateAt: Date };

export type ForPayer = { payerId: string; exclude: ExcludedPlaces };

/**
 * The slots of an availability that a payer covers, each with the practitioners with whom it does, and the days that
 * are full for the payer alone. Three more queries for any number of days, none for who pays for themselves.
 */
export async function forPayer<Found extends Pick<Availability, 'days' | 'service'>>(
  { db, clock }: Pick<AvailabilityServices, 'db' | 'clock'>,
  found: Found,
  { payerId, exclude }: ForPayer,
): Promise<Found & { fullDays: FullDay[] }> {
  const rules = await readPayerRules(db, payerId);
  const [first] = found.days;
  if (!rules || !first) return { ...found, fullDays: [] };
  const serviceSlug = found.service.slug;
  const slugs = await readPractitionerSlugs(db);
  const now = clock.now();
  const span = { from: first.on, days: found.days.length };
  const places = isLimited(rules, serviceSlug)
    ? await readTakenPlaces(db, { payerId, serviceSlug, ...span, now, exclude })
    : new Map();
  const fullDays: FullDay[] = [];
  const days = found.days.map((day): AvailableDay => {
    const slots = day.slots.flatMap((slot) => {
      const time = { serviceSlug, startsAt: slot.startsAt };
      const practitionerIds = coveredIds(rules, time, slot.practitionerIds, slugs);
      return practitionerIds.length > 0 ? [{ ...slot, practitionerIds }] : [];
    });
    const [earliest] = day.slots;
    const isFull = !hasPlace(rules, serviceSlug, takenOn(places, day.on));
    if (!earliest || slots.length === 0 || !isFull) return { ...day, slots };
    fullDays.push({ on: day.on, privateAt: earliest.startsAt });
    return { ...day, slots: [] };
  });
  return { ...found, days, fullDays };
}
