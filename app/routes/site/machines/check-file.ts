import { appServices } from '#app/context/app-services.ts';
import { EXPORT_NAME, exportOf } from '#app/features/checks/check-export.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/check-file';
import { readResults, secondsToCheck, tooOften } from './check-results.server.ts';

/** The results as a file, for pages without JavaScript; with it the page makes the file of what it shows. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const seconds = await secondsToCheck(context);
  if (seconds > 0) return tooOften(seconds);
  const { clock } = context.get(appServices);
  // Only a build has one; tests of all routes have none.
  const { release } = await import('virtual:release');
  const checks = await readResults(context);
  return new Response(exportOf(checks, { release, now: clock.now() }), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${EXPORT_NAME}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
