import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';

type IdentityProps = {
  clinic: PublicClinic;
  /** With those whom the law lets stand elsewhere. */
  isWhole?: boolean;
};

/** Company and responsible doctor, as the medical council asks every page to name them. */
export function Identity({ clinic, isWhole = false }: IdentityProps) {
  const messages = useMessages(chromeMessages).footer;
  const { doctor, nurse, technicalDirector, dataProtectionOfficer } = clinic;
  // Its first registration is the word that the profession has already said.
  const registrations = doctor.registrations.slice(1);
  const isDirector =
    technicalDirector.name === doctor.name &&
    technicalDirector.registrations.join() === registrations.join();
  const doctorLine = [doctor.name, doctor.profession, ...registrations].join(', ');
  const sentences = [
    messages[isWhole ? 'company' : 'companyShort']({
      name: clinic.legalName,
      taxId: clinic.taxId,
      crm: clinic.companyCrm,
    }),
    isWhole || !isDirector
      ? messages.doctor(doctorLine, { isWoman: doctor.isWoman, isDirector })
      : '',
    isWhole && isDirector
      ? ''
      : messages.director(isDirector ? doctorLine : personLine(technicalDirector)),
    isWhole && nurse ? messages.nurse(nurse.role, personLine(nurse)) : '',
    isWhole && clinic.insuranceNetwork ? messages.network(clinic.insuranceNetwork) : '',
  ];
  const text = sentences.filter(Boolean).join(' ');
  if (!isWhole) return text;
  const { name, email } = dataProtectionOfficer;
  return (
    <>
      {text} {messages.privacyOfficer(name)} <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}

function personLine({ name, registrations }: { name: string; registrations: readonly string[] }) {
  return [name, ...registrations].join(', ');
}
