import { formatPhone } from '#app/clinic/format-phone.ts';
import { CALLING } from '#app/features/patients/about/about-form.ts';
import type { AboutView } from '#app/features/patients/about/about-sections.tsx';
import { readNeeds } from '#app/features/patients/about/patient-needs.server.ts';
import { readProxies } from '#app/features/patients/about/patient-proxies.server.ts';
import { readPatientNotes } from '#app/features/patients/about/read-notes.server.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

type About = Pick<StaffPage, 'services' | 'clinic' | 'url'> & { patient: { id: number } };

/** What the front desk knows of a patient, and who of those who may book for them calls now; null for nobody. */
export async function aboutPatient({
  services: { db },
  clinic,
  url,
  patient,
}: About): Promise<{ about: AboutView; calling: string | null }> {
  const { version, ...needs } = await readNeeds(db, patient.id);
  const proxies = await readProxies(db, patient.id);
  const caller = proxies.find(({ id }) => String(id) === url.searchParams.get(CALLING));
  return {
    about: {
      needs: { needs, version, hasWhatsapp: Boolean(clinic.whatsapp) },
      notes: await readPatientNotes(db, patient.id),
      proxies: proxies.map(({ id, name, phoneE164, relation }) => ({
        ...{ id, name, line: staffAbout.proxies.line(name, relation) },
        ...{ phone: formatPhone(phoneE164), phoneHref: `tel:${phoneE164}` },
      })),
      formKey: newToken(),
    },
    calling: caller ? staffAbout.calling(caller.name, caller.relation) : null,
  };
}

/** What a patient needs in one line; empty where nothing is known. */
export async function needsLineOf({ db }: StaffPage['services'], patientId: number) {
  return staffAbout.inWords(await readNeeds(db, patientId));
}
