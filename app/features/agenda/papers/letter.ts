import { formatDate, formatTime } from '#app/clinic/format-date.ts';
import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import type { LetterValues } from './letter-form.ts';

/** The clinic as its papers name it. */
export type LetterClinic = {
  displayName: string;
  legalName: string;
  taxId: string;
  /** Its registration at the medical council: 'CRM-MG 12345'. */
  crm: string;
  /** Of the house where the patient was. */
  address: string;
  phone: string;
  city: string;
};

export type LetterFacts = {
  clinic: LetterClinic;
  patient: string;
  /** Calendar days of the visit, and of the letter. */
  on: string;
  madeOn: string;
  /** What it was for; told only where the letter was asked to. */
  service: string;
};

export type Letter = ReturnType<typeof letterOf>;

/** The letter in its lines, from head to signature. */
export function letterOf(
  { clinic, patient, on, madeOn, service }: LetterFacts,
  values: LetterValues,
) {
  const { paper } = staffLetter;
  const { companion } = values;
  const [from, until] = [formatTime(values.from), formatTime(values.until)];
  return {
    head: [
      clinic.displayName,
      paper.taxId(clinic.legalName, clinic.taxId, clinic.crm),
      clinic.address,
      clinic.phone,
    ],
    body: [
      paper.body({ patient, day: formatDate(on), from, until }),
      ...(companion ? [paper.companion(companion, patient)] : []),
      ...(values.service ? [paper.service(service)] : []),
    ],
    place: paper.place(clinic.city, formatDate(madeOn)),
    signature: [paper.line, paper.signature],
  };
}
