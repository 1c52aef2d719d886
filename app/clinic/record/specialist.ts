import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { isHereOn } from './here-on.ts';

/**
 * Whether the clinic may call itself by the specialty: a doctor who is here has that registered.
 * @param today calendar day in the clinic's zone
 */
export function hasSpecialistOn({ people }: Pick<Clinic, 'people'>, today: string): boolean {
  return people.some(
    ({ profession, rqe, ...person }) =>
      profession === 'doctor' && rqe.length > 0 && isHereOn(person, today),
  );
}
