import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import routes from '#app/routes.ts';
import { stillClock } from './booking.ts';
import type { TestDatabase } from './database.ts';
import { routeObjectOf } from './route-objects.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

const staffEntry = routes.find(({ path }) => path === 'equipe');

export type StaffAnswer = {
  status: number;
  /** Redirect target, without the site's own origin. */
  location: string | null;
  /** The Set-Cookie lines. */
  cookies: string[];
  /** The data of the page's own loader. */
  page: unknown;
  /** The action's data. */
  form: unknown;
  /** Whether it is inside the staff layout. */
  isFramed: boolean;
  /** The data of the staff layout. */
  frame: unknown;
};

/**
 * The staff pages on a test database, without their HTML: addresses in, statuses and data out.
 * @param more routes inside the layout, before those of app/routes.ts
 */
export async function staffSite(
  database: TestDatabase,
  clock = stillClock(),
  more: readonly RouteObject[] = [],
  record?: ClinicRecord,
) {
  if (!staffEntry) throw new Error('there is no staff side');
  const { children = [], ...frame } = await routeObjectOf(staffEntry);
  const services = await staffAppServices(database, clock, record);
  return {
    ...siteOf([{ ...frame, index: false, children: [...more, ...children] }], services),
    services,
    /** The Cookie header of a new session. */
    signedIn: async (staffId: number) => {
      const token = await beginSession(services, staffId, { awaitsSecondFactor: false });
      return `__Host-sid=${token}`;
    },
  };
}

/** The staff pages with somebody of reception in them, 'Bia Souza'. */
export async function signedStaffSite(database: TestDatabase) {
  const site = await staffSite(database);
  const { id } = await aStaffMember(site.services, { username: 'bia', name: 'Bia Souza' });
  return { site, bia: { cookie: await site.signedIn(id) } };
}

/** The booking and the subscribing journey, requests for a time, the appointment's pages, campaigns and the questionnaire, in both languages, without their HTML. */
export async function visitorSite(
  database: TestDatabase,
  clock = stillClock(),
  record?: ClinicRecord,
) {
  const isAsked = ({ path = '' }: RouteConfigEntry) =>
    /^(?:agendamento(?:-otimizado)?|meu-agendamento|lembretes|pagamento|visita|servicos|campanha|questionario-olho-seco|mapa|map-test|assine)(?:$|\/)/.test(
      path,
    );
  const english = routes.find(({ path }) => path === 'en-us')?.children ?? [];
  const objectsOf = (entries: RouteConfigEntry[]) =>
    Promise.all(entries.filter(isAsked).map(routeObjectOf));
  const objects = [
    ...(await objectsOf(routes)),
    { path: 'en-us', children: await objectsOf(english) },
  ];
  const services = await staffAppServices(database, clock, record);
  return { ...siteOf(objects, services), services };
}

/** The front page, the blog and what has no page, in Portuguese, without their HTML. */
export async function blogSite(services: Site) {
  const entries = routes.filter(
    ({ path, index }) => index || path === '*' || /^blog(?:$|\/)/.test(path ?? ''),
  );
  return siteOf(await Promise.all(entries.map(routeObjectOf)), services);
}

type Site = Awaited<ReturnType<typeof staffAppServices>>;

/** Routes as a site: addresses in, statuses and data out. */
function siteOf(objects: RouteObject[], services: Site) {
  const handler = createStaticHandler(objects);
  const { origin } = services.env.baseUrl;

  function contextFor(address: string) {
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, address);
    return context;
  }

  async function ask(request: Request, address: string): Promise<StaffAnswer> {
    const rendered = new Map<unknown, StaticHandlerContext>();
    const answer = await handler.query(request, {
      requestContext: contextFor(address),
      generateMiddlewareResponse: async (query) => {
        const answered = await query(request);
        if (answered instanceof Response) return answered;
        const response = new Response(null, { status: answered.statusCode });
        rendered.set(response, answered);
        return response;
      },
    });
    const shown = rendered.get(answer) ?? answer;
    return shown instanceof Response ? responseAnswer(shown) : pageAnswer(shown);
  }

  async function askFile(request: Request, address: string): Promise<Response> {
    const answer = await handler.queryRoute(request, {
      requestContext: contextFor(address),
      generateMiddlewareResponse: (queryRoute) => queryRoute(request),
    });
    if (!(answer instanceof Response)) throw new Error(`${request.url} is no file`);
    return answer;
  }

  function responseAnswer({ status, headers }: Response): StaffAnswer {
    const location = headers.get('location')?.replace(origin, '') ?? null;
    const cookies = headers.getSetCookie();
    return { status, location, cookies, page: null, form: null, isFramed: false, frame: null };
  }

  type Asker = { cookie?: string; address?: string };
  return {
    get: (path: string, { cookie = '', address = '203.0.113.7' }: Asker = {}) =>
      ask(new Request(origin + path, { headers: { cookie } }), address),
    post: (
      path: string,
      form: Record<string, string> | FormData,
      { cookie = '', address = '203.0.113.7' }: Asker = {},
    ) => {
      const body = form instanceof FormData ? form : new URLSearchParams(form);
      return ask(
        new Request(origin + path, { method: 'POST', headers: { cookie }, body }),
        address,
      );
    },
    /** The response of an address without a page, as sent. */
    file: (path: string, { cookie = '', address = '203.0.113.7' }: Asker = {}) =>
      askFile(new Request(origin + path, { headers: { cookie } }), address),
    /** The same to a form. */
    send: (
      path: string,
      form: Record<string, string>,
      { cookie = '', address = '203.0.113.7' }: Asker = {},
    ) => {
      const body = new URLSearchParams(form);
      return askFile(
        new Request(origin + path, { method: 'POST', headers: { cookie }, body }),
        address,
      );
    },
  };
}

function pageAnswer(page: StaticHandlerContext): StaffAnswer {
  const { matches, loaderData, loaderHeaders, actionData, actionHeaders, statusCode } = page;
  const id = matches.at(-1)?.route.id ?? '';
  const frame = loaderData[matches[0]?.route.id ?? ''];
  return {
    status: statusCode,
    location: null,
    cookies: [actionHeaders[id], loaderHeaders[id]].flatMap((each) => each?.getSetCookie() ?? []),
    page: loaderData[id],
    form: Object.values(actionData ?? {})[0] ?? null,
    isFramed: frame !== undefined,
    frame: frame ?? null,
  };
}

/** The Cookie header that a browser sends back for Set-Cookie lines. */
export function cookieLine(lines: readonly string[]): string {
  return lines
    .map((line) => line.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}
