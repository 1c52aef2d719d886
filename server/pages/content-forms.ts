import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_LOGO_BYTES } from '#app/clinic/brand/brand-of-clinic.ts';
import type { AppServices } from '#app/context/app-services.ts';
import {
  TOO_LARGE_QUERY as AUDIO_TOO_LARGE,
  AUDIOS_PATH,
} from '#app/features/audio/audio-fields.ts';
import { BRAND_PATH } from '#app/features/brand/brand-form.ts';
import {
  MAX_RECORD_TEXT,
  RECORD_PATHS,
  sectionPath,
} from '#app/features/clinic-record/sections.ts';
import {
  TOO_LARGE_QUERY as EXPORT_TOO_LARGE,
  IMPORT_PATH,
  MAX_EXPORT_BYTES,
} from '#app/features/cms/import/import-fields.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { CONTENT_PATH, EPISODE_FORMS } from '#app/features/content/content-paths.ts';
import { DESK_PATH } from '#app/features/content/desk/desk-fields.ts';
import {
  DATA_IMPORT_PATH,
  IMPORT_TOO_LARGE,
  MAX_IMPORT_BYTES,
} from '#app/features/data-import/import-kinds.ts';
import { FILMS_PATH } from '#app/features/films/film-fields.ts';
import { TOO_LARGE_QUERY as IMAGE_TOO_LARGE } from '#app/features/images/image-fields.ts';
import { MAX_FILE_BYTES } from '#app/features/map/import/map-element.ts';
import { MAX_LINES_LENGTH } from '#app/features/map/map-lines.ts';
import { MAP_PATHS, MAP_TOO_LARGE } from '#app/features/map/map-paths.ts';
import { PAYMENT_PATHS, STATEMENT_TOO_LARGE } from '#app/features/payments/payment-paths.ts';
import { admit } from '#app/features/staff/admission.ts';
import { isForm, MAX_SEALED_BYTES } from '#app/features/staff/kept-form.server.ts';
import type { Permission } from '#app/features/staff/permissions.ts';
import {
  findSession,
  isBegun,
  lapsedOwner,
  SESSION_COOKIE,
} from '#app/features/staff/sessions.server.ts';
import { loginPath, SENT, STAFF_PATHS, sentPath } from '#app/features/staff/staff-paths.ts';
import { MAX_STATEMENT_BYTES } from '#app/payments/statement/read-statement.ts';
import { MAX_AUDIO_BYTES } from '#app/platform/audio-files.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { giveMoreTime } from '#server/body-deadline.ts';
import type { FormLimits, LargeForm } from './large-forms.ts';

type FormServices = Pick<AppServices, 'db' | 'clock' | 'env'>;

const TEXT_PATHS = [
  DESK_PATH,
  `${CONTENT_PATH}/novo/:kind`,
  `${CONTENT_PATH}/:kind/:language/:slug`,
];
/** Form-encoded, an accented letter takes six bytes. */
const MAX_TEXT_BYTES = 3 * MAX_SOURCE;
/** A 5 MB image and the form around it. */
const MAX_IMAGE_BYTES = 5.25 * 1024 * 1024;
/** A film, or an audio file plus the text of its episode, at up to four bytes per character. */
const MAX_EPISODE_BYTES = MAX_AUDIO_BYTES + 4 * MAX_SOURCE;

/** What the login's own fields take beside a sealed form. */
const LOGIN_FIELDS_BYTES = 16 * 1024;

type Way = { path: string; status: 303 | 307 };
const backTo = (path: string): Way => ({ path, status: 303 });

