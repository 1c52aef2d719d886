import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { isTooSoonForLenses } from '#app/clinic/preparation-times.ts';
import type { Eyes } from '#app/scheduling/exams/wanted-exams.ts';

// Who is offered a free time, and why somebody is passed over. Everything about fairness is in this file; in words it
// is in docs/guides/waitlist.md and on the page of the list.
//
// Who came first among those whom a time fits gets the offer. Nobody is passed over but for one of `SKIPS`.

export const NOTICES = ['two-hours', 'same-day', 'day', 'two-days'] as const;
/** How long before a time somebody has to know of it; from 'day' on in calendar days. */
export type Notice = (typeof NOTICES)[number];

export const PERIODS = ['any', 'morning', 'afternoon'] as const;
export type Period = (typeof PERIODS)[number];

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Somebody who waits. The number is the place in the list. */
export type Wish = {
  id: number;
  serviceIds: readonly number[];
  practitionerId: number | null;
  /** The house in which somebody waits, null being the main one; undefined for any. */
  branch?: string | null | undefined;
  weekdays: readonly number[];
  period: Period;
  firstOn: string | null;
  notice: Notice;
  isPaused: boolean;
  /** Has an offer to answer. */
  isDeciding: boolean;
  /** Came from another program, and is told nothing yet: the list by itself offers them nothing. */
  isHeld?: boolean;
  /** By mail at once; by staff, who write from the desk. */
  toldBy: 'mail' | 'desk';
  /** Of who has an appointment: the day that an earlier time comes before, and until when it may still be moved. */
  appointment: {
    on: string;
    changeableUntil: Date;
    /**
     * Of who wears lenses, or was never asked: how long they must be out, and since when they will be for it; null
     * where nobody has been told to take any out.
     */
    lenses: { hours: number; outAt: Date | null } | null;
    /** Several exams on one coming have a time only together. */
    isSeveral: boolean;
    /** Of which eye, where it is one alone. */
    eyes: Eyes | null;
    payerId: string;
  } | null;
  /** Times offered before, to which the answer was no, or none came. */
  refused: readonly { startsAt: Date; endsAt: Date }[];
};

/** A start that is free in the agenda. */
export type OpenTime = {
  serviceId: number;
  practitionerId: number;
  /** In which house; null is the main one. */
  branch: string | null;
  startsAt: Date;
  endsAt: Date;
  /** The last entry that was on the list when it became free. */
  openedAfter: number;
  /** Nobody holds it at the moment. */
  isFree: boolean;
};

export type Moment = {
  now: Date;
  offerMinutes: number;
  /** Minutes before a time in which it can no longer be booked. */
  noticeMinutes: number;
  /** Whether an offer may begin now, by who tells the person. */
  mayBegin: Record<Wish['toldBy'], boolean>;
  /** Houses that are closed at this moment: nobody is told of their times. */
  closedHouses: readonly OpenTime['branch'][];
  /** Whether the plan that pays somebody's appointment pays a time too. */
  isCovered: (wish: Pick<Wish, 'appointment'>, time: OpenTime) => boolean;
};

/** Why a time is not offered to somebody, in the order in which it is looked at. */
export const SKIPS = [
  'service',
  'several-exams',
  'house',
  'practitioner',
  'paused',
  'day',
  'period',
  'first-day',
  'not-earlier',
  'notice',
  'answered-no',
  'deciding',
  'no-time-to-answer',
  'lenses',
  'payer',
  'free-before',
  'sooner-is-free',
  'quiet',
] as const;
export type Skip = (typeof SKIPS)[number];

const MINUTE_MS = 60_000;
/** Less is no time to answer in. */
const LEAST_MINUTES = 15;
const NOON = '12:00';
const HOURS = { 'two-hours': 2, 'same-day': 4 } as const;
const DAYS = { day: 1, 'two-days': 2 } as const;

