import { addDays, daysFrom, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { bookAddOn } from './add-on.ts';
import { bookOn, type DemoAppointment } from './book-slot.ts';
import { drawAge, planDay } from './day-plan.ts';
import type { DemoServices } from './demo-services.ts';
import { bookReturn, bookSeries } from './follow-ups.ts';
import { settleAttendance, tellCancellation, tellMove } from './outcomes.ts';
import { type DemoPerson, peopleMaker } from './people.ts';

/** Whole weeks before and after the current one. */
export type Weeks = { before: number; after: number };

const LEAST_A_DAY = 17;
const MOST_A_DAY = 24;
const CANCELLED_SHARE = 0.08;
const MOVED_SHARE = 0.05;
const KNOWN_SHARE = 0.22;
const ADD_ON_SHARE = 0.7;
const RETURN_SHARE = 0.12;
const SERIES_DAYS = 7;

export type FilledAgenda = {
  firstOn: string;
  lastOn: string;
  /** Everything booked, including what was cancelled. */
  appointments: number;
  cancelled: number;
  moved: number;
  addOns: number;
  followUps: number;
};

/** Everything booked so far, including appointments on days that have not been filled yet. */
type Story = DemoServices & {
  filled: FilledAgenda;
  ahead: Map<string, DemoAppointment[]>;
  personFor: (serviceSlug: string, on: string) => DemoPerson;
};

/** Fills weeks of the agenda day by day, with everything that happens to appointments. */
export async function fillAgenda(
  services: DemoServices,
  { before, after }: Weeks,
): Promise<FilledAgenda> {
  const { today } = services;
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) - 7 * before);
  const days = daysFrom(monday, 7 * (before + 1 + after)).filter((on) => weekdayOf(on) % 6 !== 0);
  const counts = { appointments: 0, cancelled: 0, moved: 0, addOns: 0, followUps: 0 };
  const filled = { firstOn: monday, lastOn: days.at(-1) ?? monday, ...counts };
  const story = { ...services, filled, ahead: new Map(), personFor: personDrawer(services) };
  for (const on of days) await tellDay(story, on);
  return filled;
}

async function tellDay(story: Story, on: string): Promise<void> {
  const { random, clinic, filled, ahead, personFor } = story;
  // Returns booked on earlier days are already there.
  const booked = [...(ahead.get(on) ?? [])];
  const count = random.int(LEAST_A_DAY, MOST_A_DAY) - booked.length;
  for (const serviceSlug of planDay(random, clinic.services, { on, count })) {
    const appointment = await bookWithDetours(story, on, serviceSlug);
    if (appointment) booked.push(appointment);
    filled.appointments += appointment ? 1 : 0;
  }
  const [serviceSlug] = clinic.followUps.returnServices;
  if (serviceSlug && booked.length > 0 && random.chance(ADD_ON_SHARE)) {
    const person = personFor(serviceSlug, on);
    const appointment = await bookAddOn(story, { on, serviceSlug, person });
    if (appointment) booked.push(appointment);
    filled.addOns += appointment ? 1 : 0;
    filled.appointments += appointment ? 1 : 0;
  }
  await tellWhatFollows(story, on, booked);
}

/** Books one appointment; sometimes it is moved from another day or follows a cancelled one. */
async function bookWithDetours(
  story: Story,
  on: string,
  serviceSlug: string,
): Promise<DemoAppointment | null> {
  const { random, filled, personFor } = story;
  const book = (day: string) =>
    bookOn(story, { on: day, serviceSlug, person: personFor(serviceSlug, on) });
  const cancel = async (appointment: DemoAppointment) => {
    await tellCancellation(story, appointment);
    filled.cancelled += 1;
    filled.appointments += 1;
  };
  if (random.chance(CANCELLED_SHARE)) {
    const given = await book(on);
    if (given) await cancel(given);
  }
  if (!random.chance(MOVED_SHARE)) return book(on);
  const detour = await book(addDays(on, weekdayOf(on) === 1 ? -3 : -1));
  if (!detour) return book(on);
  const moved = await tellMove(story, detour, on);
  if (!moved) await cancel(detour);
  filled.moved += moved ? 1 : 0;
  return moved ?? book(on);
}

/** Records what follows a day: attendance, follow-up series after surgeries, returns after consultations. */
async function tellWhatFollows(
  story: Story,
  on: string,
  booked: readonly DemoAppointment[],
): Promise<void> {
  const { random, clinic, today, filled, ahead } = story;
  const { postOperativeServices, returnServices } = clinic.followUps;
  const held = on <= today ? await settleAttendance(story, booked) : [];
  const following: DemoAppointment[] = [];
  // The series after a surgery is booked in the week before it; later surgeries still await theirs.
  const due = on < today ? held : on <= addDays(today, SERIES_DAYS) ? booked : [];
  for (const appointment of due)
    if (postOperativeServices.includes(appointment.serviceSlug))
      following.push(...(await bookSeries(story, appointment)));
  for (const appointment of held)
    if (returnServices.includes(appointment.serviceSlug) && random.chance(RETURN_SHARE))
      following.push(...(await bookReturn(story, appointment)));
  for (const appointment of following) {
    const day = wallClockOf(appointment.startsAt).on;
    ahead.set(day, [...(ahead.get(day) ?? []), appointment]);
  }
  filled.followUps += following.length;
  filled.appointments += following.length;
}

/** Draws a new person, or a known one of the service's age group, but nobody twice a day. */
function personDrawer({ random, today }: DemoServices): Story['personFor'] {
  const makePerson = peopleMaker(random, today);
  const known: Record<string, { person: DemoPerson; lastOn: string }[]> = {};
  return (serviceSlug, on) => {
    const age = drawAge(random, serviceSlug);
    const drawer = known[age] ?? [];
    known[age] = drawer;
    const [first, ...others] = drawer.filter(({ lastOn }) => lastOn !== on);
    if (first && random.chance(KNOWN_SHARE)) {
      const again = random.pick([first, ...others]);
      again.lastOn = on;
      return again.person;
    }
    const person = makePerson(age);
    drawer.push({ person, lastOn: on });
    return person;
  };
}
