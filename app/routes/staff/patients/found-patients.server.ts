import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  findPatients,
  MOST_PATIENTS,
  patientTermOf,
} from '#app/features/patients/find-patients.server.ts';
import { toFoundView } from '#app/features/patients/patient-view.ts';
import { viewedCard } from '#app/features/privacy-admin/person-key.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

/** The patients of a number, for who may see the agenda; null without any. @param phoneE164 null where none was left */
export async function patientsOfNumber(page: StaffPage, phoneE164: string | null) {
  if (!phoneE164 || !page.may('agenda.read')) return null;
  const { found = [] } = (await readFoundPatients(page, phoneE164)) ?? {};
  return found.length > 0 ? found : null;
}

/**
 * The patients for what somebody typed, which is noted for each that is shown.
 * @returns null where it is too short
 */
export async function readFoundPatients(
  { services, staff, may, today }: StaffPage,
  typed: string,
  most = MOST_PATIENTS,
) {
  const term = patientTermOf(typed);
  if (!term) return null;
  const rows = await findPatients(services.db, term, services.clock.now());
  const shown = rows.slice(0, most);
  const cards = shown.map(({ contactId }) => viewedCard({ source: 'contact', id: contactId }));
  await noteViews(services, staff, [...new Set(cards)]);
  const { payerTitle } = agendaLabelsOf(services);
  const words = { payerTitle, today, appointmentPath, mayBook: may('agenda.write') };
  return { found: shown.map((row) => toFoundView(row, words)), isCut: rows.length > most };
}
