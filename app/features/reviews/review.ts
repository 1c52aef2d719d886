import { z } from 'zod';

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
