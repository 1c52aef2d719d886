import { data } from 'react-router';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { type PastCorrection, readCorrections } from '#app/features/patients/corrections.server.ts';
import type { ReachedAnew } from '#app/features/patients/patient-correction.tsx';
import type { PatientFormValues } from '#app/features/patients/patient-form.ts';
import { readVisits } from '#app/features/patients/read-visits.server.ts';
import { toVisitViews } from '#app/features/patients/visits-view.ts';
import { readCorrectable } from '#app/features/privacy-admin/correct-person.server.ts';
import { toCorrectableView } from '#app/features/privacy-admin/correction.ts';
import { keyText } from '#app/features/privacy-admin/person-key.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type PatientPage, visitLabelsOf } from './patient-page.server.ts';

/** The form as it is stored, and the corrections so far. @throws 404 when the person was erased meanwhile */
export async function correctionOf({
  services,
  patient,
}: Pick<PatientPage, 'services' | 'patient'>) {
  const { db } = services;
  const contact = await readCorrectable(db, patient.contactId);
  const own = contact?.patients.find(({ id }) => id === patient.id);
  if (!contact || !own) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { name, phone, email, patients } = toCorrectableView({ ...contact, patients: [own] });
  const [{ day, month, year } = { day: '', month: '', year: '' }] = patients;
  const values: PatientFormValues = {
    ...{ name: own.name, contact: name === own.name ? null : name },
    ...{ phone, email, day, month, year },
  };
  const corrections = await readCorrections(db, keyText({ source: 'contact', id: contact.id }));
  return { values, stamp: contact.stamp, since: corrections[0]?.id ?? 0, corrections };
}

/** What the last correction means for who is written to. */
export async function reachedAnew(
  { services, patient }: Pick<PatientPage, 'services' | 'patient'>,
  last: PastCorrection | undefined,
): Promise<ReachedAnew> {
  const { contactId, phoneE164, email } = patient;
  const visits = await readVisits(services.db, { contactId });
  const { coming } = toVisitViews(visits, visitLabelsOf(services));
  const isMail = last?.fields.includes('email') ?? false;
  return {
    phone: last?.fields.includes('phone') ? formatPhone(phoneE164) : null,
    email: isMail ? email : null,
    isMailGone: isMail && email === null,
    visits: coming.map(({ protocol, href, moment, patient: name }) => ({
      ...{ protocol, href },
      text: `${moment}, ${name}`,
    })),
  };
}
