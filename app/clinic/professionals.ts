import type { Clinic } from './clinic-schema.ts';
import { publicClinic } from './public-clinic.ts';
import type { Person } from './record/people-fields.ts';

/** Somebody who writes or speaks for the clinic, with what Brazilian rules require: name, role, registrations. */
export type Professional = { name: string; role: string; registrations: readonly string[] };

/**
 * A practitioner with her registrations, from the clinic record.
 * @param slug of one of `people`; startup refuses entries by anybody else
 * @param today calendar day in the clinic's zone
 */
export function professionalOf(clinic: Clinic, slug: string, today: string): Professional {
  const person = [...clinic.people, ...clinic.formerPeople].find((each) => each.slug === slug);
  if (!person) throw new Error(`the clinic record has nobody '${slug}'`);
  const { doctor, nurse } = publicClinic(clinic, today);
  if (slug === clinic.doctor.slug) return { ...doctor, role: doctor.title };
  if (nurse && slug === clinic.nurse?.slug) return nurse;
  return {
    name: person.name,
    role: person.role ?? person.title,
    registrations: registrationsOf(person),
  };
}

function registrationsOf({ council, rqe }: Person): string[] {
  const numbers = rqe.map((number) => `RQE ${number}`);
  return council ? [`${council.kind}-${council.uf} ${council.number}`, ...numbers] : numbers;
}
