import { withClinicChanges } from '#app/clinic/clinic-changes.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { readPublishedCampaigns } from '#app/features/campaign/read-campaigns.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readClinicChanges } from '#app/features/compliance/clinic-settings.server.ts';
import { readPublishedMap } from '#app/features/map/map-versions.server.ts';
import { readPublishedTestimonials } from '#app/features/reviews/testimonials.server.ts';
import { readAgendaRecord, withAgenda } from '#app/scheduling/record/agenda-record.server.ts';
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
    const agenda = await readAgendaRecord(db);
    const { map, stamp: mapStamp } = await readPublishedMap(db);
    const changed = withClinicChanges(clinicRecord, settled.changes);
    const record = withAgenda(changed, agenda);
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

/** Empty while services, rooms and devices are as in the record. */
function stampOfServices({ services, resources }: ClinicRecord, before: ClinicRecord): string {
  const now = JSON.stringify([services, resources]);
  return now === JSON.stringify([before.services, before.resources]) ? '' : now;
}
