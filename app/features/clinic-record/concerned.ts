import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { isInAgenda } from '#app/clinic/record/clinic-people.ts';
import { isHereOn, type Presence } from '#app/clinic/record/here-on.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { Displacement } from '#app/scheduling/appointment-summary.ts';
import { changedHouses } from './changed-houses.ts';
import { differs } from './differing-fields.ts';

/** Why a patient with an appointment to come must be told. */
export type Concern =
  | 'address'
  | 'phone'
  | 'payer'
  | 'uncovered'
  | 'person'
  | 'service'
  | 'retired'
  | Displacement;

const DISPLACEMENTS = ['closed', 'gone', 'hours', 'away'] as const;

/**
 * Whether one mail says all that a patient must know. Whose service is no longer offered is called: whether it is done
 * all the same is for the front desk to say, and a mail would say that nothing has changed.
 */
export function isToldByMail(concerns: readonly Concern[]): boolean {
  return !concerns.includes('retired') || displacementOf(concerns) !== undefined;
}

/** Whether the patient must be told that the payer is not taken any more, and nothing that matters more. */
export function isUncovered(concerns: readonly Concern[]): boolean {
  return concerns.includes('uncovered') && displacementOf(concerns) === undefined;
}

/** Whether a calendar entry says what has changed: where to come, and whom to call. */
export function isInCalendar(concerns: readonly Concern[]): boolean {
  return concerns.includes('address') || concerns.includes('phone');
}

/** Why an appointment cannot stay as it is; undefined where it can. */
export function displacementOf(concerns: readonly Concern[]): Displacement | undefined {
  return DISPLACEMENTS.find((each) => concerns.includes(each));
}

/**
 * Appointments by who must be told, each person once, in the order of their first ones: two patients of one telephone
 * are two.
 */
export function byPerson<Of extends { contactId: number; patientName: string }>(
  appointments: readonly Of[],
): Of[][] {
  const people = new Map<string, Of[]>();
  for (const each of appointments) {
    const who = `${each.contactId} ${each.patientName}`;
    people.set(who, [...(people.get(who) ?? []), each]);
  }
  return [...people.values()];
}

type Mailable = {
  contactId: number;
  patientName: string;
  concerns: readonly Concern[];
};

/**
 * Appointments by the mail that tells of them: one to each person for all that stay, one for those of which the payer
 * left, and one for those that cannot stay.
 */
export function byMail<Of extends Mailable>(appointments: readonly Of[]): Of[][] {
  const mails = new Map<string, Of[]>();
  for (const each of appointments) {
    const { contactId, patientName, concerns } = each;
    const asked = isUncovered(concerns) ? 'uncovered' : 'updated';
    const news = displacementOf(concerns) === undefined ? asked : 'displaced';
    const mail = `${contactId} ${news} ${patientName}`;
    mails.set(mail, [...(mails.get(mail) ?? []), each]);
  }
  return [...mails.values()];
}

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
type Weekday = (typeof WEEKDAYS)[number];
type Records = { before: ClinicRecord; after: ClinicRecord };

/**
 * What a change of the record means for an appointment to come; empty for nothing.
 * Not told: where a person merely takes other breaks, or a text changes its wording in another language.
 */
export function concernsOf({ before, after }: Records): (appointment: Concerned) => Concern[] {
  const houses = changedHouses({ before, after });
  const isChattedElsewhere = chatOf(before) !== chatOf(after);
  const payers = changedNames(before.payers, after.payers, (each) => each.id, PAYER);
  const people = changedPeople({ before, after });
  const services = changedNames(before.services, after.services, (each) => each.slug, SERVICE);
  const left = noLonger(before.payers, after.payers, (each) => each.id);
  const retired = noLonger(before.services, after.services, (each) => each.slug);
  const isGone = leaving({ before, after });
  return ({
    startsAt,
    endsAt,
    serviceSlug,
    payerId,
    practitionerSlug,
    branch,
    practitionerSlugs,
  }) => [
    ...(houses.left.has(branch) ? ['closed' as const] : []),
    ...(houses.moved.has(branch) ? ['address' as const] : []),
    ...(isChattedElsewhere || houses.calledElsewhere.has(branch) ? ['phone' as const] : []),
    ...(houses.isOutsideNow(branch, startsAt, endsAt) ? ['hours' as const] : []),
    ...firstOf(['uncovered', left.has(payerId)], ['payer', payers.has(payerId)]),
    ...firstOf(
      ['gone', (practitionerSlugs ?? [practitionerSlug]).some((slug) => isGone(slug, startsAt))],
      ['person', people.has(practitionerSlug)],
    ),
    ...firstOf(['retired', retired.has(serviceSlug)], ['service', services.has(serviceSlug)]),
  ];
}

/** Whether a change is of a kind that could concern somebody with an appointment, though perhaps nobody has one. */
export function couldConcern({ before, after }: Records): boolean {
  return (
    chatOf(before) !== chatOf(after) ||
    changedHouses({ before, after }).isAny ||
    changedPresence({ before, after }).people.length > 0 ||
    changedNames(before.payers, after.payers, (each) => each.id, PAYER).size > 0 ||
    changedPeople({ before, after }).size > 0 ||
    changedNames(before.services, after.services, (each) => each.slug, SERVICE).size > 0
  );
}

const chatOf = ({ whatsapp }: ClinicRecord) => whatsapp?.number;

/** That somebody or something is no longer there matters more than what else has changed about them. */
function firstOf(...each: readonly (readonly [Concern, boolean])[]): Concern[] {
  const [concern] = each.find(([, holds]) => holds) ?? [];
  return concern === undefined ? [] : [concern];
}

/**
 * Whether a change takes somebody away at an instant: for good, out of the agenda, from or until a day, or on that day of
 * the week.
 */
function leaving({ before, after }: Records): (slug: string, at: Date) => boolean {
  const { isAway } = changedPresence({ before, after });
  const left = (slug: string, weekday: Weekday) => {
    const [was, now] = [before, after].map(({ people }) =>
      people.find((each) => each.slug === slug),
    );
    if (!was) return false;
    const isOff = (workdays?: readonly Weekday[]) => workdays?.includes(weekday) === false;
    return (
      !now ||
      (now.isArchived === true && was.isArchived !== true) ||
      (isInAgenda(was) && !isInAgenda(now)) ||
      (isOff(now.workdays) && !isOff(was.workdays))
    );
  };
  return (slug, at) =>
    isAway(slug, at) || left(slug, WEEKDAYS[weekdayOf(wallClockOf(at).on)] ?? 'sunday');
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
const PERSON = ['name', 'isArchived', 'isOff', 'workdays'];
const SERVICE = ['title'];

/** Names of the entries that a clinic had and has no more, or has archived. */
function noLonger<Entry extends { isArchived?: boolean | undefined }>(
  before: readonly Entry[],
  after: readonly Entry[],
  nameOf: (entry: Entry) => string,
): ReadonlySet<string> {
  const inUse = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => (entry.isArchived ? [] : [nameOf(entry)]));
  const now = new Set(inUse(after));
  return new Set(inUse(before).filter((name) => !now.has(name)));
}

/** People whose patients would notice a change of them. Who sees patients by appointment unless a record says otherwise does. */
function changedPeople({ before, after }: Records): ReadonlySet<string> {
  const known = [before, after].map(({ people }) =>
    people.map((each) => ({ ...each, isOff: each.takesAppointments === false })),
  );
  return changedNames(known[0] ?? [], known[1] ?? [], (each) => each.slug, PERSON);
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
