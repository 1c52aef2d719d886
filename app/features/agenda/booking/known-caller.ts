import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { Caller } from './caller-form.ts';
import type { KnownPatient } from './known-patients.server.ts';

/** What the form says when somebody has been asked: not one of those that are known. */
export const SOMEBODY_ELSE = 'outra';

/**
 * Which of the patients of a phone is meant: who was chosen, or the only one of the name that was typed.
 * @param chosen id of a patient, SOMEBODY_ELSE, or empty when nobody has been asked
 */
export function meantPatient(
  known: readonly KnownPatient[],
  { patient }: Pick<Caller, 'patient'>,
  chosen: string,
): KnownPatient | null {
  if (chosen === SOMEBODY_ELSE) return null;
  const one = known.find(({ id }) => String(id) === chosen);
  if (one) return one;
  const named = known.filter(
    ({ name, bornOn }) =>
      plainLetters(name) === plainLetters(patient.name) &&
      (patient.bornOn === null || patient.bornOn === bornOn),
  );
  const [first] = named;
  return named.length === 1 && first ? first : null;
}

/** The caller with the patient as they are stored: nothing of it is written anew. What was typed beside it stays. */
export function asKnown(caller: Caller, known: KnownPatient): Caller {
  const { name, bornOn, contactName, email, guardianName, guardianRelation } = known;
  // Unless it was said that somebody else calls.
  const isCalling = caller.contact.name === caller.patient.name;
  const guardian =
    guardianName && guardianRelation ? { name: guardianName, relation: guardianRelation } : null;
  return {
    patient: { name, bornOn },
    contact: {
      ...caller.contact,
      name: isCalling ? contactName : caller.contact.name,
      email: caller.contact.email ?? email,
    },
    guardian: caller.guardian ?? guardian,
  };
}
