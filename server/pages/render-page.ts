import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FastifyRequest } from 'fastify';
import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import { framedMap } from '#app/features/map/map-embed.ts';
import type { VendorIds } from '#app/platform/browser/vendors.ts';
import type { MapEmbed } from '#app/platform/map-env.server.ts';
import { isStaffPath, isUnmeasuredPath } from '#app/platform/private-paths.ts';
import { isCheckPageAlone, leadOut } from './check-host.ts';
import { finishPage, type StyleSheets } from './finish-page.ts';
import { isForEverybody, isHtml, KEPT_SECONDS_HEADER } from './keeping-rules.ts';
import type { SingleAnswer } from './page-answer.ts';
import type { Rendered } from './page-cache.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';
import { storePageSoon } from './stored-page.ts';

const NOT_PASSED_ON =
  /^(host|origin|connection|keep-alive|te|trailer|transfer-encoding|upgrade|content-length|x-request-id|x-forwarded-.*|forwarded|proxy-.*)$/;

/**
 * The request as pages see it. Its origin is the site's own, whatever Host says, and for the router's origin
 * check so is Origin: `isOwnRequest` has checked the real one before.
 */
function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers({ 'x-request-id': request.id });
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NOT_PASSED_ON.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) headers.set('origin', origin);
  return new Request(`${origin}${request.raw.url ?? '/'}`, {
    // A HEAD is rendered like a GET, so that its headers are the same; the body is left out later.
    method: isRead ? 'GET' : request.method,
    headers,
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
}

/** Renders any page. `visitor` is what the connection tells about the client. */
export type PageHandler = (
  request: Request,
  visitor: { address: string; gone?: AbortSignal },
) => Promise<Response>;

/** Works with a signal that aborts when the connection ends before the work does. */
async function whileConnected<Value>(
  { raw: { socket } }: FastifyRequest,
  work: (gone: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', leave);
  }
}

export type Rendering = {
  handler: PageHandler;
  styles: StyleSheets;
  baseUrl: URL;
  /** Measurement vendors in use; pages without measurement never allow them. */
  vendorIds: VendorIds;
  /** Host that pages may fall back to when this one fails. */
  backupHost?: string | undefined;
  /** Address of the page that visitors' pages may show in a frame; staff pages show none of these. */
  framed?: string | undefined;
  /** Whose interactive map a visitor may open. */
  mapEmbed?: MapEmbed | undefined;
  /** False in development: pages get no policy, because it would break live reload. */
  isProduction: boolean;
};

/** Marks a response that lacks something because the database was away. */
export const DATABASE_AWAY_MARK = 'x-database-away';

/** Marks the site's own page about a fault. app/entry.server.tsx */
const ERROR_PAGE_MARK = 'x-error-page';

const INTERNAL_HEADERS = new Set([
  ERROR_PAGE_MARK,
  KEPT_SECONDS_HEADER,
  DATABASE_AWAY_MARK,
  'content-length',
  'set-cookie',
  'connection',
]);

/**
 * Renders and finishes a page.
 * @param shared headers to cache a page for everybody with; undefined when it must not be cached
 */
export async function renderPage(
  request: FastifyRequest,
  { handler, styles, baseUrl, vendorIds, backupHost, framed, mapEmbed, isProduction }: Rendering,
  shared: Record<string, string> | undefined,
): Promise<Rendered<SingleAnswer>> {
  const web = toWebRequest(request, baseUrl.origin);
  const response = await whileConnected(request, (gone) =>
    handler(web, { address: request.ip, gone }),
  );
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  for (const [name, value] of response.headers) {
    if (!INTERNAL_HEADERS.has(name)) headers[name] = value;
  }
  const single = (body: SingleAnswer['body']): Rendered<SingleAnswer> => ({
    kind: 'single',
    answer: {
      status: response.status,
      isDatabaseAway: response.headers.has(DATABASE_AWAY_MARK),
      isErrorPage: response.headers.has(ERROR_PAGE_MARK),
      headers,
      cookies: response.headers.getSetCookie(),
      body,
    },
  });
  // The one kind of answer that may be larger than the memory.
  if (isArchive(response)) return single(Readable.from(piecesOf(response.body)));
  // Who leaves ends it at once, also while there is nothing to send.
  if (isEvents(response)) {
    if (request.method !== 'HEAD') return single(Readable.fromWeb(response.body));
    await response.body.cancel();
    return single(Buffer.alloc(0));
  }
  if (!isHtml(response) || !isProduction) return single(Buffer.from(await response.arrayBuffer()));
  const { pathname } = new URL(web.url);
  const map = framedMap(mapEmbed, { method: request.method, path: pathname });
  const isCheckPage = isCheckPageAlone(request);
  const html = await response.text();
  const finished = finishPage(isCheckPage ? leadOut(html, baseUrl.origin) : html, {
    styles,
    vendorIds: isUnmeasuredPath(pathname) ? {} : vendorIds,
    backupHost,
    framed: isStaffPath(pathname) ? siteViewOf(html, baseUrl.origin) : framedBy([framed, map]),
    isShownInFrame: pathname === FIRST_RUN_PATHS.view,
    checkedOrigin: isCheckPage ? baseUrl.origin : undefined,
    isHttps: baseUrl.protocol === 'https:',
  });
  headers['content-security-policy'] = finished.policy;
  headers['speculation-rules'] = `"${SPECULATION_RULES_PATH}"`;
  if (!shared || !isForEverybody(response)) return single(Buffer.from(finished.html));
  const seconds = Number(response.headers.get(KEPT_SECONDS_HEADER));
  return {
    kind: 'shared',
    page: await storePageSoon(finished.html, { ...shared, ...headers }),
    keptSeconds: seconds > 0 ? seconds : undefined,
  };
}

/** The page that a step of the first run shows of the site; of a staff page that shows none, undefined. */
function siteViewOf(html: string, origin: string): string | undefined {
  return html.includes('<iframe class="guide-site-view"')
    ? `${origin}${FIRST_RUN_PATHS.view}`
    : undefined;
}

/** As a policy lists them; undefined when there are none. */
function framedBy(addresses: readonly (string | undefined)[]): string | undefined {
  return addresses.filter((address) => address !== undefined).join(' ') || undefined;
}

function isArchive(
  response: Response,
): response is Response & { body: ReadableStream<Uint8Array> } {
  return response.body !== null && response.headers.get('content-type') === 'application/zip';
}

function isEvents(response: Response): response is Response & { body: NodeStream<Uint8Array> } {
  return response.body !== null && response.headers.get('content-type') === 'text/event-stream';
}

/** The pieces of a body; who stops reading ends what makes it. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of body) yield piece;
}
