import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { firstOf } from '#app/features/agenda/papers/label-form.ts';
import { toLabelView } from '#app/features/agenda/papers/labels.ts';
import { labelsPdf } from '#app/features/agenda/papers/labels-pdf.server.ts';
import { staffLabels } from '#app/locales/pt-BR/staff/day/labels.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/labels-file';
import { noteLabelled, readLabels } from './labels-page.server.ts';

/** The labels as a PDF file; a form that is wrong goes back to its page, which says what is. */
export async function loader(args: Route.LoaderArgs) {
  const { page, values, appointments, on } = await readLabels(args);
  const { services, url } = page;
  const first = firstOf(values);
  if (first === null || appointments.length === 0)
    return seeOther(`${AGENDA_PATHS.labels}?${url.searchParams}`);
  await noteLabelled(page, appointments);
  const names = agendaLabelsOf(services);
  const labels = appointments.map((appointment) => toLabelView(appointment, names));
  const createdAt = services.clock.now();
  const file = await labelsPdf({ labels, sheet: values.sheet, first, createdAt });
  return new Response(new Uint8Array(file), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${staffLabels.file(on)}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
