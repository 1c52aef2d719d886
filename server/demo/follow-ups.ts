import { eq } from 'drizzle-orm';
import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { appointments } from '#app/db/schema.ts';
import { controlsOf, isFreeReturn } from '#app/features/follow-ups/follow-up-rules.ts';
import { tieFollowUps } from '#app/features/follow-ups/follow-ups.server.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { bookTogether, type JoinedRequest } from '#app/scheduling/book-series.server.ts';
import { chooseSlot, consentOf, type DemoAppointment, onceOf } from './book-slot.ts';
import type { DemoServices } from './demo-services.ts';

const MINUTE_MS = 60_000;
const DAYS_LOOKED_AT = 6;

type Following = Pick<DemoAppointment, 'serviceSlug' | 'startsAt' | 'endsAt'> & {
  isFree: boolean;
  /** For a series after a surgery. */
  dueDays: number | null;
};

/** Books the returns after a surgery, on the day of the surgery or today when it is still to come. */
export async function bookSeries(
  services: DemoServices,
  surgery: DemoAppointment,
): Promise<DemoAppointment[]> {
  const surgeryOn = wallClockOf(surgery.startsAt).on;
  const following: Following[] = [];
  for (const control of controlsOf(surgery.serviceSlug, services.clinic.followUps)) {
    const { daysAfter: dueDays, bookedAs: serviceSlug } = control;
    const start = await firstFreeSlot(services, serviceSlug, addDays(surgeryOn, dueDays));
    if (!start) return [];
    following.push({ ...start, serviceSlug, isFree: true, dueDays });
  }
  return bookFollowing(services, surgery, following);
}

/** Books a return some days after a completed consultation. */
export async function bookReturn(
  services: DemoServices,
  held: DemoAppointment,
): Promise<DemoAppointment[]> {
  const { clinic, random } = services;
  const { serviceSlug } = held;
  const on = addDays(wallClockOf(held.startsAt).on, random.int(7, 25));
  const start = await firstFreeSlot(services, serviceSlug, on);
  if (!start) return [];
  const isFree = isFreeReturn(held, start.startsAt, clinic.followUps);
  return bookFollowing(services, held, [{ ...start, serviceSlug, isFree, dueDays: null }]);
}

/** A free slot on a day or soon after it, weekends aside. */
async function firstFreeSlot(services: DemoServices, serviceSlug: string, from: string) {
  for (let day = 0; day < DAYS_LOOKED_AT; day += 1) {
    const on = addDays(from, day);
    if (weekdayOf(on) % 6 === 0) continue;
    const start = await chooseSlot(services, serviceSlug, on);
    if (start) return start;
  }
  return null;
}

/** @returns all appointments, or none when the agenda refuses one */
async function bookFollowing(
  services: DemoServices,
  origin: DemoAppointment,
  following: readonly Following[],
): Promise<DemoAppointment[]> {
  const { db, clock, now, actor, staffBooking } = services;
  const [row] = await db
    .select({ version: appointments.version })
    .from(appointments)
    .where(eq(appointments.id, origin.id));
  if (!row) throw new Error('an appointment of the demo is not there');
  const after = origin.endsAt.getTime() + 5 * MINUTE_MS;
  const createdAt = new Date(Math.min(after, now.getTime() - MINUTE_MS));
  clock.set(createdAt);
  const { person } = origin;
  const requests = following.map(
    ({ serviceSlug, startsAt, isFree }): JoinedRequest => ({
      ...person,
      serviceSlug,
      startsAt,
      payerId: isFree ? RETURN_PAYER : origin.payerId,
      consent: consentOf(services, 'desk'),
      locale: DEFAULT_LOCALE,
      channel: 'desk',
      actor,
    }),
  );
  const booked = await bookTogether(staffBooking, requests, {
    once: onceOf(services, 'follow-up'),
    link: (tx, ids) =>
      tieFollowUps(tx, clock, {
        origin: { id: origin.id, version: row.version },
        followUps: following.flatMap(({ dueDays, isFree }, index) => {
          const appointmentId = ids[index];
          const kind = dueDays === null ? ('return' as const) : ('post-operative' as const);
          return appointmentId === undefined ? [] : [{ appointmentId, kind, dueDays, isFree }];
        }),
        actor,
      }),
  });
  if (booked.kind !== 'answer' || !booked.answer.ok) return [];
  const { appointmentIds } = booked.answer.value;
  return requests.flatMap(({ serviceSlug, startsAt, payerId }, index) => {
    const id = appointmentIds[index];
    const endsAt = following[index]?.endsAt;
    if (id === undefined || !endsAt) return [];
    return [{ id, serviceSlug, startsAt, endsAt, createdAt, payerId, person }];
  });
}
