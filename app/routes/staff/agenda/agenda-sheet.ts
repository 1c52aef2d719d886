import { daySheetPdf } from '#app/features/agenda/day-sheet-pdf.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/agenda-sheet';
import { readWholeDay } from './agenda-page.server.ts';

/** The day sheet as a PDF file, with every appointment of the day. */
export async function loader(args: Route.LoaderArgs) {
  const { day, ...about } = await readWholeDay(args);
  const file = await daySheetPdf({ day, ...about });
  return new Response(new Uint8Array(file), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${staffAgenda.print.file(day.on)}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
