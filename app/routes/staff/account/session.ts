import { appServices } from '#app/context/app-services.ts';
import { findSession, SESSION_COOKIE, timeLeft } from '#app/features/staff/sessions.server.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { StaffArgs } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/session';

/** How long this browser's session lasts. Asking does not prolong it. */
export function loader(args: Route.LoaderArgs) {
  return answer(args);
}

/** Counts as use: the session lasts another 30 minutes, unless its 12 hours are over before. */
export async function action(args: Route.ActionArgs) {
  const { services, token } = sessionTokenOf(args);
  await findSession(services, token);
  return answer(args);
}

async function answer(args: StaffArgs): Promise<Response> {
  const { services, token } = sessionTokenOf(args);
  const left = await timeLeft(services, token);
  return Response.json(left ?? { seconds: 0, staffId: null }, { headers: ERROR_HEADERS });
}

function sessionTokenOf({ request, context }: StaffArgs) {
  const services = context.get(appServices);
  return { services, token: readCookie(request, SESSION_COOKIE, services.env.baseUrl) };
}
