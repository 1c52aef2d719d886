import { data } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { secondsToSendOwnForm } from '#app/features/own-page/own-guard.server.ts';
import { formText } from '#app/platform/form-values.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import {
  alreadyCancelled,
  appointmentGone,
  findAppointmentPage,
  seeOther,
} from '#app/routes/manage/appointment-page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';

/**
 * A small form of the patient's page with the appointment that it is about.
 * @throws what another page says: the session has ended, is of another appointment, or sends too much
 */
export async function readOwnForm(args: RouteArgs) {
  const form = await args.request.formData();
  const protocol = formText(form, 'protocol');
  const page = await findAppointmentPage(args);
  if (!page) throw (await alreadyCancelled(args, protocol)) ?? appointmentGone();
  const { locale, appointment, clinic, services } = page;
  // Opened in another window since: nothing is changed, and the page shows which appointment is open now.
  if (appointment.protocol !== protocol) throw seeOther(locale, APPOINTMENT_PATHS.appointment);
  const address = args.context.get(visitorAddress);
  const seconds = await secondsToSendOwnForm(limitServicesOf(services), address);
  if (seconds > 0) {
    const headers = { ...ERROR_HEADERS, 'retry-after': String(seconds) };
    const words = tooManyAttemptsText(seconds, locale, clinic);
    throw data(words, { status: 429, headers });
  }
  return { form, page, text: (name: string) => formText(form, name) };
}
