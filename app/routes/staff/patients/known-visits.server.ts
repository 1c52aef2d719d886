import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { KnownVisits } from '#app/features/agenda/booking/known-visits.tsx';
import { patientPath } from '#app/features/patients/patient-paths.ts';
import { readVisits } from '#app/features/patients/read-visits.server.ts';
import { countsInWords, toVisitViews } from '#app/features/patients/visits-view.ts';
import { viewedCard } from '#app/features/privacy-admin/person-key.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { patientOf } from './patient-caller.server.ts';
import { visitLabelsOf } from './patient-page.server.ts';

type Page = Pick<StaffPage, 'services' | 'staff' | 'may'>;

/**
 * What the phone desk tells of a patient who is known; that it did is noted.
 * @param id of the patient, as an address or a form has it
 * @returns null where it names none that this person may see
 */
export async function knownVisitsOf(page: Page, id: string): Promise<KnownVisits | null> {
  const { services, staff, may } = page;
  const patient = await patientOf(page, id);
  if (!patient) return null;
  await noteViews(services, staff, [viewedCard({ source: 'contact', id: patient.contactId })]);
  const visits = await readVisits(services.db, { patientId: patient.id });
  const { coming, past } = toVisitViews(visits, visitLabelsOf(services));
  const done = new Set(
    past.filter(({ state }) => state === 'done').map(({ protocol }) => protocol),
  );
  const last = visits.find(({ protocol }) => done.has(protocol));
  const words = staffPatients.known;
  return {
    href: patientPath(patient.id),
    coming,
    past: last ? words.last(formatDate(wallClockOf(last.startsAt).on)) : words.never,
    counts: countsInWords(past, may('no-shows.read')),
  };
}
