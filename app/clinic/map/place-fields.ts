import { z } from 'zod';
import { httpsUrl } from '#app/clinic/clinic-fields.ts';
import { surroundings } from './surroundings.ts';

const PLACEHOLDER =
  /^(|x+|your[-_ ].*|place_?id|change[-_ ]?me|todo|example|none|null|undefined|<.*>)$/i;

/** The clinic as maps and Google know it. */
export const placeFields = {
  /** Its id at Google Maps; a placeholder left in the record counts as absent. */
  placeId: z
    .string()
    .trim()
    .optional()
    .transform((value) => (value === undefined || PLACEHOLDER.test(value) ? undefined : value)),
  /** Where one leaves a review. */
  reviewLink: httpsUrl.optional(),
  /** Whether Google's reviews are shown, where a key is configured; staff may change it on screen. */
  showsGoogleReviews: z.boolean().default(true),
  /** Streets and landmarks for the site's own map; staff put them in on screen. */
  surroundings: surroundings.optional(),
};
