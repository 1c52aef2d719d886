import type { Clinic } from './clinic-schema.ts';
import { publicClinic } from './public-clinic.ts';

/** Somebody who writes or speaks for the clinic, with what Brazilian rules require: name, role, registrations. */
export type Professional = { name: string; role: string; registrations: readonly string[] };

/**
 * A practitioner with her registrations, from the clinic record.
 * @param slug of `resources.practitioners`; startup refuses entries by anybody else
 * @param today calendar day in the clinic's zone
 */
export function professionalOf(clinic: Clinic, slug: string, today: string): Professional {
  const person = clinic.resources.practitioners.find((each) => each.slug === slug);
  if (!person) throw new Error(`the clinic record has no practitioner '${slug}'`);
  const { doctor, nurse } = publicClinic(clinic, today);
  if (person.name === doctor.name) return { ...doctor, role: doctor.title };
  if (person.name === nurse.name) return nurse;
  return { name: person.name, role: person.role, registrations: [] };
}
