import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';

/** Why a patient with an appointment to come must be told. */
export type Concern = 'address' | 'phone' | 'hours' | 'payer' | 'person' | 'service';

type Concerned = {
  startsAt: Date;
  endsAt: Date;
  serviceSlug: string;
  payerId: string;
  practitionerSlug: string;
};
type Records = { before: ClinicRecord; after: ClinicRecord };

/**
 * What a change of the record means for an appointment to come; empty for nothing.
 * Not told: where a person merely takes other breaks, or a text changes its wording in another language.
 */
export function concernsOf({ before, after }: Records): (appointment: Concerned) => Concern[] {
  // In another zone every appointment shows another clock time.
  const isMoved =
    differs(before.address, after.address, PLACE) || before.otherTimeZone !== after.otherTimeZone;
  const isCalledElsewhere =
    before.phone !== after.phone || before.whatsapp.number !== after.whatsapp.number;
  const payers = changedNames(before.payers, after.payers, (each) => each.id, PAYER);
  const people = changedNames(before.people, after.people, (each) => each.slug, PERSON);
  const services = changedNames(before.services, after.services, (each) => each.slug, SERVICE);
  return ({ startsAt, endsAt, serviceSlug, payerId, practitionerSlug }) => [
    ...(isMoved ? ['address' as const] : []),
    ...(isCalledElsewhere ? ['phone' as const] : []),
    ...(isOutside(after, startsAt, endsAt) && !isOutside(before, startsAt, endsAt)
      ? ['hours' as const]
      : []),
    ...(payers.has(payerId) ? ['payer' as const] : []),
    ...(people.has(practitionerSlug) ? ['person' as const] : []),
    ...(services.has(serviceSlug) ? ['service' as const] : []),
  ];
}

const PLACE = ['street', 'number', 'complement', 'neighborhood', 'city', 'stateCode', 'postalCode'];
const PAYER = ['title', 'bring', 'isArchived'];
const PERSON = ['name', 'isArchived', 'workdays'];
const SERVICE = ['title', 'isArchived'];

function differs(one: object, two: object, fields: readonly string[]): boolean {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(two))];
  const told = (value: unknown) => (value === false ? undefined : value);
  return fields.some((name) => !isSame(told(before.get(name)), told(after.get(name))));
}

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

function isOutside({ hours }: ClinicRecord, startsAt: Date, endsAt: Date): boolean {
  const [start, end] = [wallClockOf(startsAt), wallClockOf(endsAt)];
  const periods = hours[WEEKDAYS[weekdayOf(start.on)] ?? 'sunday'];
  return !periods.some((each) => each.startsTime <= start.time && end.time <= each.endsTime);
}
