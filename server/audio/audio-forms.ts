import type { AppServices } from '#app/context/app-services.ts';
import { AUDIOS_PATH, TOO_LARGE_QUERY } from '#app/features/audio/audio-fields.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { EPISODE_FORMS } from '#app/features/content/content-paths.ts';
import { MAX_AUDIO_BYTES } from '#app/platform/audio-name.ts';
import { wayFromContentForm } from '#server/pages/content-guard.ts';
import type { LargeForm } from '#server/pages/pages.ts';

/** Audio, and the text of an episode around it, whose letters may take four bytes each. */
const MAX_BYTES = MAX_AUDIO_BYTES + 4 * MAX_SOURCE;

/**
 * The forms that audio is sent by. Only who may put texts on the site may send one, and one that is too large is
 * answered by the page of the form, before a byte of it is read.
 */
export function audioForms(services: Pick<AppServices, 'db' | 'clock' | 'env'>): LargeForm[] {
  return [AUDIOS_PATH, ...EPISODE_FORMS].map((path) => ({
    path,
    maxBytes: MAX_BYTES,
    takesFiles: true,
    guard: async (request, reply) => {
      const isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_BYTES;
      const way =
        (await wayFromContentForm(services, request)) ??
        (isTooLarge ? withQuery(request.url, TOO_LARGE_QUERY) : null);
      return way === null
        ? undefined
        : reply.header('cache-control', 'no-store').redirect(way, 303);
    },
  }));
}

function withQuery(path: string, name: string): string {
  const [address = '', query = ''] = path.split('?', 2);
  const asked = new URLSearchParams(query);
  asked.set(name, '1');
  return `${address}?${asked}`;
}
