// The waiting list said again, plainly, to compare with: a few starts that never overlap, one practitioner, one
// service. It shares no line with the list itself.

const DAYS = 3;
export const PER_DAY = 6;
/** The first start of a day that is after noon. */
const AFTERNOON = 3;
export const STARTS = DAYS * PER_DAY;

export type Wishes = { days: readonly number[]; part: 'any' | 'morning' | 'afternoon' };

type Person = Wishes & {
  /** Place in the list, and number of the entry. */
  id: number;
  /** The appointment of who wants to come earlier; null for who has none. */
  appointment: number | null;
  isPaused: boolean;
  hasEnded: boolean;
  saidNo: Set<number>;
  /** The start that is offered, and until which minute. */
  offer: { start: number; until: number } | null;
};

/** Minutes since the story began. */
type Minute = number;

export class ReferenceList {
  /** Start of each appointment; null once it is cancelled. */
  readonly appointments = new Map<number, number | null>();
  readonly people: Person[] = [];
  /** Who was last on the list when a start became free. */
  private readonly openSince = new Map<number, number>();
  private hasLooked = false;
  private readonly lastMinute: Minute;
  private readonly offerMinutes: number;
  private readonly minuteOf: (start: number) => Minute;
  /** Hours without lenses before each appointment; of who wears some. */
  readonly lensHours = new Map<number, number>();

  /**
   * @param lastMinute after which nobody is told of anything more
   * @param minuteOf when a start is
   */
  constructor({
    lastMinute,
    offerMinutes,
    minuteOf,
  }: {
    lastMinute: Minute;
    offerMinutes: number;
    minuteOf: (start: number) => Minute;
  }) {
    this.minuteOf = minuteOf;
    this.lastMinute = lastMinute;
    this.offerMinutes = offerMinutes;
  }

  isFree(start: number, now: Minute): boolean {
    const isBooked = [...this.appointments.values()].includes(start);
    return !isBooked && !this.people.some((p) => p.offer?.start === start && p.offer.until > now);
  }

  join(id: number, wishes: Wishes, appointment: number | null, now: Minute): void {
    this.look(now);
    this.people.push({
      ...{ ...wishes, id, appointment, isPaused: false, hasEnded: false, saidNo: new Set() },
      offer: null,
    });
  }

  /** Says no, by a word, by pausing or by leaving. */
  refuse(person: Person): void {
    if (person.offer) person.saidNo.add(person.offer.start);
    person.offer = null;
  }

  isWaiting({ hasEnded, appointment }: Person): boolean {
    if (hasEnded) return false;
    return appointment === null || typeof this.appointments.get(appointment) === 'number';
  }

  match(now: Minute): void {
    for (const person of this.people) {
      if (!this.isWaiting(person)) {
        person.hasEnded = true;
        person.offer = null;
      }
      if (person.offer && person.offer.until <= now) this.refuse(person);
    }
    for (;;) {
      this.look(now);
      if (now + this.offerMinutes > this.lastMinute) return;
      const next = this.people
        .filter((person) => this.isWaiting(person) && !person.isPaused && !person.offer)
        .map((person) => ({ person, start: this.bestFor(person, now) }))
        .find(({ start }) => start !== null);
      if (!next || next.start === null) return;
      next.person.offer = { start: next.start, until: now + this.offerMinutes };
    }
  }

  private bestFor(person: Person, now: Minute): number | null {
    for (let start = 0; start < STARTS; start += 1) {
      if (!this.isFree(start, now) || !this.suits(person, start)) continue;
      if (!this.canBeWithoutLenses(person, start, now)) continue;
      const isNews = person.id <= (this.openSince.get(start) ?? 0);
      if (isNews) return start;
      // Free all the time, and sooner than all that follows: whoever has no appointment may book it.
      if (person.appointment === null) return null;
    }
    return null;
  }

  private suits({ days, part, appointment, saidNo }: Person, start: number): boolean {
    const day = Math.floor(start / PER_DAY);
    const isAfternoon = start % PER_DAY >= AFTERNOON;
    if (!days.includes(day) || saidNo.has(start)) return false;
    if (part !== 'any' && (part === 'afternoon') !== isAfternoon) return false;
    const own = appointment === null ? null : this.appointments.get(appointment);
    return own === null || own === undefined || day < Math.floor(own / PER_DAY);
  }

  /** Whoever answers at the last minute takes the lenses out then, or has them out for their own appointment. */
  private canBeWithoutLenses({ appointment }: Person, start: number, now: Minute): boolean {
    const own = appointment === null ? null : this.appointments.get(appointment);
    const minutes = 60 * (this.lensHours.get(appointment ?? 0) ?? 0);
    if (minutes === 0 || own === null || own === undefined) return true;
    const outFrom = [now + this.offerMinutes, this.minuteOf(own) - minutes];
    return outFrom.some((out) => this.minuteOf(start) - out >= minutes);
  }

  /** Notes which starts have become free since the last look. */
  private look(now: Minute): void {
    const last = this.people.reduce((most, { id }) => Math.max(most, id), 0);
    for (let start = 0; start < STARTS; start += 1) {
      if (!this.isFree(start, now)) this.openSince.delete(start);
      else if (!this.openSince.has(start)) this.openSince.set(start, this.hasLooked ? last : 0);
    }
    this.hasLooked = true;
  }
}
