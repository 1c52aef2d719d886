import { faultTable } from '#app/features/data-import/result-view.ts';
import { faultyRows } from '#app/features/data-import/stored-import.server.ts';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { csvOf } from '#app/platform/csv/csv.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/faults';
import { dataImportPageOf } from './import-page.server.ts';

/** The lines about which something is told, with what they hold: for who mends the file. */
export async function loader(args: Route.LoaderArgs) {
  const { services, stored, today } = await dataImportPageOf(args);
  const rows = await faultyRows(services.db, stored.id);
  return new Response(csvOf(faultTable(stored, rows)), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${staffDataImport.result.filename(today)}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
