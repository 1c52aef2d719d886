import { data } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { secondsToOpenLink } from '#app/features/booking/booking-guard.server.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { APPOINTMENT_COOKIE, openSession } from '#app/scheduling/manage-link.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { Route } from './+types/open-link';
import { appointmentGone, seeOther } from './appointment-page.server.ts';

/** Exchanges the link's token for a cookie and an address that may be seen by others. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(appServices);
  // A link outlives its language: where the site stops speaking it, the visit opens in Portuguese.
  const asked = localeOfPath(new URL(request.url).pathname);
  const { locale } = contentIn(services.contents, asked).clinic;
  const opened = await openSession(bookingServicesOf(services), params.token);
  if (opened) {
    const cookie = setCookie(APPOINTMENT_COOKIE, opened.session, services.env.baseUrl);
    return seeOther(locale, APPOINTMENT_PATHS.visit, { 'set-cookie': cookie });
  }
  // Only wrong links count: a village behind one address opens its right ones freely.
  const address = context.get(visitorAddress);
  const seconds = await secondsToOpenLink(limitServicesOf(services), { address });
  if (seconds === 0) throw appointmentGone();
  const headers = { ...ERROR_HEADERS, 'retry-after': String(seconds) };
  throw data(tooManyAttemptsText(seconds, locale), { status: 429, headers });
}

export default function OpenLink() {
  return null;
}
