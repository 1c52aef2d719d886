import { data } from 'react-router';
import { ADDED_FIELD } from '#app/features/privacy-admin/person-cards.tsx';
import {
  keyText,
  type PersonKey,
  readKey,
  viewedCard,
} from '#app/features/privacy-admin/person-key.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { readTrail } from '#app/features/privacy-admin/person-trail.server.ts';
import type { ClinicLabels } from '#app/features/privacy-admin/person-view.ts';
import { personPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

export type PersonArgs = StaffArgs & { params: { personKey: string } };

/**
 * All data of the person in a URL, and the viewer; viewing is audited.
 * @throws 404 when the person does not exist (any more)
 */
export async function personPageOf(args: PersonArgs) {
  const page = staffPageOf(args);
  const { services, staff, url } = page;
  const { db } = services;
  const personKey = readKey(args.params.personKey);
  const added = url.searchParams
    .getAll(ADDED_FIELD)
    .slice(0, 50)
    .flatMap((text) => readKey(text) ?? []);
  const person = personKey ? await samePerson(db, personKey, added) : null;
  if (!personKey || !person) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const records = await readRecords(db, person.own, services.env.appSecret);
  const trail = await readTrail(db, person.own, records);
  await noteViews(services, staff, person.own.map(viewedCard));
  const clinicLabels: ClinicLabels = agendaLabelsOf(services);
  return { ...page, personKey, added, person, records, trail, clinicLabels };
}

/** URL of a person's page or a subpage, including joined cards. */
export function personHref(personKey: PersonKey, added: readonly PersonKey[], below = ''): string {
  const query = new URLSearchParams(added.map((key) => [ADDED_FIELD, keyText(key)])).toString();
  return `${personPath(keyText(personKey))}${below}${query ? `?${query}` : ''}`;
}
