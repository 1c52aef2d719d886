import type { AppServices } from '#app/app-services.ts';
import { IMAGES_PATH, TOO_LARGE_QUERY } from '#app/features/images/image-fields.ts';
import { findSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import type { LargeForm } from '#server/pages/pages.ts';

/** A picture of 5 MB and the form around it. */
const MAX_BYTES = 5.25 * 1024 * 1024;

/**
 * The form that pictures are sent by. Before a byte of it is read: only who is signed in may send one, and one that is
 * too large is answered by the page of the form.
 */
export function imageUploads({
  db,
  clock,
  env,
}: Pick<AppServices, 'db' | 'clock' | 'env'>): LargeForm {
  const url = new URL(IMAGES_PATH, env.baseUrl);
  return {
    path: IMAGES_PATH,
    maxBytes: MAX_BYTES,
    guard: async ({ headers }, reply) => {
      const asked = new Request(url, { headers: { cookie: headers.cookie ?? '' } });
      const token = readCookie(asked, SESSION_COOKIE, env.baseUrl);
      const session = await findSession({ db, clock }, token);
      const leadTo = (path: string) =>
        reply.header('cache-control', 'no-store').redirect(path, 303);
      if (!session) return leadTo(loginPath(url));
      if (Number(headers['content-length'] ?? 0) > MAX_BYTES)
        return leadTo(`${IMAGES_PATH}?${TOO_LARGE_QUERY}=1`);
      return undefined;
    },
  };
}
