import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '#app/context/app-services.ts';
import {
  TOO_LARGE_QUERY as AUDIO_TOO_LARGE,
  AUDIOS_PATH,
} from '#app/features/audio/audio-fields.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { CONTENT_PATH, EPISODE_FORMS } from '#app/features/content/content-paths.ts';
import { TOO_LARGE_QUERY as IMAGE_TOO_LARGE } from '#app/features/images/image-fields.ts';
import { admit } from '#app/features/staff/admission.ts';
import { findSession, lapsedOwner, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { loginPath, STAFF_PATHS, sentPath } from '#app/features/staff/staff-paths.ts';
import { MAX_AUDIO_BYTES } from '#app/platform/audio-files.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import type { LargeForm } from './pages.ts';

type FormServices = Pick<AppServices, 'db' | 'clock' | 'env'>;

const TEXT_PATHS = [`${CONTENT_PATH}/novo/:kind`, `${CONTENT_PATH}/:kind/:language/:slug`];
/** Form-encoded, an accented letter takes six bytes. */
const MAX_TEXT_BYTES = 3 * MAX_SOURCE;
/** A 5 MB image and the form around it. */
const MAX_IMAGE_BYTES = 5.25 * 1024 * 1024;
/** An audio file plus the text of its episode, at up to four bytes per character. */
const MAX_EPISODE_BYTES = MAX_AUDIO_BYTES + 4 * MAX_SOURCE;

/** A form-encoded text that the login, whose forms are small, can carry on. */
const MAX_KEPT_BYTES = 40 * 1024;

type Way = { path: string; status: 303 | 307 };
const backTo = (path: string): Way => ({ path, status: 303 });

/** The forms in which staff write long content: only those who may edit it may send one. */
export function contentForms(services: FormServices): LargeForm[] {
  return TEXT_PATHS.map((path) => ({
    path,
    maxBytes: MAX_TEXT_BYTES,
    guard: async (request, reply) => redirected(reply, await wayFromContentForm(services, request)),
  }));
}

/**
 * The form for uploading images. Only staff who may edit content may send one; oversized requests get the
 * form's page back before any byte of the body is read.
 */
export function imageUploads(services: FormServices): LargeForm {
  return {
    path: IMAGES_PATH,
    maxBytes: MAX_IMAGE_BYTES,
    takesFiles: true,
    guard: async (request, reply) => {
      const way =
        (await wayFromContentForm(services, request)) ??
        (isLargerThan(MAX_IMAGE_BYTES, request)
          ? backTo(`${IMAGES_PATH}?${IMAGE_TOO_LARGE}=1`)
          : null);
      return redirected(reply, way);
    },
  };
}

/** The forms for uploading audio, alone or with an episode; guarded like `imageUploads`. */
export function audioForms(services: FormServices): LargeForm[] {
  return [AUDIOS_PATH, ...EPISODE_FORMS].map((path) => ({
    path,
    maxBytes: MAX_EPISODE_BYTES,
    takesFiles: true,
    guard: async (request, reply) => {
      const way =
        (await wayFromContentForm(services, request)) ??
        (isLargerThan(MAX_EPISODE_BYTES, request)
          ? backTo(withQuery(request.url, AUDIO_TOO_LARGE))
          : null);
      return redirected(reply, way);
    },
  }));
}

/**
 * Whether somebody may send a large content form, checked before any byte of it is read.
 * @returns null when allowed; else where to redirect: to the login, which a short form goes along to once its
 *   session has lapsed, or to the page, which says why not
 */
async function wayFromContentForm(
  { db, clock, env }: FormServices,
  request: FastifyRequest,
): Promise<Way | null> {
  const { url: path, headers } = request;
  const url = new URL(path, env.baseUrl);
  const asked = new Request(url, { headers: { cookie: headers.cookie ?? '' } });
  const token = readCookie(asked, SESSION_COOKIE, env.baseUrl);
  const admitted = admit(await findSession({ db, clock }, token), 'content.write');
  if (admitted.ok) return null;
  if (admitted.refusal !== 'signed-out') return { path: url.pathname, status: 303 };
  const isShort =
    /^application\/x-www-form-urlencoded/.test(headers['content-type'] ?? '') &&
    !isLargerThan(MAX_KEPT_BYTES, request);
  if (!isShort || (await lapsedOwner({ db, clock }, token)) === null)
    return { path: loginPath(url), status: 303 };
  return { path: sentPath(STAFF_PATHS.login, url), status: 307 };
}

function isLargerThan(maxBytes: number, { headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

function redirected(reply: FastifyReply, way: Way | null): FastifyReply | undefined {
  if (way === null) return undefined;
  return reply.header('cache-control', 'no-store').redirect(way.path, way.status);
}

function withQuery(path: string, name: string): string {
  const [address = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(name, '1');
  return `${address}?${params}`;
}
