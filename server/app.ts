import { randomBytes } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { VendorIds } from '#app/platform/browser/vendors.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { type Log, requestLine } from '#app/platform/log.server.ts';
import { plainPath } from '#app/platform/private-paths.ts';
import { namesOneHost, resolvedUrl } from './asked-address.ts';
import { limitBodyTime, TIMEOUTS, type Timeouts } from './body-deadline.ts';
import { type ConnectionLimits, LOOPBACK, limitConnections } from './connection-ceiling.ts';
import {
  answerErrors,
  clientErrorHandler,
  type ErrorAnswer,
  errorAnswers,
  isApiRequest,
  nodeAnswers,
  refuseConnection,
} from './error-answers.ts';
import type { ReachView } from './error-page.ts';
import { type HealthChecks, type HealthDetails, serveHealth } from './health.ts';
import { serveLibras } from './libras-page.ts';
import { shedLoad } from './load-guard.ts';
import { leadToOwnHost, showChecksOnCheckHost } from './pages/check-host.ts';
import { keptPagesFirst } from './pages/kept-first.ts';
import type { LargeForm } from './pages/large-forms.ts';
import type { PageCache } from './pages/page-cache.ts';
import { serveKeptPages, servePages } from './pages/pages.ts';
import type { PageHandler } from './pages/render-page.ts';
import { isOwnRequest } from './same-origin.ts';
import { headersAt, securityHeaders } from './security-headers.ts';
import { drainOnClose } from './shutdown.ts';
import { readStyleSheets, serveFiles } from './static-files.ts';

export type AppParts = {
  env: Pick<ProcessEnv, 'baseUrl' | 'trustProxy' | 'nodeEnv'> &
    Partial<Pick<ProcessEnv, 'hasServiceWorker' | 'hsts' | 'mapEmbed' | 'vlibrasUrl'>>;
  log: Log;
  /** Shown when the site cannot answer. */
  reach: () => ReachView;
  pageHandler: PageHandler;
  pageCache: PageCache;
  checks: HealthChecks;
  /** Told by `/readyz` beside readiness. */
  healthDetails?: HealthDetails;
  /** Routes below /api/v1. */
  api?: FastifyPluginAsync;
  /** Measurement routes, at the root. */
  measurement?: FastifyPluginAsync;
  /** Measurement vendors whose scripts pages may load. */
  vendorIds?: VendorIds | undefined;
  /** `POST /api/errors`. */
  clientErrors?: FastifyPluginAsync;
  /** Host that pages may fall back to when this one fails. */
  backupHost?: string | undefined;
  /** Where providers of payments tell of them. */
  paymentWebhooks?: FastifyPluginAsync;
  /** Where mail programs stop reminders, and where WhatsApp tells of messages. */
  reminderHooks?: FastifyPluginAsync;
  /** Where another content system tells that its texts have changed. */
  cmsWebhook?: FastifyPluginAsync;
  /** Images below /share. */
  shareImages?: FastifyPluginAsync;
  /** The clinic's logo and icons, and its colours as a style sheet. */
  brand?: FastifyPluginAsync;
  brandSheet?: (address: string) => string | undefined;
  /** Images below /imagens. */
  images?: FastifyPluginAsync;
  /** Audio below /audio. */
  audio?: FastifyPluginAsync;
  /** Films below /filmes. */
  films?: FastifyPluginAsync;
  /** Pages whose forms may exceed the usual size limit. */
  largeForms?: readonly LargeForm[];
  timeouts?: Timeouts;
  /** What each network may have open at once; no ceiling without it. */
  connectionLimits?: ConnectionLimits | undefined;
  /** Addresses without that ceiling: this machine and the trusted proxies unless given. */
  unlimitedAddresses?: readonly string[];
  /** Whether requests are refused with 503 while the event loop is blocked; yes unless false. */
  shedsLoad?: boolean;
  /** Folder of the built files; undefined while developing. */
  clientDir?: string | undefined;
  /** Development only: serves sources and live reload before anything else. */
  devMiddleware?: DevMiddleware | undefined;
};

export type DevMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const BODY_LIMIT = 64 * 1024;
/** Limits of every connection. */
const TIMES = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 2_000,
};
/** A new connection costs as much as many kept pages; a busy one still moves on to another process at times. */
const MAX_REQUESTS_PER_SOCKET = 1_000;

