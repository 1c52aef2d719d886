import { withClinicChanges } from '#app/clinic/clinic-changes.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { readPublishedCampaigns } from '#app/features/campaign/read-campaigns.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readClinicChanges } from '#app/features/compliance/clinic-settings.server.ts';
import { readPublishedMap } from '#app/features/map/map-versions.server.ts';
import { readPublishedTestimonials } from '#app/features/reviews/testimonials.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { readPreparationRules } from '#app/scheduling/preparation/preparation-rules.server.ts';
import type { RecordReader } from './content-store.server.ts';

/**
 * Reads the clinic record in force, that of the file or that of the screen, with the staff's settings applied:
 * statements, Saturday, how services are booked and prepared for, testimonials, campaigns and the map.
 * @param file in force until staff make the record their own on screen
 */
export const effectiveRecordReader =
  (file: ClinicRecord): RecordReader =>
  async (db) => {
    const { record: clinicRecord, version } = await readCurrentRecord(db, file);
    const settled = await readClinicChanges(db);
    const { shown, stamp } = await readPublishedTestimonials(db);
    const campaigns = await readPublishedCampaigns(db);
    const offered = await readOfferedServices(db);
    const rules = await readPreparationRules(db);
    const { map, stamp: mapStamp } = await readPublishedMap(db);
    const changed = withClinicChanges(clinicRecord, settled.changes);
    const record = withPreparations(withOfferedServices(changed, offered), rules);
    return {
      record: {
        ...record,
        testimonials: shown,
        campaigns: campaigns.shown,
        ...(map && { surroundings: map }),
      },
      stamp: [
        version === 0 ? '' : `record ${version}`,
        ...[settled.stamp, stamp, campaigns.stamp, stampOfServices(record, clinicRecord), mapStamp],
      ]
        .filter(Boolean)
        .join(';'),
    };
  };

/** Empty while the services are as in the record. */
function stampOfServices({ services }: ClinicRecord, before: ClinicRecord): string {
  const now = JSON.stringify(services);
  return now === JSON.stringify(before.services) ? '' : now;
}

/** Current booking settings of a service. */
type OfferedService = { slug: string; durationMinutes: number; isBookableOnline: boolean };

/** The record with its services as staff have set them, so that pages need not query the database. */
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

/** The record with what staff have settled about the patients' preparation. */
function withPreparations(
  record: ClinicRecord,
  rules: ReadonlyMap<string, PreparationRule>,
): ClinicRecord {
  const services = record.services.map((service) => {
    const preparation = rules.get(service.slug);
    return preparation ? { ...service, preparation } : service;
  });
  return { ...record, services };
}
