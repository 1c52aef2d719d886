import { formatDate } from '#app/clinic/format-date.ts';
import { incidentPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacyIncidents } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { csvOf } from '#app/platform/csv/csv.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/privacy-incident-people';
import { incidentPageOf, readAffected } from './privacy-incident.server.ts';

const labels = staffPrivacyIncidents.affected;

/** GET returns nothing: the list needs the form of the incident, and is audited. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = await incidentPageOf(args, args.params.incidentId);
  return seeOther(incidentPath(id));
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, id, today } = await incidentPageOf(args, args.params.incidentId);
  const form = await args.request.formData();
  const { from, until, kinds, people, isFit } = await readAffected(services, form, today);
  if (!isFit || formText(form, 'acao') !== 'baixar') {
    const query = new URLSearchParams([
      ['de', from],
      ['ate', until],
      ...kinds.map((kind) => ['onde', kind]),
    ]);
    return seeOther(`${incidentPath(id)}?${query}#pessoas-afetadas`);
  }
  await audit(services.db, {
    at: services.clock.now(),
    actor: `staff:${staff.id}`,
    action: 'incident.people-exported',
    subjectType: 'incident',
    subjectId: id,
    detail: { people: people.length },
  });
  const yes = (is: boolean) => (is ? labels.yes : labels.no);
  const rows = people.map((person) => [
    labels.kinds[person.kind],
    person.name,
    person.contactName,
    person.phoneE164 ?? '',
    person.email ?? '',
    person.bornOn ? formatDate(person.bornOn) : '',
    yes(person.isMinor),
    yes(person.isElderly),
  ]);
  return new Response(csvOf([labels.columns, ...rows]), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${labels.filename(id)}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
