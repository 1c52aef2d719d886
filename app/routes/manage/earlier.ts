import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { APPOINTMENT_COOKIE } from '#app/scheduling/manage-link.server.ts';
import type { Route } from './+types/earlier';
import { seeOther } from './appointment-page.server.ts';
import { storeEarlierWish } from './earlier-wish.server.ts';

/** The wish to come earlier, from the appointment's page; there is nothing to see here. */
export function loader(args: Route.LoaderArgs) {
  return seeOther(pageOf(args).locale, APPOINTMENT_PATHS.appointment);
}

export async function action(args: Route.ActionArgs) {
  const { services, locale } = pageOf(args);
  await storeEarlierWish(args, readCookie(args.request, APPOINTMENT_COOKIE, services.env.baseUrl));
  return seeOther(locale, APPOINTMENT_PATHS.appointment);
}
