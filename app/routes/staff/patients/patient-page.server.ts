import { data } from 'react-router';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { stateOf } from '#app/features/agenda/appointment-state.ts';
import { findDuplicates } from '#app/features/patients/merge/find-duplicates.server.ts';
import { bookPatientPath, MERGED, mergePath } from '#app/features/patients/patient-paths.ts';
import { birthOf } from '#app/features/patients/patient-view.ts';
import { readVisits } from '#app/features/patients/read-visits.server.ts';
import { countsInWords, toVisitViews } from '#app/features/patients/visits-view.ts';
import { viewedCard } from '#app/features/privacy-admin/person-key.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { patientOf } from './patient-caller.server.ts';

export type PatientPage = Awaited<ReturnType<typeof patientPageOf>>;
export type PatientArgs = StaffArgs & { params: { patientId: string } };

/** The staff page with its patient. @throws 404 when there is none whom this person may see */
export async function patientPageOf(args: PatientArgs) {
  const page = staffPageOf(args);
  const patient = await patientOf(page, args.params.patientId);
  if (!patient) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, patient };
}

/** How the agenda names, reaches and judges an appointment. */
export function visitLabelsOf(services: StaffPage['services']) {
  const { now, serviceTitle } = agendaLabelsOf(services);
  return { now, serviceTitle, appointmentPath, stateOf };
}

/** Whether a merge is done, and records that may be of the same person for who may merge them. */
export async function mergeOf(page: PatientPage) {
  return { isMerged: page.url.searchParams.has(MERGED), duplicates: await duplicatesOf(page) };
}

/** None for who sees one agenda alone: a merge moves appointments of everybody. */
async function duplicatesOf({ services, may, agendaOf, today, patient }: PatientPage) {
  if (agendaOf !== null || !may('agenda.write')) return [];
  const found = await findDuplicates(services.db, patient);
  return found.map(({ id, name, bornOn, phoneE164 }) => ({
    ...{ id, name, href: mergePath(patient.id, id) },
    facts: `${birthOf(bornOn, today)}, ${formatPhone(phoneE164)}`,
  }));
}

/** What the page shows of a patient; that they were seen is noted. */
export async function shownPatient(page: PatientPage) {
  const { services, staff, may, today, patient } = page;
  const { id, contactId, name, contactName, phoneE164, email } = patient;
  await noteViews(services, staff, [viewedCard({ source: 'contact', id: contactId })]);
  const { payerTitle } = agendaLabelsOf(services);
  const visits = await readVisits(services.db, { patientId: id });
  const { coming, past } = toVisitViews(visits, visitLabelsOf(services));
  return {
    name,
    birth: birthOf(patient.bornOn, today),
    contactName: contactName === name ? null : contactName,
    links: {
      phone: formatPhone(phoneE164),
      phoneHref: `tel:${phoneE164}`,
      whatsappHref: `https://wa.me/${phoneE164.slice(1)}`,
    },
    email,
    payer: patient.payer === null ? null : payerTitle(patient.payer),
    coming,
    past,
    counts: countsInWords(past, may('no-shows.read')),
    bookHref: may('agenda.write') ? bookPatientPath(id) : null,
  };
}
