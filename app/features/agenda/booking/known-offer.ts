import { ageOn } from '#app/clinic/clinic-time.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { KnownOffer } from './known-caller-choice.tsx';
import type { KnownPatient } from './known-patients.server.ts';

/** The patients of a phone in words; null when nobody has been booked from it before. */
export function knownOffer(
  patients: readonly KnownPatient[],
  { meant, today }: { meant: KnownPatient | null; today: string },
): KnownOffer | null {
  if (patients.length === 0) return null;
  const inWords = ({ name, bornOn }: KnownPatient) =>
    bornOn ? `${name}, ${staffAgenda.age(ageOn(bornOn, today))}` : name;
  return {
    meant: meant ? { words: inWords(meant), email: meant.email } : null,
    others: patients
      .filter((patient) => patient !== meant)
      .map((patient) => ({ value: String(patient.id), words: inWords(patient) })),
  };
}
