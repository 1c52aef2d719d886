import type { AppServices } from '#app/context/app-services.ts';
import { IMAGES_PATH, TOO_LARGE_QUERY } from '#app/features/images/image-fields.ts';
import { wayFromContentForm } from '#server/pages/content-guard.ts';
import type { LargeForm } from '#server/pages/pages.ts';

/** A picture of 5 MB and the form around it. */
const MAX_BYTES = 5.25 * 1024 * 1024;

/**
 * The form that pictures are sent by. Only who may put pictures on the site may send one, and one that is too large
 * is answered by the page of the form, before a byte of it is read.
 */
export function imageUploads(services: Pick<AppServices, 'db' | 'clock' | 'env'>): LargeForm {
  return {
    path: IMAGES_PATH,
    maxBytes: MAX_BYTES,
    takesFiles: true,
    guard: async (request, reply) => {
      const isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_BYTES;
      const way =
        (await wayFromContentForm(services, request)) ??
        (isTooLarge ? `${IMAGES_PATH}?${TOO_LARGE_QUERY}=1` : null);
      return way === null
        ? undefined
        : reply.header('cache-control', 'no-store').redirect(way, 303);
    },
  };
}
