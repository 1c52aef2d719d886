import type { AppServices } from '#app/context/app-services.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { CONTENT_PATH, EPISODE_FORMS } from '#app/features/content/content-paths.ts';
import { TOO_LARGE_QUERY as IMAGE_TOO_LARGE } from '#app/features/images/image-fields.ts';
import { admit } from '#app/features/staff/admission.ts';
import { findSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { MAX_AUDIO_BYTES } from '#app/platform/audio-name.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import type { LargeForm } from './pages.ts';

const PATHS = [`${CONTENT_PATH}/novo/:kind`, `${CONTENT_PATH}/:kind/:language/:slug`];
/** As the forms send them, an accent takes six letters. */
const MAX_BYTES = 3 * MAX_SOURCE;

/** The forms in which staff write long texts: only who may write them may send one. */
export function contentForms(services: Pick<AppServices, 'db' | 'clock' | 'env'>): LargeForm[] {
  return PATHS.map((path) => ({
    path,
    maxBytes: MAX_BYTES,
    guard: async (request, reply) => {
      const way = await wayFromContentForm(services, request);
      return way === null
        ? undefined
        : reply.header('cache-control', 'no-store').redirect(way, 303);
    },
  }));
}
