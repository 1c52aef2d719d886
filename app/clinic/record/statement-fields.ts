import { z } from 'zod';
import { calendarDay, localized } from '#app/clinic/clinic-fields.ts';

/** Evidence for a statement of the clinic about itself. Only a verified statement with a source may be shown. */
const proof = { source: localized, measuredOn: calendarDay, verified: z.boolean() };
export const statements = z.strictObject({
  patients: z.strictObject({ value: z.int().positive(), ...proof }),
  years: z.strictObject({ value: z.int().positive(), ...proof }),
  rating: z.strictObject({
    value: z.number().min(1).max(5),
    best: z.literal(5),
    reviews: z.int().positive(),
    ...proof,
  }),
  answerMinutes: z.strictObject({ value: z.int().positive(), ...proof }),
  sameDayReport: z.strictObject({ value: z.boolean(), ...proof }),
});
