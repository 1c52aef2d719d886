import type { AppServices } from '#app/app-services.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { findSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import type { LargeForm } from './pages.ts';

const PATHS = [`${CONTENT_PATH}/novo/:kind`, `${CONTENT_PATH}/:kind/:language/:slug`];
/** As the forms send them, an accent takes six letters. */
const MAX_BYTES = 3 * MAX_SOURCE;

/** The forms in which staff write long texts: only who is signed in may send one, before a byte of it is read. */
export function contentForms({
  db,
  clock,
  env,
}: Pick<AppServices, 'db' | 'clock' | 'env'>): LargeForm[] {
  return PATHS.map((path) => ({
    path,
    maxBytes: MAX_BYTES,
    guard: async (request, reply) => {
      const url = new URL(request.url, env.baseUrl);
      const asked = new Request(url, { headers: { cookie: request.headers.cookie ?? '' } });
      const token = readCookie(asked, SESSION_COOKIE, env.baseUrl);
      if (await findSession({ db, clock }, token)) return undefined;
      return reply.header('cache-control', 'no-store').redirect(loginPath(url), 303);
    },
  }));
}
