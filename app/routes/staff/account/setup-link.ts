import { appServices } from '#app/context/app-services.ts';
import { LINK_COOKIE } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/setup-link';

/**
 * Moves the token from the URL into a cookie. Neither reads nor changes data, so link previews do no
 * harm.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(appServices);
  const cookies = isTokenShaped(params.token)
    ? [setCookie(LINK_COOKIE, params.token, env.baseUrl)]
    : [];
  return seeOther(STAFF_PATHS.setup, cookies);
}
