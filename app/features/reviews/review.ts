import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';

const words = z.string().trim().min(1, 'is empty');

/** What stands in for the reviews of the map provider where none are configured; marked as examples. */
export const exampleReviews = z
  .array(
    z.strictObject({
      author: words,
      stars: z.int().min(1).max(5),
      text: words,
      isExample: z.literal(true, 'must be true: these are no reviews of patients'),
    }),
  )
  .min(1, 'must have at least one review');

export type Review = z.output<typeof exampleReviews>[number];

/** What a patient says of the clinic and allows to be shown. */
export type Testimonial = Clinic['testimonials'][number];
