import type { Clinic } from '#app/clinic/clinic-schema.ts';

type Names = Pick<
  Clinic,
  'siteName' | 'domain' | 'legalName' | 'displayName' | 'address' | 'doctor' | 'nurse' | 'services'
>;

/** The clinic's names and services, which every attacker knows. */
export function clinicWordsOf(clinic: Names): string[] {
  const { siteName, domain, legalName, displayName, address, doctor, nurse, services } = clinic;
  return [
    ...[siteName, domain, legalName, displayName, doctor.name, nurse.name],
    ...[address.street, address.neighborhood, address.city],
    ...services.map(({ slug }) => slug),
  ];
}
