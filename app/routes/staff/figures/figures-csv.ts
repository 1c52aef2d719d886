import { readTable } from '#app/features/figures/figures-paths.ts';
import { csvOf } from '#app/features/inbox/csv.ts';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/figures-csv';
import { readFiguresView } from './figures-data.server.ts';
import { rowsOf } from './figures-tables.ts';

/** A table of figures as CSV. The figures are anonymous, so a plain GET may return them. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const table = readTable(url.searchParams);
  if (!table) return new Response(null, { status: 404, headers: ERROR_HEADERS });
  const view = await readFiguresView(services, url.searchParams, today);
  const { from, to } = view.period;
  const filename = staffFigures.csv.filename(table, from, to);
  return new Response(csvOf(rowsOf(table, view)), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
