import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/record-download';
import { recordStateOf } from './record-page.server.ts';

/** The record in force as a file, for who keeps it in git. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const { record } = await recordStateOf(services);
  return new Response(`${JSON.stringify(record, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="clinica.json"',
      'cache-control': 'no-store',
    },
  });
}
