import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';

type Service = ClinicRecord['services'][number];

/** The record as its copy has it: every service that is offered says how it is booked. */
export function tellingBooking(record: ClinicRecord): ClinicRecord {
  const services = record.services.map((service) =>
    service.isArchived ? service : { ...service, booking: service.booking ?? PLAIN_BOOKING },
  );
  return { ...record, services };
}

/**
 * A copy, or a version, beside the record in force. Services that say nothing of how they are booked are from before
 * there was anything to say: they are booked as now.
 */
export function withKnownBooking(current: ClinicRecord, copy: ClinicRecord): ClinicRecord {
  const services = copy.services.map((service): Service => {
    const known = current.services.find(({ slug }) => slug === service.slug);
    const { booking, ...rest } = service;
    if (booking && !isSame(booking, PLAIN_BOOKING)) return service;
    if (booking && !known?.booking) return rest;
    if (booking || service.isArchived || !known) return service;
    const { preparation } = known;
    return {
      ...rest,
      ...(known.booking && { booking: known.booking }),
      ...(preparation && { preparation }),
    };
  });
  return { ...copy, services };
}
