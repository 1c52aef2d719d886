import { STEPS } from '#app/features/first-run/first-run-steps.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/view';

/** A page of the site as it is now, to be shown beside a step; only the pages that steps are about. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const asked = url.searchParams.get('pagina') ?? '/';
  const path = STEPS.find(({ page }) => page === asked)?.page ?? '/';
  if (!services.renderPage) return seeOther(path);
  // Looking at the own site is no visit.
  const { vendorIds: _measured, ...env } = services.env;
  const shown = {
    ...services,
    env,
    clinic: services.clinic,
    contents: services.contents,
  };
  const answer = await services.renderPage(path, shown);
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(answer.body, { status: answer.status, headers });
}
