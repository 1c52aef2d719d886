import { ageOn } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import type { FoundPatient } from './find-patients.server.ts';
import { bookPatientPath, patientPath } from './patient-paths.ts';

export type FoundView = ReturnType<typeof toFoundView>;

export type PatientLabels = {
  payerTitle: (id: string) => string;
  /** Calendar day. */
  today: string;
  appointmentPath: (protocol: string) => string;
  mayBook: boolean;
};

/** A line of what was found. */
export function toFoundView(found: FoundPatient, labels: PatientLabels) {
  const { id, name, contactName, nextProtocol, nextMs, payer } = found;
  const isNext = nextProtocol !== null && nextMs !== null;
  return {
    id,
    name,
    href: patientPath(id),
    facts: [
      birthOf(found.bornOn, labels.today),
      ...(contactName === name ? [] : [staffPatients.broughtBy(contactName)]),
      ...(payer === null ? [] : [labels.payerTitle(payer)]),
      ...(found.isSimilar ? [staffPatients.similar] : []),
    ].join(' · '),
    phone: formatPhone(found.phoneE164),
    phoneHref: `tel:${found.phoneE164}`,
    next: isNext
      ? {
          href: labels.appointmentPath(nextProtocol),
          text: staffPatients.next(formatMoment(new Date(nextMs))),
        }
      : null,
    bookHref: labels.mayBook ? bookPatientPath(id) : null,
  };
}

/** @param today calendar day */
export function birthOf(bornOn: string | null, today: string): string {
  if (bornOn === null) return staffPatients.noBirth;
  return staffPatients.born(formatDate(bornOn), ageOn(bornOn, today));
}
