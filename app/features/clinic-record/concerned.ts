import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
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
  return ({ startsAt, endsAt, serviceSlug, payerId, practitionerSlug, branch }) => [
    ...(houses.moved.has(branch) ? ['address' as const] : []),
    ...(isChattedElsewhere || houses.calledElsewhere.has(branch) ? ['phone' as const] : []),
    ...(houses.isOutsideNow(branch, startsAt, endsAt) ? ['hours' as const] : []),
    ...(payers.has(payerId) ? ['payer' as const] : []),
    ...(people.has(practitionerSlug) ? ['person' as const] : []),
    ...(services.has(serviceSlug) ? ['service' as const] : []),
  ];
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
