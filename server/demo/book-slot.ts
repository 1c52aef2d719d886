import { addDays, instantOf, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { type Availability, readAvailability } from '#app/scheduling/availability.server.ts';
import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { DemoServices } from './demo-services.ts';
import type { DemoPerson } from './people.ts';

export type DemoAppointment = {
  id: number;
  serviceSlug: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  payerId: string;
  person: DemoPerson;
};

const MINUTE_MS = 60_000;
/** Patients book online up to two hours before; the demo keeps clear of that limit. */
const LEAST_LEAD_MS = 150 * MINUTE_MS;
const CHANNELS = [
  { value: 'web', weight: 54 },
  { value: 'phone', weight: 32 },
  { value: 'desk', weight: 14 },
] as const;
type Lead = { value: readonly [number, number]; weight: number };
/** Days between booking and appointment. */
const LEADS: readonly [Lead, ...Lead[]] = [
  { value: [0, 1], weight: 2 },
  { value: [2, 6], weight: 4 },
  { value: [7, 14], weight: 3 },
  { value: [15, 35], weight: 2 },
];
/** Most pay themselves or use the first health plan. */
const PAYER_WEIGHTS = [46, 34, 20];

/**
 * Books a patient on a day, as if it had been done some days before.
 * @returns null when no slot is left
 */
export async function bookOn(
  services: DemoServices,
  { on, serviceSlug, person }: { on: string; serviceSlug: string; person: DemoPerson },
): Promise<DemoAppointment | null> {
  const { random, clock, booking, staffBooking, actor } = services;
  const seen = await readDayOf(services, serviceSlug, on);
  const start = seen && pickSlot(services, seen);
  if (!start) return null;
  const { startsAt, endsAt } = start;
  const createdAt = drawCreation(services, startsAt);
  clock.set(createdAt);
  const isLate = startsAt.getTime() - createdAt.getTime() < LEAST_LEAD_MS;
  const drawn = isLate ? 'desk' : random.weighted(CHANNELS);
  // What is not booked online, such as a surgery, is booked at the consultation before it.
  const channel = drawn === 'web' && !seen.service.isBookableOnline ? 'desk' : drawn;
  const payerId = drawPayer(services);
  const request: BookingRequest = {
    ...person,
    serviceSlug,
    startsAt,
    payerId,
    consent: consentOf(services, channel),
    holdToken: undefined,
    locale: DEFAULT_LOCALE,
    channel,
    ...(channel !== 'web' && { actor }),
  };
  const rules = channel === 'web' ? booking : staffBooking;
  // The day has just been read; the use case reads it again only under its locks, where it decides.
  const looking = { ...rules, readSharedDay: async () => seen };
  const booked = await bookAppointment(looking, request, onceOf(services));
  if (booked.kind !== 'answer' || !booked.answer.ok) return null;
  const { appointmentId: id } = booked.answer.value;
  return { id, serviceSlug, startsAt, endsAt, createdAt, payerId, person };
}

/** A free slot of a service on a day, or undefined. */
export async function chooseSlot(
  services: DemoServices,
  serviceSlug: string,
  on: string,
): Promise<AvailableSlot | undefined> {
  const seen = await readDayOf(services, serviceSlug, on);
  return seen ? pickSlot(services, seen) : undefined;
}

/** The whole day, including the part that has passed. */
function readDayOf({ staffBooking, db }: DemoServices, serviceSlug: string, on: string) {
  const clock = { now: () => startOfDay(on) };
  const { agenda } = staffBooking;
  return readAvailability({ db, clock, agenda }, { serviceSlug, from: on, days: 1 });
}

/**
 * The earliest free slot or one of the next, so that a day fills up without gaps. A service that several
 * practitioners can serve is put at times when just one of them is free.
 */
function pickSlot({ random }: DemoServices, seen: Availability): AvailableSlot | undefined {
  const slots = seen.days[0]?.slots ?? [];
  if (seen.practitionerIds.length > 1) {
    const beside = slots.filter(({ practitionerIds }) => practitionerIds.length === 1);
    const [first, ...others] = beside.length > 0 ? beside : slots;
    return first && random.pick([first, ...others]);
  }
  const [first, ...others] = slots.slice(0, random.chance(0.75) ? 1 : 4);
  return first && random.pick([first, ...others]);
}

/** The exact consent text that was agreed to: read on the page, or read out to the person booking. */
export function consentOf({ clinic }: DemoServices, channel: BookingRequest['channel']) {
  if (channel === 'web') return bookingConsentOf(clinic).record;
  const { id: textId, text } = staffAgenda.phone.consent;
  const words = text
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return { textId, textSha256: sha256Hex(words), locale: DEFAULT_LOCALE };
}

export function onceOf({ nextKey }: DemoServices, scope = 'demo') {
  const key = nextKey();
  return { scope, key, bodySha256: sha256Hex(key) };
}

/** An instant on some earlier day, in working hours, never after now. */
function drawCreation({ random, now }: DemoServices, startsAt: Date): Date {
  const [least, most] = random.weighted(LEADS);
  const on = addDays(wallClockOf(startsAt).on, -random.int(least, most));
  const time = `${String(random.int(8, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
  const drawn = instantOf(on, time) ?? startOfDay(on);
  const latest = Math.min(now.getTime() - MINUTE_MS, startsAt.getTime() - LEAST_LEAD_MS);
  return drawn.getTime() <= latest ? drawn : new Date(latest - random.int(0, 180) * MINUTE_MS);
}

function drawPayer({ random, clinic }: DemoServices): string {
  const [first, ...others] = clinic.payers.map(({ id }, index) => ({
    value: id,
    weight: PAYER_WEIGHTS[index] ?? 10,
  }));
  if (!first) throw new Error('the clinic record names no payer');
  return random.weighted([first, ...others]);
}
