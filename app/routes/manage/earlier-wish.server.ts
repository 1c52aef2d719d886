import { appServices } from '#app/context/app-services.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { WISH_FIELDS } from '#app/features/booking/earlier-wish.tsx';
import { formText } from '#app/platform/form-values.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { setEarlierWish } from '#app/scheduling/earlier-wishes.server.ts';
import { appointmentOfSession } from '#app/scheduling/manage-link.server.ts';

/**
 * Stores what the small form of an appointment asks: to be told of an earlier time, or no longer. Does nothing
 * when the session has ended or is of another appointment than the form.
 */
export async function storeEarlierWish(
  { request, context }: RouteArgs,
  session: string | undefined,
): Promise<void> {
  const services = bookingServicesOf(context.get(appServices));
  const form = await request.formData();
  const id = await appointmentOfSession(services, session);
  const appointment = id === null ? null : await readAppointment(services.db, { id });
  if (appointment?.status !== 'confirmed') return;
  if (appointment.protocol !== formText(form, WISH_FIELDS.protocol)) return;
  const isWanted = formText(form, WISH_FIELDS.isWanted) === 'sim';
  await setEarlierWish(services, { appointmentId: appointment.id, isWanted });
}
