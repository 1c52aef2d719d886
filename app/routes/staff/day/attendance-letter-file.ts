import { letterPdf } from '#app/features/agenda/papers/letter-pdf.server.ts';
import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffAppointmentOf } from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/attendance-letter-file';
import { giveLetter, letterPaths } from './attendance-letter-page.server.ts';

/** GET returns nothing: the letter needs its form, and is audited. */
export async function loader(args: Route.LoaderArgs) {
  const { appointment } = await staffAppointmentOf(args);
  return seeOther(letterPaths(appointment.protocol).formHref);
}

export async function action(args: Route.ActionArgs) {
  const { page, letter } = await giveLetter(args, 'pdf');
  const { protocol } = page.appointment;
  if (!letter) return seeOther(letterPaths(protocol).formHref);
  const file = await letterPdf(letter, page.services.clock.now());
  return new Response(new Uint8Array(file), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${staffLetter.file(protocol)}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
