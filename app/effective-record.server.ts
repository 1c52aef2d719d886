import { withClinicChanges } from './clinic/clinic-changes.ts';
import { clinicRecord } from './clinic/clinic-record.ts';
import type { ClinicRecord } from './clinic/clinic-schema.ts';
import { withOfferedServices } from './clinic/offered-services.ts';
import { readClinicChanges } from './features/compliance/clinic-settings.server.ts';
import { readShownTestimonials } from './features/reviews/testimonials.server.ts';
import type { RecordReader } from './live-contents.server.ts';
import { readOfferedServices } from './scheduling/offered-services.server.ts';

/**
 * The clinic record with what staff have settled in it: claims, Saturday, the campaign, how services are booked, and what
 * patients allow.
 */
export const readEffectiveRecord: RecordReader = async (db) => {
  const settled = await readClinicChanges(db);
  const { shown, stamp } = await readShownTestimonials(db);
  const offered = await readOfferedServices(db);
  const record = withOfferedServices(withClinicChanges(clinicRecord, settled.changes), offered);
  return {
    record: { ...record, testimonials: shown },
    stamp: [settled.stamp, stamp, stampOfServices(record.services)].filter(Boolean).join(';'),
  };
};

/** Empty while the services are as the record has them. */
function stampOfServices(services: ClinicRecord['services']): string {
  const now = JSON.stringify(services);
  return now === JSON.stringify(clinicRecord.services) ? '' : now;
}
