import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { differs } from './differing-fields.ts';

const PLACE = ['street', 'number', 'complement', 'neighborhood', 'city', 'stateCode', 'postalCode'];

type Records = { before: ClinicRecord; after: ClinicRecord };
type House = {
  /** Null for the main one, which has no name where it is alone. */
  slug: string | null;
  name: string | undefined;
  address: ClinicRecord['address'];
  phone: string;
  hours: ClinicRecord['hours'];
  isGone: boolean;
};

/** Which houses a change moves, gives another phone or other hours. */
export function changedHouses({ before, after }: Records) {
  // In another zone every appointment shows another clock time.
  const isOtherZone = before.otherTimeZone !== after.otherTimeZone;
  const [was, now] = [housesIn(before), housesIn(after)];
  const changed = (isOther: (old: House, now: House | undefined) => boolean) =>
    new Set(was.filter((old) => isOther(old, findHouse(now, old.slug))).map(({ slug }) => slug));
  return {
    /** Whether anything about a house is otherwise. */
    isAny: isOtherZone || !isSame(was, now),
    /** Houses that the clinic leaves: their patients have nowhere to go. */
    left: changed((old, next) => next === undefined || (next.isGone && !old.isGone)),
    moved: changed(
      (old, next) =>
        isOtherZone ||
        (next !== undefined && (isRenamed(old, next) || differs(old.address, next.address, PLACE))),
    ),
    calledElsewhere: changed((old, next) => next !== undefined && old.phone !== next.phone),
    /** Whether an appointment falls out of the hours of its house. */
    isOutsideNow: (slug: string | null, startsAt: Date, endsAt: Date) => {
      const [old, next] = [findHouse(was, slug), findHouse(now, slug)];
      if (!old || !next) return false;
      return isOutside(next, startsAt, endsAt) && !isOutside(old, startsAt, endsAt);
    },
  };
}

function housesIn(record: ClinicRecord): House[] {
  const { address, phone, hours, mainBranchName: name, branches = [] } = record;
  return [
    { slug: null, name, address, phone, hours, isGone: false },
    ...branches.map((each) => ({
      ...each,
      phone: each.phone ?? phone,
      isGone: each.isArchived ?? false,
    })),
  ];
}

function findHouse(houses: readonly House[], slug: string | null): House | undefined {
  return houses.find((each) => each.slug === slug);
}

/** A main house that is named for the first time has no other name: it had none. */
function isRenamed(old: House, { name }: House): boolean {
  return old.name !== undefined && name !== undefined && old.name !== name;
}

function isOutside({ hours }: House, startsAt: Date, endsAt: Date): boolean {
  const [start, end] = [wallClockOf(startsAt), wallClockOf(endsAt)];
  const periods = hours[WEEKDAYS[weekdayOf(start.on)] ?? 'sunday'];
  return !periods.some((each) => each.startsTime <= start.time && end.time <= each.endsTime);
}
