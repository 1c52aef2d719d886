import type { Clinic } from '#app/clinic/clinic-schema.ts';

type Names = Pick<
  Clinic,
  'siteName' | 'domain' | 'legalName' | 'displayName' | 'address' | 'doctor' | 'nurse'
>;

/** The clinic's own names, which everybody who wants to get in knows. */
export function clinicWordsOf(clinic: Names): string[] {
  const { siteName, domain, legalName, displayName, address, doctor, nurse } = clinic;
  return [
    ...[siteName, domain, legalName, displayName, doctor.name, nurse.name],
    ...[address.street, address.neighborhood, address.city],
  ];
}
