import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import routes from '#app/routes.ts';
import { apiPlugin } from '#server/api/api-plugin.ts';
import { cmsWebhook } from '#server/api/cms-webhook.ts';
import { paymentWebhooks } from '#server/api/payment-webhooks.ts';
import { reminderHooks } from '#server/api/reminder-hooks.ts';
import type { AppParts } from '#server/app.ts';
import { serveBrand } from '#server/brand/serve-brand.ts';
import { clientErrorsPlugin } from '#server/client-errors/client-errors-plugin.ts';
import { measurementPlugin } from '#server/measurement/measurement-plugin.ts';
import { shareImages } from '#server/share-images/serve-share-images.ts';
import { buildTestApp } from '#server/test-app.ts';
import { serveAudio, serveFilms, serveImages } from '#server/uploads/serve-uploads.ts';
import { testDatabase } from './database.ts';
import { GUARDED_PAGES, OPEN_PAGES, type PublicAccess, SERVER_ROUTES } from './public-access.ts';
import { routeObjectOf } from './route-objects.ts';
import { patternsOf } from './route-patterns.ts';
import { aStaffMember, staffAppServices } from './staff.ts';
import { staffSite } from './staff-site.ts';

const registered: { methods: string[]; url: string }[] = [];
const initialization = z.object({ fastify: z.custom<FastifyInstance>() });
subscribe('fastify.initialization', (message) => {
  const { fastify } = initialization.parse(message);
  fastify.addHook('onRoute', ({ method, url }) => {
    registered.push({ methods: [method].flat(), url });
  });
});

/** Parts of the app that handle their own addresses. A new one must be added here. */
type Plugins = {
  [Part in keyof AppParts as NonNullable<AppParts[Part]> extends FastifyPluginAsync
    ? Part
    : never]-?: NonNullable<AppParts[Part]>;
};

const database = await testDatabase();
const services = await staffAppServices(database);
const plugins: Plugins = {
  api: apiPlugin(services),
  measurement: measurementPlugin(services),
  clientErrors: clientErrorsPlugin(services),
  paymentWebhooks: paymentWebhooks({
    providers: {},
    baseUrl: services.env.baseUrl,
    limits: limitServicesOf(services),
    log: services.log,
    ask: (check) => services.jobs['charge-check'](database.db, check),
  }),
  cmsWebhook: cmsWebhook(services),
  reminderHooks: reminderHooks({
    ...services,
    secret: services.env.appSecret,
    limits: limitServicesOf(services),
    whatsapp: undefined,
  }),
  shareImages: shareImages(() => services.contents),
  brand: serveBrand({ db: database.db, clinic: () => services.clinic }),
  images: serveImages(database.db),
  audio: serveAudio(database.db),
  films: serveFilms(database.db),
};
const { app } = await buildTestApp({
  ...plugins,
  pageHandler: async () => new Response(null, { status: 404 }),
});

describe('pages', () => {
  const patterns = [...new Set(patternsOf(routes))].map(
    (pattern) => pattern.replace(/^\/en-us(?=\/|$)/, '') || '/',
  );
  const isStaff = (pattern: string) => /^\/equipe(?:\/|$)/.test(pattern);

  test('each has a row in one of the two tables, and each row its page', () => {
    const own = new Set(patterns.filter((pattern) => !isStaff(pattern)));
    const declared = [...OPEN_PAGES, ...Object.keys(GUARDED_PAGES)];
    expect(declared.toSorted()).toEqual([...own].toSorted());
    const staffed = new Set(patterns.filter(isStaff));
    expect(STAFF_ROUTES.map(({ pattern }) => pattern).toSorted()).toEqual([...staffed].toSorted());
  });

  const REFUSED = {
    booker: [303, '/agendamento'],
    'link-holder': [404, null],
    subscriber: [303, '/assine'],
    'order-holder': [303, '/minha-assinatura'],
    'token-holder': [404, null],
  } satisfies Record<Exclude<PublicAccess, 'anybody' | 'signer'>, unknown>;

  test.each(Object.entries(GUARDED_PAGES))(
    '%s does not open for others (%s)',
    async (pattern, access) => {
      const site = await publicSite();
      const { id } = await aStaffMember(services);
      const staffCookie = await (await staffSite(database)).signedIn(id);
      const wrong = 'x'.repeat(43);
      for (const language of ['', '/en-us']) {
        const path = language + pattern.replace(/:\w+/, wrong);
        // Files have no page to say so, and redirect to the one that does.
        const isFile = access === 'link-holder' && /\.\w+$/.test(pattern);
        const [status, target] = isFile ? [303, '/meu-agendamento'] : REFUSED[access];
        const refused = [status, target === null ? null : language + target];
        for (const cookie of [
          '',
          `__Host-visita=${wrong}; __Host-agendamento=${wrong}; __Host-assinatura=${wrong}; __Host-assinatura-rascunho=${wrong}`,
          staffCookie,
        ]) {
          expect(await site(path, 'GET', cookie)).toEqual(refused);
          const posted = await site(path, 'POST', cookie);
          if (posted[0] !== 405) expect(posted).toEqual(refused);
        }
      }
    },
  );
});

describe('addresses of the server', () => {
  const isNothing = (url: string) => ['/api/*', '/api/v1/*'].includes(url);
  const urls = [...new Set(registered.map(({ url }) => url))].filter((url) => !isNothing(url));

  test('each has a row in the table, and each row its address', () => {
    expect(Object.keys(SERVER_ROUTES).toSorted()).toEqual(urls.toSorted());
  });

  test.each(Object.entries(SERVER_ROUTES))(
    '%s takes only its methods',
    async (url, { methods }) => {
      const path = url.replace(/\*|:\w+/, 'x'.repeat(43));
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const headers = { 'sec-fetch-site': 'same-origin' };
        const { statusCode } = await app.inject({ method, url: path, headers });
        if (methods.split(' ').includes(method))
          expect([method, statusCode]).not.toEqual([method, 405]);
        // 415: the body is no form, which pages refuse before the address is looked up.
        else expect([404, 405, 415]).toContain(statusCode);
      }
    },
  );

  test.each(urls)('%s changes nothing for a page of another site', async (url) => {
    const path = url.replace(/\*|:\w+/, 'x'.repeat(43));
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://mal.example' };
      const { statusCode } = await app.inject({ method, url: path, headers });
      expect([403, 404, 405]).toContain(statusCode);
    }
  });
});

/**
 * The public pages without their HTML.
 * @returns status and redirect target
 */
async function publicSite() {
  const entries = routes.filter(({ path }) => path !== 'equipe');
  const handler = createStaticHandler(await Promise.all(entries.map(routeObjectOf)));
  const { origin } = services.env.baseUrl;
  return async (path: string, method: 'GET' | 'POST', cookie: string) => {
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, '203.0.113.7');
    const body = method === 'POST' ? { body: new URLSearchParams() } : {};
    const request = new Request(origin + path, { method, headers: { cookie }, ...body });
    const answer = await handler.query(request, { requestContext: context });
    if (!(answer instanceof Response)) return [answer.statusCode, null];
    return [answer.status, answer.headers.get('location')?.replace(origin, '') ?? null];
  };
}