/** The forms in which staff write long content: only those who may edit it may send one. */
export function contentForms(services: FormServices): LargeForm[] {
  return TEXT_PATHS.map((path) => ({
    path,
    maxBytes: MAX_TEXT_BYTES,
    guard: async (request, reply) =>
      redirected({ request, reply }, await wayFromContentForm(services, request, MAX_TEXT_BYTES)),
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
        (await wayFromContentForm(services, request, MAX_IMAGE_BYTES)) ??
        (isLargerThan(MAX_IMAGE_BYTES, request)
          ? backTo(`${IMAGES_PATH}?${IMAGE_TOO_LARGE}=1`)
          : null);
      return redirected({ request, reply }, way);
    },
  };
}

/**
 * The form for a bank's statement, which comes back as lines, or as its text with other columns, once it has been
 * read; guarded like `imageUploads`.
 */
export function statementForms(services: FormServices): LargeForm[] {
  // In UTF-8, letters of Windows take two bytes.
  const maxBytes = 2 * MAX_STATEMENT_BYTES + 16 * 1024;
  return [
    {
      path: PAYMENT_PATHS.statement,
      maxBytes,
      takesFiles: true,
      guard: async (request, reply) => {
        const way =
          (await wayFromForm(services, request, { maxBytes, permission: 'payments.write' })) ??
          (isLargerThan(maxBytes, request)
            ? backTo(withQuery(PAYMENT_PATHS.statement, STATEMENT_TOO_LARGE))
            : null);
        return redirected({ request, reply }, way);
      },
    },
  ];
}

/** The form for the clinic's looks, with a picture and a logo; guarded like `imageUploads`. */
export function brandForms(services: FormServices): LargeForm[] {
  // A larger file is read whole and refused with a message of its own.
  const maxBytes = MAX_IMAGE_BYTES + 4 * MAX_LOGO_BYTES;
  return [
    {
      path: BRAND_PATH,
      maxBytes,
      takesFiles: true,
      guard: async (request, reply) => {
        const way =
          (await wayFromForm(services, request, { maxBytes, permission: 'clinic.manage' })) ??
          (isLargerThan(maxBytes, request) ? backTo(withQuery(BRAND_PATH, IMAGE_TOO_LARGE)) : null);
        return redirected({ request, reply }, way);
      },
    },
  ];
}

/** The form for a file of patients and appointments, and the columns of it; guarded like `imageUploads`. */
export function dataImportForms(services: FormServices): LargeForm[] {
  const forms = [
    { path: DATA_IMPORT_PATH, maxBytes: MAX_IMPORT_BYTES + 16 * 1024, takesFiles: true },
    { path: `${DATA_IMPORT_PATH}/:importId`, maxBytes: 512 * 1024 },
  ];
  const back = withQuery(DATA_IMPORT_PATH, IMPORT_TOO_LARGE);
  return forms.map((form) => guarded(services, form, { permission: 'data.import', back }));
}

/** The forms for a file of a map, and for a map in lines; guarded like `imageUploads`. */
export function mapForms(services: FormServices): LargeForm[] {
  const forms = [
    { path: MAP_PATHS.staff, maxBytes: MAX_FILE_BYTES + 16 * 1024, takesFiles: true },
    { path: MAP_PATHS.draw, maxBytes: 9 * MAX_LINES_LENGTH },
  ];
  const back = withQuery(MAP_PATHS.staff, MAP_TOO_LARGE);
  return forms.map((form) => guarded(services, form, { permission: 'map.write', back }));
}

/** @param back where a form goes that is too large */
function guarded(
  services: FormServices,
  form: Omit<LargeForm, 'guard'>,
  { permission, back }: { permission: Permission; back: string },
): LargeForm {
  const { maxBytes } = form;
  return {
    ...form,
    guard: async (request, reply) => {
      const way =
        (await wayFromForm(services, request, { maxBytes, permission })) ??
        (isLargerThan(maxBytes, request) ? backTo(back) : null);
      return redirected({ request, reply }, way);
    },
  };
}

/** The clinic's record: brought as JSON, of which form encoding makes up to three times as much, and its sections. */
export function recordForms(services: FormServices): LargeForm[] {
  const forms = [
    { path: RECORD_PATHS.file, maxBytes: 3 * MAX_RECORD_TEXT },
    { path: sectionPath(':section'), maxBytes: MAX_TEXT_BYTES },
  ];
  return forms.map((form) => ({
    ...form,
    guard: async (request, reply) => {
      const limits = { maxBytes: form.maxBytes, permission: 'clinic.manage' } as const;
      return redirected({ request, reply }, await wayFromForm(services, request, limits));
    },
  }));
}

/**
 * The forms for uploading films, audio alone or with an episode, and the export file of another site; guarded like
 * `imageUploads`.
 */
export function mediaForms(services: FormServices): LargeForm[] {
  const media = [AUDIOS_PATH, FILMS_PATH, ...EPISODE_FORMS].map((path) => ({
    path,
    maxBytes: MAX_EPISODE_BYTES,
    tooLarge: AUDIO_TOO_LARGE,
  }));
  const maxBytes = MAX_EXPORT_BYTES + 16 * 1024;
  const all = [...media, { path: IMPORT_PATH, maxBytes, tooLarge: EXPORT_TOO_LARGE }];
  return all.map(({ path, maxBytes, tooLarge }) => ({
    path,
    maxBytes,
    takesFiles: true,
    guard: async (request, reply) => {
      const way =
        (await wayFromContentForm(services, request, maxBytes)) ??
        (isLargerThan(maxBytes, request) ? backTo(withQuery(request.url, tooLarge)) : null);
      return redirected({ request, reply }, way);
    },
  }));
}

/**
 * The steps of the login. A form whose session has lapsed comes to the first as its page would have taken it, and
 * goes sealed from one to the next. Nobody may send that much without a session that was begun in the same browser.
 */
export function loginForms(services: FormServices): LargeForm[] {
  const sealed = { maxBytes: MAX_SEALED_BYTES + LOGIN_FIELDS_BYTES };
  const whole = { maxBytes: MAX_EPISODE_BYTES, takesFiles: true };
  const sealedFor = async (request: FastifyRequest): Promise<FormLimits | null> =>
    (await isBegun(services, tokenOf(services, request))) ? sealed : null;
  const wholeFor = async (request: FastifyRequest): Promise<FormLimits | null> => {
    if (!urlOf(services, request).searchParams.has(SENT)) return sealedFor(request);
    const owner = await lapsedOwner(services, tokenOf(services, request));
    return owner === null ? null : whole;
  };
  return [
    { path: STAFF_PATHS.login, ...whole, limitsFor: wholeFor },
    { path: STAFF_PATHS.code, ...sealed, limitsFor: sealedFor },
  ];
}

/**
 * Whether somebody may send a large content form, checked before any byte of it is read.
 * @returns null when allowed; else where to redirect: to the login, which the form goes along to once its
 *   session has lapsed, or to the page, which says why not
 */
function wayFromContentForm(
  services: FormServices,
  request: FastifyRequest,
  maxBytes: number,
): Promise<Way | null> {
  return wayFromForm(services, request, { maxBytes, permission: 'content.write' });
}

async function wayFromForm(
  services: FormServices,
  request: FastifyRequest,
  { maxBytes, permission }: { maxBytes: number; permission: Permission },
): Promise<Way | null> {
  const url = urlOf(services, request);
  const token = tokenOf(services, request);
  const admitted = admit(await findSession(services, token), permission);
  if (admitted.ok) return null;
  if (admitted.refusal !== 'signed-out') return backTo(url.pathname);
  const isKept =
    isForm(request.headers['content-type']) &&
    !isLargerThan(maxBytes, request) &&
    (await lapsedOwner(services, token)) !== null;
  return isKept ? { path: sentPath(STAFF_PATHS.login, url), status: 307 } : backTo(loginPath(url));
}

function urlOf({ env }: FormServices, { url }: FastifyRequest): URL {
  return new URL(url, env.baseUrl);
}

function tokenOf(services: FormServices, request: FastifyRequest): string | undefined {
  const { cookie = '' } = request.headers;
  const asked = new Request(urlOf(services, request), { headers: { cookie } });
  return readCookie(asked, SESSION_COOKIE, services.env.baseUrl);
}

function isLargerThan(maxBytes: number, { headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

function redirected({ request, reply }: Exchange, way: Way | null): FastifyReply | undefined {
  if (way === null) return undefined;
  // The browser sends all of the form before it looks at the answer and sends it on.
  if (way.status === 307) giveMoreTime(request);
  return reply.header('cache-control', 'no-store').redirect(way.path, way.status);
}

function withQuery(path: string, name: string): string {
  const [address = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(name, '1');
  return `${address}?${params}`;
}
