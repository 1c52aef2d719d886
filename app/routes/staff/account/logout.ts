import { appServices } from '#app/context/app-services.ts';
import { endSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { dropCookie, readCookie } from '#app/platform/cookie.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/logout';

/** GET ends nothing. */
export function loader() {
  return seeOther(STAFF_PATHS.home);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env } = context.get(appServices);
  await endSession(db, readCookie(request, SESSION_COOKIE, env.baseUrl));
  return seeOther(STAFF_PATHS.login, [dropCookie(SESSION_COOKIE, env.baseUrl)]);
}
