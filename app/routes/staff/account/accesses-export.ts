import { wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  accessCells,
  accessesHref,
  readAccessFilter,
} from '#app/features/staff/accesses/access-view.ts';
import { exportAccesses } from '#app/features/staff/accesses/read-accesses.server.ts';
import { staffAccesses } from '#app/locales/pt-BR/staff/people/accesses.ts';
import { csvOf } from '#app/platform/csv/csv.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/accesses-export';
import { RECORD_PATHS } from './access-paths.server.ts';

const messages = staffAccesses.export;

/** GET returns nothing: the file needs the form of the log, and is audited. */
export function loader(args: Route.LoaderArgs) {
  const { url } = staffPageOf(args);
  return seeOther(accessesHref(readAccessFilter(url.searchParams)));
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const names = ['pessoa', 'dia', 'tipo'];
  const filter = readAccessFilter(
    new URLSearchParams(names.map((name) => [name, formText(form, name)])),
  );
  const rows = await exportAccesses(services, filter, staff);
  const file = csvOf([messages.head, ...rows.map((row) => accessCells(row, RECORD_PATHS))]);
  const filename = messages.filename(wallClockOf(services.clock.now()).on);
  return new Response(file, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
