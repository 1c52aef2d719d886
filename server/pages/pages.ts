import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorAnswer, RETRY_AFTER_SECONDS } from '#server/error-answers.ts';
import { isAgendaPath } from '#server/error-page.ts';
import { keptAt, wayFromMissing } from './check-host.ts';
import { bypassesCache } from './keeping-rules.ts';
import { type LargeForm, largeFormOptions, mayBringFiles } from './large-forms.ts';
import { type SingleAnswer, sendKept, sendSingle } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { type Rendering, renderPage } from './render-page.ts';
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from './speculation-rules.ts';

const NUL = 0;

/**
 * Rejects requests that no page may see: an address or form with a NUL character, which no browser sends
 * unasked and PostgreSQL text cannot store, an unsupported form encoding, or a truncated form.
 * @param takesFiles whether the page takes files, which may contain any bytes; it then validates its form
 *   itself
 * @returns the status to refuse it with, or null
 */
async function formFault(
  { raw, method, body, headers }: Pick<FastifyRequest, 'raw' | 'method' | 'body' | 'headers'>,
  { takesFiles }: { takesFiles: boolean },
): Promise<400 | 415 | null> {
  if (raw.url?.includes('%00')) return 400;
  if (method !== 'POST') return null;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    return bytes.includes('%00') || bytes.includes(NUL) ? 400 : null;
  if (!/^multipart\/form-data\s*;/i.test(type)) return 415;
  if (takesFiles) return null;
  return !bytes.includes(NUL) && (await isWhole(bytes, type)) ? null : 400;
}

async function isWhole(bytes: Buffer, type: string): Promise<boolean> {
  try {
    const headers = { 'content-type': type };
    await new Response(new Uint8Array(bytes), { headers }).formData();
    return true;
  } catch (error) {
    // An invalid or truncated form raises this type of error.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

export type PageParts = Rendering & {
  cache: PageCache;
  /** Headers of every response at this path; a cached page stores them. */
  headersFor: (path: string) => Record<string, string>;
  answerError: ErrorAnswer;
  largeForms?: readonly LargeForm[] | undefined;
};

/** Answers from the cache, before anything else of the request is looked at. */
export function serveKeptPages(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRequest', (request, reply, next) => {
    const page = mustBypass(request) ? undefined : cache.getOrRenew(keptAt(request));
    if (!page) return next();
    sendKept(request, reply.header('x-request-id', request.id), page);
  });
}

/** The catch-all route for pages: everything that no other route answers. */
export async function servePages(app: FastifyInstance, parts: PageParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      // As bytes: Fastify would add a charset to a string, which this type does not have.
      .send(Buffer.from(SPECULATION_RULES)),
  );
  app.addHook('preHandler', async (request, reply) => {
    const status = await formFault(request, { takesFiles: mayBringFiles(request) });
    return status === null ? undefined : parts.answerError(request, reply, status);
  });
  const { bodyLimit = 0 } = app.initialConfig;
  for (const form of parts.largeForms ?? []) {
    app.post(form.path, largeFormOptions(form, bodyLimit), (request, reply) =>
      answerPage(request, reply, parts),
    );
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => answerPage(request, reply, parts),
  });
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts) {
  const path = request.raw.url ?? '/';
  const rendered =
    parts.isProduction && !mustBypass(request)
      ? await parts.cache.fill(keptAt(request), () =>
          renderPage(request, parts, parts.headersFor(path)),
        )
      : await renderPage(request, parts, undefined);
  if (rendered.kind === 'shared') return sendKept(request, reply, rendered.page);
  const way = rendered.answer.status === 404 ? wayFromMissing(request) : undefined;
  if (way) return reply.header('cache-control', 'no-store').redirect(way);
  // The router has logged the fault; its details are not for visitors.
  if (isFault(rendered.answer) && parts.isProduction) {
    const { answer } = rendered;
    const status = answer.isDatabaseAway || isAgendaPath(path) ? 503 : 500;
    if (!answer.isErrorPage) return parts.answerError(request, reply, status);
    reply.header('cache-control', 'no-store');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendSingle(request, reply, { ...answer, status });
  }
  return sendSingle(request, reply, rendered.answer);
}

function mustBypass(request: FastifyRequest): boolean {
  const { method, headers } = request;
  return bypassesCache({ method, url: request.raw.url ?? '', cookie: headers.cookie });
}

function isFault({ status, headers }: SingleAnswer): boolean {
  const type = headers['content-type'] ?? '';
  return status === 500 && (type === '' || /^text\/(?:html|plain)/.test(type));
}
