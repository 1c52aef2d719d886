import { asc, eq } from 'drizzle-orm';
import { instantOf, startOfDay } from '#app/clinic/clinic-time.ts';
import { resources } from '#app/db/schema.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { bookAddOnAppointment } from '#app/scheduling/book-add-on.server.ts';
import { consentOf, type DemoAppointment, onceOf } from './book-slot.ts';
import type { DemoServices } from './demo-services.ts';
import type { DemoPerson } from './people.ts';

const MINUTE_MS = 60_000;
const REASONS = [
  'Olho vermelho e dor desde ontem',
  'Lente de contato que não sai',
  'Mora na roça e só vem à cidade hoje',
  'Trouxe o exame que a médica pediu',
  'Piora da visão desde a semana passada',
  'Óculos novos com tontura',
] as const;

type AddOn = { on: string; serviceSlug: string; person: DemoPerson };

/**
 * Books an add-on appointment ("encaixe") with the most requested practitioner.
 * @returns null when the day takes none
 */
export async function bookAddOn(
  services: DemoServices,
  { on, serviceSlug, person }: AddOn,
): Promise<DemoAppointment | null> {
  const { db, random, clock, now, clinic, staffBooking, actor } = services;
  const { practitioners = [], durationMinutes = 0 } =
    clinic.services.find(({ slug }) => slug === serviceSlug) ?? {};
  const [practitioner] = await db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.slug, practitioners[0] ?? ''))
    .orderBy(asc(resources.id));
  const minute = String(random.int(0, 11) * 5).padStart(2, '0');
  const hour = String(random.pick([9, 10, 11, 14, 15, 16])).padStart(2, '0');
  const startsAt = instantOf(on, `${hour}:${minute}`);
  const [{ id: payerId } = { id: '' }] = clinic.payers;
  if (!practitioner || !startsAt) return null;
  // For today, created on the same morning; for future days, by now.
  const opening = startOfDay(on).getTime() + (8 * 60 + random.int(0, 50)) * MINUTE_MS;
  const createdAt = new Date(Math.min(opening, now.getTime() - MINUTE_MS));
  clock.set(createdAt);
  const booked = await bookAddOnAppointment(
    staffBooking,
    {
      ...person,
      serviceSlug,
      startsAt,
      payerId,
      practitionerId: practitioner.id,
      reason: random.pick(REASONS),
      consent: consentOf(services, 'desk'),
      locale: DEFAULT_LOCALE,
      channel: 'desk',
      actor,
    },
    onceOf(services, 'extra-visit'),
  );
  if (booked.kind !== 'answer' || !booked.answer.ok) return null;
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  const { appointmentId: id } = booked.answer.value;
  return { id, serviceSlug, startsAt, endsAt, createdAt, payerId, person };
}
