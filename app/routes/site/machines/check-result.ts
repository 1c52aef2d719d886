import { BROWSER_CHECKS, PUBLIC_CHECKS } from '#app/features/checks/check.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/check-result';
import { readResult, secondsToCheck, tooOften } from './check-results.server.ts';

/** What only the server can find out; the rest the page's browser sees better. */
const SERVER_CHECKS = PUBLIC_CHECKS.filter((id) => !BROWSER_CHECKS.some((each) => each === id));

/** The outcome of one check, for the page's script: 404 for any other id, 429 for too many. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const id = SERVER_CHECKS.find((each) => each === params.checkId);
  if (!id) return new Response(null, { status: 404, headers: ERROR_HEADERS });
  const seconds = await secondsToCheck(context);
  if (seconds > 0) return tooOften(seconds);
  return Response.json(await readResult(context, id), {
    headers: { ...ERROR_HEADERS, 'x-robots-tag': 'noindex' },
  });
}
