import { createStaticHandler, RouterContextProvider } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import routes from '#app/routes.ts';
import { stillClock } from './booking.ts';
import type { TestDatabase } from './database.ts';
import { routeObjectOf } from './route-objects.ts';
import { staffAppServices } from './staff.ts';

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
};

/**
 * The staff pages on a test database, without their HTML: addresses in, statuses and data out.
 * @param more routes inside the layout, before those of app/routes.ts
 */
export async function staffSite(database: TestDatabase, clock = stillClock()) {
  if (!staffEntry) throw new Error('there is no staff side');
  const handler = createStaticHandler([await routeObjectOf(staffEntry)]);
  const services = await staffAppServices(database, clock);
  const { origin } = services.env.baseUrl;

  function contextFor(address: string) {
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, address);
    return context;
  }

  async function ask(request: Request, address: string): Promise<StaffAnswer> {
    const answer = await handler.query(request, { requestContext: contextFor(address) });
    if (answer instanceof Response) {
      const { status, headers } = answer;
      const location = headers.get('location')?.replace(origin, '') ?? null;
      return { status, location, cookies: headers.getSetCookie(), page: null, form: null };
    }
    const id = answer.matches.at(-1)?.route.id ?? '';
    const cookies = answer.loaderHeaders[id]?.getSetCookie() ?? [];
    const page = answer.loaderData[id];
    const form = Object.values(answer.actionData ?? {})[0] ?? null;
    return { status: answer.statusCode, location: null, cookies, page, form };
  }

  type Asker = { cookie?: string; address?: string };
  return {
    services,
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
    file: async (path: string, { cookie = '', address = '203.0.113.7' }: Asker = {}) => {
      const request = new Request(origin + path, { headers: { cookie } });
      const answer = await handler.queryRoute(request, { requestContext: contextFor(address) });
      if (!(answer instanceof Response)) throw new Error(`${path} is no file`);
      return answer;
    },
    /** The Cookie header of a new session. */
    signedIn: async (staffId: number) => {
      const token = await beginSession(services, staffId, { awaitsSecondFactor: false });
      return `__Host-sid=${token}`;
    },
  };
}

/** The Cookie header that a browser sends back for Set-Cookie lines. */
export function cookieLine(lines: readonly string[]): string {
  return lines
    .map((line) => line.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}
