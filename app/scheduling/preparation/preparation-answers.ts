import { z } from 'zod';
import { LENSES } from '#app/clinic/preparation-times.ts';

/** How a patient comes and goes: with somebody, without anybody, or at the wheel. */
export const ARRIVALS = ['accompanied', 'alone', 'driving'] as const;
export type Arrival = (typeof ARRIVALS)[number];

export const MAX_COMPANION_NAME = 120;

export const preparationAnswers = z.object({
  arrival: z.enum(ARRIVALS).optional(),
  lenses: z.enum(LENSES).optional(),
  /** They have said that they will fast. */
  fasting: z.boolean().optional(),
  /** They have said that they come with an adult. */
  companion: z.boolean().optional(),
  companionName: z.string().min(1).max(MAX_COMPANION_NAME).optional(),
});

/** What a patient, or who books for them, has answered about the preparation. */
export type PreparationAnswers = z.output<typeof preparationAnswers>;
