import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { waitlistServicesOf } from '#app/context/waitlist-services.ts';
import { setEarlierWish } from '#app/features/waitlist/change-entry.server.ts';
import { WISH_FIELDS } from '#app/features/waitlist/earlier-wish.tsx';
import { readEntry, readOffer } from '#app/features/waitlist/read-entry.server.ts';
import { waitlistPath } from '#app/features/waitlist/waitlist-link.server.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import { appointmentOfSession } from '#app/scheduling/manage-link.server.ts';

/**
 * Stores what the small form of an appointment asks: to be told of an earlier time, or no longer. Does nothing
 * when the session has ended or is of another appointment than the form.
 */
export async function storeEarlierWish(
  { request, context }: RouteArgs,
  session: string | undefined,
): Promise<void> {
  const app = context.get(appServices);
  const services = bookingServicesOf(app);
  const form = await request.formData();
  const id = await appointmentOfSession(services, session);
  const appointment = id === null ? null : await readAppointment(services.db, { id });
  if (appointment?.status !== 'confirmed') return;
  if (appointment.protocol !== formText(form, WISH_FIELDS.protocol)) return;
  const isWanted = formText(form, WISH_FIELDS.isWanted) === 'sim';
  const { id: appointmentId, serviceId } = appointment;
  await setEarlierWish(waitlistServicesOf(app), { appointmentId, serviceId, isWanted });
}

/** How an appointment stands on the waiting list, for its page; null where no earlier day is left to wish for. */
export async function earlierWishOf(
  { db, clock, env }: AppServices,
  {
    id: appointmentId,
    protocol,
    steps,
    startsAt,
  }: Pick<AppointmentRecord, 'id' | 'protocol' | 'steps' | 'startsAt'>,
  locale: Locale,
) {
  const entry = await readEntry(db, { appointmentId });
  const isSeveral = steps.length > 1;
  if (!entry || entry.endedAt !== null) {
    if (wallClockOf(startsAt).on <= wallClockOf(clock.now()).on) return null;
    return { protocol, isSeveral, waitingPath: null, isOffered: false };
  }
  const offer = await readOffer(db, { liveOf: entry.id });
  const { linkKey } = entry;
  return {
    protocol,
    isSeveral,
    waitingPath: waitlistPath(env.appSecret, { linkKey, locale }),
    isOffered: offer !== null && offer.expiresAt > clock.now(),
  };
}