/** The web server, complete but not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { baseUrl } = parts.env;
  const isHttps = baseUrl.protocol === 'https:';
  const isProduction = parts.env.nodeEnv !== 'development';
  const headers = securityHeaders({ isHttps, hsts: parts.env.hsts, hasPolicy: isProduction });
  const headersFor = (path: string) => ({ ...headers, ...headersAt(path) });
  const answerError = errorAnswers({ reach: parts.reach, isHttps });
  const app = createServer(parts, { headersFor, answerError });

  drainOnClose(app);
  const { timeouts = TIMEOUTS } = parts;
  limitBodyTime(app, timeouts, clientErrorHandler(headersFor('/')));
  const { devMiddleware } = parts;
  if (devMiddleware) {
    app.addHook('onRequest', (request, reply, next) => devMiddleware(request.raw, reply.raw, next));
  }
  refuseUnclearHosts(app, { headersFor, answerError });
  leadToOwnHost(app, { baseUrl, backupHost: parts.backupHost, headersFor });
  showChecksOnCheckHost(app);
  if (isProduction) serveKeptPages(app, parts.pageCache);
  guardRequests(app, { baseUrl, headersFor, answerError });
  if (parts.connectionLimits) {
    limitConnections(app, {
      limits: parts.connectionLimits,
      exempt: parts.unlimitedAddresses ?? [...LOOPBACK, ...parts.env.trustProxy],
      refuse: (socket) => refuseConnection(socket, headersFor('/')),
      answerError,
    });
  }
  logRequests(app, parts.log);
  answerErrors(app, { answer: answerError, log: parts.log });
  shedLoad(app, {
    watchesLoop: parts.shedsLoad !== false,
    refuse: (request, reply) => answerError(request, reply, 503),
  });
  serveHealth(app, parts.checks, parts.healthDetails);
  if (parts.api) await app.register(withOwnNotFound(parts.api), { prefix: '/api/v1' });
  if (parts.measurement) await app.register(parts.measurement);
  if (parts.clientErrors) await app.register(parts.clientErrors);
  const hooks = [parts.paymentWebhooks, parts.reminderHooks, parts.cmsWebhook, parts.brand];
  for (const plugin of [...hooks, parts.shareImages, parts.images, parts.audio, parts.films])
    if (plugin) await app.register(plugin);
  app.all('/api/*', (request, reply) => answerError(request, reply, 404));
  const framed = parts.env.vlibrasUrl ? serveLibras(app, parts.env.vlibrasUrl, baseUrl) : undefined;
  if (parts.clientDir)
    await serveFiles(app, {
      clientDir: parts.clientDir,
      hasWorker: parts.env.hasServiceWorker,
    });
  const styles = await readStyleSheets(parts.clientDir, parts.brandSheet);
  await app.register(servePages, {
    handler: parts.pageHandler,
    cache: parts.pageCache,
    styles,
    baseUrl,
    vendorIds: parts.vendorIds ?? {},
    backupHost: parts.backupHost,
    framed,
    mapEmbed: parts.env.mapEmbed,
    headersFor,
    answerError,
    largeForms: parts.largeForms,
    isProduction,
  });
  return app;
}

/** Unknown addresses below the plugin get the plugin's own 404 instead of a page. */
function withOwnNotFound(plugin: FastifyPluginAsync): FastifyPluginAsync {
  return async (scope, options) => {
    await plugin(scope, options);
    scope.all('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  };
}

type Answers = {
  headersFor: (path: string) => Record<string, string>;
  answerError: ErrorAnswer;
};

function createServer(
  { env, log, pageCache, timeouts = TIMEOUTS }: AppParts,
  { headersFor, answerError }: Answers,
): FastifyInstance {
  const origin = randomBytes(4).toString('hex');
  let count = 0;
  return Fastify({
    logger: false,
    rewriteUrl: ({ url = '/' }) => resolvedUrl(url),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    genReqId: () => {
      count += 1;
      return `${origin}-${count.toString(36)}`;
    },
    bodyLimit: BODY_LIMIT,
    serverFactory: (application) => {
      // What is logged, or answered while the server closes, goes through the application.
      const isOn = () => server.listening && log.isLevelEnabled?.('debug') !== true;
      const first = keptPagesFirst({ cache: pageCache, host: env.baseUrl.host, isOn }, application);
      const server = createHttpServer(
        {
          ...TIMES,
          requestTimeout: timeouts.largeFormMs,
          // `refuseUnclearHosts` refuses what has no host or two.
          requireHostHeader: false,
          ServerResponse: nodeAnswers(headersFor('/')),
        },
        first,
      );
      server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
      return server;
    },
    // During shutdown, open connections still get their responses and are then closed.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(headersFor('/')),
    frameworkErrors: (_error, request, reply) => {
      const path = request.raw.url ?? '/';
      answerError(request, reply.headers(headersFor(path)).header('x-request-id', request.id), 400);
    },
  });
}

function refuseUnclearHosts(app: FastifyInstance, { headersFor, answerError }: Answers): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (namesOneHost(request.raw)) return next();
    const headers = { ...headersFor('/'), 'x-request-id': request.id, connection: 'close' };
    answerError(request, reply.headers(headers), 400);
  });
}

function guardRequests(
  app: FastifyInstance,
  { baseUrl, headersFor, answerError }: Answers & { baseUrl: URL },
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const url = request.raw.url ?? '';
    reply.headers(headersFor(url)).header('x-request-id', request.id);
    if (!url.startsWith('/')) return answerError(request, reply, 400);
    const { method, headers } = request;
    if (method === 'TRACE') return answerError(request, reply, 405);
    if (!isOwnRequest({ method, headers, isApi: isApiRequest(request) }, baseUrl)) {
      return answerError(request, reply, 403);
    }
    next();
  });
}

/** One log line per response; responses from memory and files are logged at debug level. */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isPlain = request.method === 'GET' && reply.statusCode < 400 && !request.is404;
    const isQuiet = isPlain && (reply.hasHeader('etag') || reply.hasHeader('last-modified'));
    // A cached page is answered in microseconds; skip building a line that nobody will read.
    if (isQuiet && log.isLevelEnabled?.('debug') === false) return done();
    const write = isQuiet ? log.debug : log.info;
    write.call(
      log,
      requestLine({
        method: request.method,
        route: routeOf(request.routeOptions.url, request.raw.url),
        status: reply.statusCode,
        ms: reply.elapsedTime,
        requestId: request.id,
        address: request.ip,
      }),
      'request',
    );
    done();
  });
}

/**
 * The route's pattern; for pages the path, because one below /meu-agendamento, /calendario or /equipe/preparar may hold
 * a token.
 */
function routeOf(pattern: string | undefined, url = ''): string {
  if (pattern !== undefined && pattern !== '/*') return pattern;
  const path = url.replace(/\?.*$/s, '');
  const area = SECRET_AREA.exec(plainPath(path))?.[0];
  return area === undefined ? path : `${area}…`;
}

const SECRET_AREA =
  /^(?:\/en-us)?\/(?:meu-agendamento|lembretes|agendamento\/sinal|lista-de-espera|pagamento|visita|calendario|equipe\/preparar)\//;
