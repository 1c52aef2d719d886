import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isHereOn, type Presence } from '#app/clinic/record/here-on.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { changedHouses } from './changed-houses.ts';
import { differs } from './differing-fields.ts';

/** Why a patient with an appointment to come must be told. */
export type Concern = 'address' | 'phone' | 'hours' | 'payer' | 'person' | 'service';

type Concerned = {
  startsAt: Date;
  endsAt: Date;
  serviceSlug: string;
  payerId: string;
  practitionerSlug: string;
  /** Everybody who serves it, where several do. */
  practitionerSlugs?: readonly string[];
  /** Its house, null for the main one. */
  branch: string | null;
};
type Records = { before: ClinicRecord; after: ClinicRecord };

/**
 * What a change of the record means for an appointment to come; empty for nothing.
 * Not told: where a person merely takes other breaks, or a text changes its wording in another language.
 */
export function concernsOf({ before, after }: Records): (appointment: Concerned) => Concern[] {
  const houses = changedHouses({ before, after });
  const isChattedElsewhere = before.whatsapp.number !== after.whatsapp.number;
  const payers = changedNames(before.payers, after.payers, (each) => each.id, PAYER);
  const people = changedNames(before.people, after.people, (each) => each.slug, PERSON);
  const services = changedNames(before.services, after.services, (each) => each.slug, SERVICE);
  const leaving = changedPresence({ before, after });
  return ({
    startsAt,
    endsAt,
    serviceSlug,
    payerId,
    practitionerSlug,
    branch,
    practitionerSlugs,
  }) => [
    ...(houses.moved.has(branch) ? ['address' as const] : []),
    ...(isChattedElsewhere || houses.calledElsewhere.has(branch) ? ['phone' as const] : []),
    ...(houses.isOutsideNow(branch, startsAt, endsAt) ? ['hours' as const] : []),
    ...(payers.has(payerId) ? ['payer' as const] : []),
    ...(people.has(practitionerSlug) ||
    (practitionerSlugs ?? [practitionerSlug]).some((slug) => leaving.isAway(slug, startsAt))
      ? ['person' as const]
      : []),
    ...(services.has(serviceSlug) ? ['service' as const] : []),
  ];
}

type Away = { slug: string; name: string } & Presence;

/** People whose first or last day a change sets, and whether it leaves them away at an instant. */
export function changedPresence({ before, after }: Records) {
  const people = after.people.flatMap(({ slug, name, fromOn, untilOn }): Away[] => {
    const was = before.people.find((each) => each.slug === slug);
    if (was?.fromOn === fromOn && was?.untilOn === untilOn) return [];
    return [
      { slug, name: typeof name === 'string' ? name : name[DEFAULT_LOCALE], fromOn, untilOn },
    ];
  });
  return {
    people,
    isAway: (slug: string, at: Date): boolean => {
      const person = people.find((each) => each.slug === slug);
      return person !== undefined && !isHereOn(person, wallClockOf(at).on);
    },
  };
}

const PAYER = ['title', 'bring', 'isArchived'];
const PERSON = ['name', 'isArchived', 'workdays'];
const SERVICE = ['title', 'isArchived'];

/** Names of the entries that have changed in one of these fields, or are gone. */
function changedNames<Entry extends object>(
  before: readonly Entry[],
  after: readonly Entry[],
  nameOf: (entry: Entry) => string,
  fields: readonly string[],
): ReadonlySet<string> {
  return new Set(
    before
      .filter((entry) => {
        const now = after.find((each) => nameOf(each) === nameOf(entry));
        return !now || differs(entry, now, fields);
      })
      .map(nameOf),
  );
}