/** Why a time does not suit what somebody wishes; null when it does. */
function unsuited(wish: Wish, time: OpenTime, { now }: Pick<Moment, 'now'>): Skip | null {
  const { on, time: wall } = wallClockOf(time.startsAt);
  if (!wish.serviceIds.includes(time.serviceId)) return 'service';
  if (wish.appointment?.isSeveral) return 'several-exams';
  if (wish.branch !== undefined && wish.branch !== time.branch) return 'house';
  if (wish.practitionerId !== null && wish.practitionerId !== time.practitionerId)
    return 'practitioner';
  if (wish.isPaused) return 'paused';
  if (!wish.weekdays.includes(weekdayOf(on))) return 'day';
  if (wish.period !== 'any' && (wish.period === 'morning') !== wall < NOON) return 'period';
  if (wish.firstOn !== null && on < wish.firstOn) return 'first-day';
  if (wish.appointment && on >= wish.appointment.on) return 'not-earlier';
  if (!isInTime(wish.notice, time.startsAt, now)) return 'notice';
  const hasSaidNo = wish.refused.some(
    ({ startsAt, endsAt }) => startsAt < time.endsAt && time.startsAt < endsAt,
  );
  return hasSaidNo ? 'answered-no' : null;
}

function isInTime(notice: Notice, startsAt: Date, now: Date): boolean {
  if (notice === 'two-hours' || notice === 'same-day')
    return startsAt.getTime() - now.getTime() >= HOURS[notice] * 60 * MINUTE_MS;
  return wallClockOf(startsAt).on >= addDays(wallClockOf(now).on, DAYS[notice]);
}

/** Until when an offer would have to be answered; null when there is no time for an answer. */
export function answerUntil(
  { appointment }: Pick<Wish, 'appointment'>,
  { startsAt }: Pick<OpenTime, 'startsAt'>,
  { now, offerMinutes, noticeMinutes }: Moment,
): Date | null {
  const ends = [
    now.getTime() + offerMinutes * MINUTE_MS,
    startsAt.getTime() - noticeMinutes * MINUTE_MS,
    ...(appointment ? [appointment.changeableUntil.getTime()] : []),
  ];
  const end = Math.min(...ends);
  return end - now.getTime() >= LEAST_MINUTES * MINUTE_MS ? new Date(end) : null;
}

/** Whether lenses that come out as the offer ends, or when they were to anyway, would be out too late for a time. */
function hasLensesIn(
  { appointment }: Pick<Wish, 'appointment'>,
  { startsAt }: Pick<OpenTime, 'startsAt'>,
  expiresAt: Date,
): boolean {
  if (!appointment?.lenses) return false;
  const { hours, outAt } = appointment.lenses;
  return isTooSoonForLenses(startsAt, hours, outAt && outAt < expiresAt ? outAt : expiresAt);
}

/**
 * Why somebody is not offered a time now; null when they are.
 * @param times all that are free, of which a sooner one may be the better choice
 */
export function skipOf(
  wish: Wish,
  time: OpenTime,
  { times, moment }: { times: readonly OpenTime[]; moment: Moment },
): Skip | null {
  const why = unsuited(wish, time, moment);
  if (why) return why;
  if (wish.isDeciding) return 'deciding';
  const expiresAt = answerUntil(wish, time, moment);
  if (expiresAt === null) return 'no-time-to-answer';
  if (hasLensesIn(wish, time, expiresAt)) return 'lenses';
  if (!moment.isCovered(wish, time)) return 'payer';
  if (wish.id > time.openedAfter) return 'free-before';
  const isSooner = (other: OpenTime) =>
    other.isFree &&
    wish.id > other.openedAfter &&
    other.startsAt <= time.startsAt &&
    unsuited(wish, other, moment) === null;
  // Whoever has no appointment may take it on the site: an offer is for what is better.
  if (wish.appointment === null && times.some(isSooner)) return 'sooner-is-free';
  const isQuiet = !moment.mayBegin[wish.toldBy] || moment.closedHouses.includes(time.branch);
  return isQuiet ? 'quiet' : null;
}

export type NextOffer = { wish: Wish; time: OpenTime; expiresAt: Date };

/**
 * The next offer to make: to the first of the list whom any free time fits, the soonest of those.
 * @param wishes in the order of the list
 */
export function nextOffer(
  wishes: readonly Wish[],
  times: readonly OpenTime[],
  moment: Moment,
): NextOffer | null {
  const free = times
    .filter(({ isFree }) => isFree)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  for (const wish of wishes) {
    for (const time of free) {
      if (skipOf(wish, time, { times: free, moment }) !== null) continue;
      const expiresAt = answerUntil(wish, time, moment);
      if (expiresAt) return { wish, time, expiresAt };
    }
  }
  return null;
}
