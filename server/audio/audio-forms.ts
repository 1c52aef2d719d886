import type { AppServices } from '#app/app-services.ts';
import { AUDIOS_PATH, TOO_LARGE_QUERY } from '#app/features/audio/audio-fields.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { EPISODE_FORMS } from '#app/features/content/content-paths.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { MAX_AUDIO_BYTES } from '#app/platform/audio-name.ts';
import { isSignedIn } from '#server/pages/form-sender.ts';
import type { LargeForm } from '#server/pages/pages.ts';

/** Audio, and the text of an episode around it, whose letters may take four bytes each. */
const MAX_BYTES = MAX_AUDIO_BYTES + 4 * MAX_SOURCE;

/**
 * The forms that audio is sent by. Before a byte of one is read: only who is signed in may send it, and one that is too
 * large is answered by the page of the form.
 */
export function audioForms({
  db,
  clock,
  env,
}: Pick<AppServices, 'db' | 'clock' | 'env'>): LargeForm[] {
  return [AUDIOS_PATH, ...EPISODE_FORMS].map((path) => ({
    path,
    maxBytes: MAX_BYTES,
    guard: async ({ url: asked, headers }, reply) => {
      const url = new URL(asked, env.baseUrl);
      const leadTo = (to: string) => reply.header('cache-control', 'no-store').redirect(to, 303);
      if (!(await isSignedIn({ db, clock, env }, headers))) return leadTo(loginPath(url));
      if (Number(headers['content-length'] ?? 0) <= MAX_BYTES) return undefined;
      url.searchParams.set(TOO_LARGE_QUERY, '1');
      return leadTo(`${url.pathname}${url.search}`);
    },
  }));
}
