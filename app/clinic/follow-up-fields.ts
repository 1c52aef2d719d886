import { z } from 'zod';
import { slug } from './clinic-fields.ts';

/** Follow-up appointments: which services may have them, when, and what they are booked as. */
export const followUps = z.strictObject({
  /** Days after a consultation during which a return is free. */
  returnDays: z.int().min(1).max(365).default(30),
  returnServices: z.array(slug),
  postOperativeServices: z.array(slug),
  /** Days after the surgery, ascending. */
  postOperativeDays: z
    .array(z.int().min(1).max(365))
    .min(1)
    .max(6)
    .refine((days) => days.every((day, index) => day > (days[index - 1] ?? 0)), 'must ascend'),
  /** The service that each post-operative appointment is booked as. */
  postOperativeAppointment: slug,
});
