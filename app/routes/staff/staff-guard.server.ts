import { data, type MiddlewareFunction } from 'react-router';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { type AdmissionRefusal, admitTo, withheldOf } from '#app/features/staff/admission.ts';
import { loginPath, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { followSaved } from '#app/site-content/content-store.server.ts';
import { answerOrGoOn } from './first-run/next-step.server.ts';
import { forFrameOnly } from './frame-services.server.ts';
import { STAFF_ROUTES } from './policies.ts';
import { detourOf } from './staff-detour.server.ts';
import {
  guardedPage,
  openedPage,
  partsOf,
  seeOther,
  servicesFor,
  sessionOf,
} from './staff-page.server.ts';

/** Keyed by the router's patterns, which lack the leading slash. */
const POLICIES = new Map(STAFF_ROUTES.map((route) => [route.pattern.slice(1), route]));
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const REFUSED = { status: 403, headers: ERROR_HEADERS };

/** Redirects for those who can still gain access; null for those who cannot. */
const WAYS = {
  'signed-out': (url) => loginPath(url),
  'code-missing': (url) => loginPath(url, STAFF_PATHS.code),
  'second-factor-missing': () => STAFF_PATHS.secondFactor,
  'no-permission': () => null,
} satisfies Record<AdmissionRefusal, (url: URL) => string | null>;

/**
 * The only guard of the staff area: looks up the access of route and method in policies.ts, and hands the page to loaders
 * and actions. A route without a row is closed to everybody.
 * @throws 303 to the login without a session, 303 to the second factor where it is missing, 403 without the permission
 */
export const guardStaff: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context, pattern } = args;
  const services = context.get(appServices);
  const policy = POLICIES.get(pattern);
  if (!policy) throw withoutRow(services, pattern);
  if (policy.access === 'anybody') return next();
  const session = await sessionOf(args);
  const { access } = policy;
  const isSent = !SAFE_METHODS.has(request.method);
  const admitted = admitTo({ ...policy, access }, session, isSent);
  const detour = isSent ? await detourOf(args, admitted, policy.confirms) : null;
  if (detour) throw detour;
  if (admitted.ok) {
    context.set(appServices, servicesFor(services, admitted.value));
    const page = openedPage(args, admitted.value, withheldOf(policy, admitted.value));
    context.set(guardedPage, ok(page));
    return isSent ? followSaved(services, () => answerOrGoOn(args, page, next)) : next();
  }
  const url = new URL(request.url);
  const way = WAYS[admitted.refusal](url);
  if (way !== null) throw seeOther(way);
  const required = isSent ? (policy.change ?? access) : access;
  const denied = { staffId: session?.staff.id, route: url.pathname, access: required };
  services.log.warn(denied, 'staff: access denied');
  const refusal = data(null, REFUSED);
  // Throwing here would lose the staff frame: the router runs no loader after a middleware throws. So staffPageOf throws
  // the refusal in the page's own loader or action. A loader that never calls it reaches no stored data, and is dropped.
  context.set(guardedPage, refuse(refusal));
  // The navigation around the refusal is that of every page.
  await partsOf(args);
  context.set(appServices, forFrameOnly(services, refusal));
  const answer = await next();
  return answer.status === 403 ? answer : new Response(null, REFUSED);
};

function withoutRow({ env, log }: AppServices, pattern: string) {
  const message = `${pattern} has no row in app/routes/staff/policies.ts`;
  if (env.nodeEnv !== 'production') return new Error(message);
  log.error({ pattern }, 'staff: address without a policy');
  return data(null, { status: 404, headers: ERROR_HEADERS });
}
