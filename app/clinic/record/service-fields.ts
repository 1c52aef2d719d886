import { z } from 'zod';
import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import { gridMinutes, localized, slug, words } from '#app/clinic/clinic-fields.ts';
import { examFields } from '#app/clinic/exam-fields.ts';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import { isArchived } from './archived.ts';
import { ownServiceFields } from './own-service-fields.ts';

const place = z.strictObject({ slug, name: words, isArchived });
export const resources = z.strictObject({
  rooms: z.array(place),
  equipment: z.array(place),
});
/** Needs one of `practitioners` and, if it lists `resources`, one of those too. */
const service = z.strictObject({
  slug,
  durationMinutes: gridMinutes.min(5).max(480),
  bufferBeforeMinutes: gridMinutes.min(0).max(120),
  bufferAfterMinutes: gridMinutes.min(0).max(120),
  isBookableOnline: z.boolean(),
  /** Under which of the first screen's large choices patients find it; without one, among the other services. */
  bookingGroup: z.enum(BOOKING_GROUPS).optional(),
  /** What is booked first, online, while this service is not: its page's button leads there. */
  evaluation: z.strictObject({ service: slug, button: localized }).optional(),
  /** What staff have settled about the patient's preparation; without it, what the service's text says. */
  preparation: preparationRule.optional(),
  practitioners: z.array(slug).min(1),
  resources: z.array(slug),
  /** Own services have a name here; those of the catalogue have the title of their text. */
  title: localized.optional(),
  isArchived,
  ...examFields,
  ...ownServiceFields,
});
export const services = z.array(service).min(1);
