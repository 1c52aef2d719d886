import { z } from 'zod';
import { gridMinutes, minutes } from './clinic-fields.ts';

/** The rules of the online agenda in the clinic record. */
export const agenda = z
  .strictObject({
    slotStepMinutes: gridMinutes.min(5).max(60),
    noticeMinutes: minutes.min(0),
    horizonDays: z.int().min(1).max(365),
    holdMinutes: minutes.min(1).max(60),
    /** How long a hold may last with its extensions. */
    maxHoldMinutes: minutes.min(1).max(60),
    /** Whether the times shown first are those that leave no gaps in a practitioner's day. */
    prefersCompactDays: z.boolean().default(true),
    cancelNoticeHours: z.int().min(0),
    maxFutureAppointmentsPerPhone: z.int().min(1),
    /** Add-on appointments (encaixes) per practitioner and day. */
    addOnsPerDay: z.int().min(0).max(20),
    /** The longest that a patient waits between two exams of one coming. */
    maxStepGapMinutes: minutes.min(0).max(60).default(15),
  })
  .refine((rules) => rules.maxHoldMinutes >= rules.holdMinutes, {
    error: 'must not be less than holdMinutes',
    path: ['maxHoldMinutes'],
  });
