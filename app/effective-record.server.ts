import { withClinicChanges } from './clinic/clinic-changes.ts';
import { clinicRecord } from './clinic/clinic-record.ts';
import { readClinicChanges } from './features/compliance/clinic-settings.server.ts';
import { readShownTestimonials } from './features/reviews/testimonials.server.ts';
import type { RecordReader } from './live-contents.server.ts';

/** The clinic record with what staff have settled in it: claims, Saturday, the campaign, and what patients allow. */
export const readEffectiveRecord: RecordReader = async (db) => {
  const settled = await readClinicChanges(db);
  const { shown, stamp } = await readShownTestimonials(db);
  return {
    record: { ...withClinicChanges(clinicRecord, settled.changes), testimonials: shown },
    stamp: `${settled.stamp};${stamp}`,
  };
};
