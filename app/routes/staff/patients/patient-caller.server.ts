import { formatPhone } from '#app/clinic/format-phone.ts';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { CALLER_NUMBER, PATIENT_PARAMETER } from '#app/features/patients/patient-paths.ts';
import { readPatient } from '#app/features/patients/read-patient.server.ts';
import { viewedCard } from '#app/features/privacy-admin/person-key.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { needsLineOf } from '#app/routes/staff/patients/about/about-page.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

/** The patient of an address's part; null where it names none that this person may see. */
export async function patientOf({ services }: Pick<StaffPage, 'services'>, text: string) {
  return /^[1-9]\d{0,14}$/.test(text) ? readPatient(services.db, Number(text)) : null;
}

/** The fields of a phone booking for somebody who is known, or for the number that calls; null without both. */
export async function patientCallerOf(page: Pick<StaffPage, 'services' | 'staff' | 'url'>) {
  const patient = await patientOf(page, page.url.searchParams.get(PATIENT_PARAMETER) ?? '');
  if (!patient) {
    const number = parsePhone(page.url.searchParams.get(CALLER_NUMBER) ?? '');
    return number.ok ? { telefone: formatPhone(number.value) } : null;
  }
  await noteViews(page.services, page.staff, [
    viewedCard({ source: 'contact', id: patient.contactId }),
  ]);
  const isSelf = patient.contactName === patient.name;
  return {
    nome: patient.name,
    telefone: formatPhone(patient.phoneE164),
    nascimento: patient.bornOn?.split('-').reverse().join('/') ?? '',
    contato: isSelf ? '' : patient.contactName,
    email: patient.email ?? '',
    ...(patient.payer !== null && { convenio: patient.payer }),
  };
}

/** What whoever is called for needs, in one line; empty where nobody is chosen or nothing is known. */
export async function callerNeedsOf(page: Pick<StaffPage, 'services' | 'url'>): Promise<string> {
  const patient = await patientOf(page, page.url.searchParams.get(PATIENT_PARAMETER) ?? '');
  return patient ? needsLineOf(page.services, patient.id) : '';
}
