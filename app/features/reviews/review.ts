import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';

const words = z.string().trim().min(1, 'is empty');

/** Shown instead of the map provider's reviews where none are configured; labelled as examples. */
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

/** A patient's words that the clinic may show with permission. */
export type Testimonial = Clinic['testimonials'][number];
