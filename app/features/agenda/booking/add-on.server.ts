import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { readAgenda } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import {
  type AddOnLink,
  bookAddOnAppointment,
  refusedAddOn,
} from '#app/scheduling/book-add-on.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { type AddOnLengths, addOnMinutes } from '#app/scheduling/lengths/add-on-length.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import type { AddOnCheck } from './add-on-fields.tsx';
import type { AddOnFormValues, NewAddOn } from './add-on-form.ts';
import type { Caller } from './caller-form.ts';

const MINUTE_MS = 60_000;

export type AddOnRequest = Caller &
  NewAddOn & { service: string; payer: string; branch?: string | null | undefined };

type AddOnContext = {
  practitioner: { id: number; slug: string; name: string } | undefined;
  serviceTitle: (slug: string) => string;
  /** The consent to read to the patient. */
  consent: string;
};

/** What staff confirm before an add-on appointment is booked. */
export async function checkAddOn(
  services: { db: Queryable; clock: Clock; clinic: { agenda: { addOnLengths: AddOnLengths } } },
  { startsAt, service, patient, practitionerId, durationMinutes: chosen }: AddOnRequest,
  { practitioner, serviceTitle, consent }: AddOnContext,
): Promise<AddOnCheck> {
  const offered = await readOfferedServices(services.db);
  const { on: firstOn } = wallClockOf(startsAt);
  const plan = offered.find(({ slug }) => slug === service);
  const length = { on: firstOn, practitionerId, chosen };
  const { addOnLengths } = services.clinic.agenda;
  const minutes = plan ? addOnMinutes(addOnLengths, { service: plan, ...length }) : (chosen ?? 0);
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const { appointments } = await readAgenda(services, {
    firstOn,
    days: 1,
    practitioner: practitioner?.slug ?? null,
    resource: null,
  });
  const overlaps = appointments
    .filter((appointment) => appointment.status === 'confirmed')
    .filter((appointment) => appointment.startsAt < endsAt && startsAt < appointment.endsAt)
    .map((appointment) => {
      const time = formatTime(wallClockOf(appointment.startsAt).time);
      return `${time}: ${appointment.patientName}, ${serviceTitle(appointment.serviceSlug)}`;
    });
  const moment = formatMoment(startsAt);
  const name = practitioner?.name ?? '';
  const words = staffAgenda.addOnAppointment.confirm(
    patient.name,
    serviceTitle(service),
    moment,
    name,
    minutes,
  );
  return { key: newToken(), words, consent, overlaps };
}

type Booking = Parameters<typeof bookAddOnAppointment>[0];
type Consent = BookingRequest['consent'];

type AddOnBooking = {
  values: AddOnFormValues;
  request: AddOnRequest;
  consent: Consent;
  actor: StaffActor;
  /** The form's idempotency key. */
  key: string;
  /** Ties it to what it belongs to. */
  link: AddOnLink | undefined;
};

/** Books an add-on appointment; the same form sent twice books once. */
export function bookAddOn(
  booking: Booking,
  { values, request, consent, actor, key, link }: AddOnBooking,
) {
  const body = { ...values, startsAt: rfc3339(request.startsAt) };
  return bookAddOnAppointment(
    booking,
    toBook(request, { consent, actor }),
    { scope: 'extra-visit', key, bodySha256: sha256Hex(JSON.stringify(body)) },
    link,
  );
}

/** Why it would not be booked, before the patient is told a time; null where it would. */
export function refusedInAdvance(
  booking: Booking,
  request: AddOnRequest,
  by: { consent: Consent; actor: StaffActor },
) {
  return refusedAddOn(booking, toBook(request, by));
}

function toBook(
  { service, payer, ...rest }: AddOnRequest,
  by: { consent: Consent; actor: StaffActor },
) {
  const said = { serviceSlug: service, payerId: payer, locale: DEFAULT_LOCALE } as const;
  return { ...rest, ...said, ...by, channel: 'desk' as const };
}
