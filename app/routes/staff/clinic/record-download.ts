import { tellingBooking } from '#app/features/clinic-record/known-booking.ts';
import { catalogueOf } from '#app/routes/staff/catalogue/catalogue-parts.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/record-download';

/** The record in force with the agenda as staff have set it, as a file for who keeps it elsewhere. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const { record } = await catalogueOf(services);
  return new Response(`${JSON.stringify(tellingBooking(record), null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="clinica.json"',
      'cache-control': 'no-store',
    },
  });
}
