import { data } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { secondsToOpenLink } from '#app/features/booking/booking-guard.server.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { ANSWER_PARAMETER, channelOf, letterOf } from '#app/features/reminders/answer-link.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { APPOINTMENT_COOKIE, openSession } from '#app/scheduling/manage-link.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { Route } from './+types/open-link';
import { appointmentGone, seeOther } from './appointment-page.server.ts';
import { CHANNEL_PARAMETER } from './confirm-page.server.ts';

/** Exchanges the link's token for a cookie and redirects to an address without secrets. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(appServices);
  // A link may outlive its language: if the site no longer offers it, the page opens in Portuguese.
  const requestedLocale = localeOfPath(new URL(request.url).pathname);
  const { locale } = contentIn(services.contents, requestedLocale).clinic;
  const opened = await openSession(bookingServicesOf(services), params.token);
  if (opened) {
    const cookie = setCookie(APPOINTMENT_COOKIE, opened.session, services.env.baseUrl);
    return seeOther(locale, pathFor(request), { 'set-cookie': cookie });
  }
  // Only invalid links count, so that a village behind one address opens valid ones freely.
  const address = context.get(visitorAddress);
  const seconds = await secondsToOpenLink(limitServicesOf(services), { address });
  if (seconds === 0) throw appointmentGone();
  const headers = { ...ERROR_HEADERS, 'retry-after': String(seconds) };
  throw data(tooManyAttemptsText(seconds, locale), { status: 429, headers });
}

/** A reminder's link opens the question whether somebody comes. */
function pathFor({ url }: Request): string {
  const letter = new URL(url).searchParams.get(ANSWER_PARAMETER);
  if (letter === null) return APPOINTMENT_PATHS.appointment;
  const query = new URLSearchParams({ [CHANNEL_PARAMETER]: letterOf(channelOf(letter)) });
  return `${APPOINTMENT_PATHS.confirm}?${query}`;
}

export default function OpenLink() {
  return null;
}
