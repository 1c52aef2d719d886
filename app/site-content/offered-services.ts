import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

/** How a service is booked today. */
export type OfferedService = { slug: string; durationMinutes: number; isBookableOnline: boolean };

/** The record with its services as staff have set them, so that pages need not ask the database. */
export function withOfferedServices(
  record: ClinicRecord,
  offered: readonly OfferedService[],
): ClinicRecord {
  const services = record.services.map((service) => {
    const set = offered.find(({ slug }) => slug === service.slug);
    if (!set) return service;
    const { durationMinutes, isBookableOnline } = set;
    return { ...service, durationMinutes, isBookableOnline };
  });
  return { ...record, services };
}
