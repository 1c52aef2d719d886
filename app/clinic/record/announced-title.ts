import type { Locale } from '#app/platform/locale.ts';
import type { Person } from './people-fields.ts';

/** Words of a specialty, or of somebody who practises one, in the site's languages. */
const SPECIALTY =
  /oftalmo|ophthalmo|[oó]log(?:ista|ist|[oa])\b|iatra\b|iatri(?:st|cian)\b|especialista|specialist|cirurgi[aãoõ]|surgeon|retin|glaucom|c[oó]rnea/i;

/** Whether a text presents somebody with a specialty. */
export function namesSpecialty(text: string): boolean {
  return SPECIALTY.test(text);
}

/** The word that anybody with a CRM may be shown with. */
export function plainTitle({ gender }: Pick<Person, 'gender'>, locale: Locale = 'pt-BR'): string {
  if (locale === 'en-US') return 'Physician';
  return gender === 'woman' ? 'Médica' : 'Médico';
}

/** Titles by which a doctor is presented with a specialty that no council has registered. */
export function unregisteredTitles({
  profession,
  rqe = [],
  title,
  role,
}: Pick<Person, 'profession' | 'title' | 'role'> & Partial<Pick<Person, 'rqe'>>): string[] {
  if (profession !== 'doctor' || rqe.length > 0) return [];
  return [title, role].filter((text) => text !== undefined).filter(namesSpecialty);
}

/**
 * A person as pages may show them: a doctor without an RQE as a doctor alone (Res. CFM 2.336/2023, arts. 4 and 5), what
 * the record says besides notwithstanding.
 */
export function asAnnounced(person: Person, locale: Locale): Person {
  const { profession, rqe, specialty: _, role, ...others } = person;
  if (profession !== 'doctor' || rqe.length > 0) return person;
  const title = namesSpecialty(person.title) ? plainTitle(person, locale) : person.title;
  const keptRole = role !== undefined && !namesSpecialty(role) ? { role } : {};
  return { ...others, profession, rqe, title, ...keptRole };
}
