import { z } from 'zod';
import { calendarDay } from './clinic-fields.ts';
import { PLAN_SLUGS, type PlanPriceChange } from './plan-prices.ts';

/** Announced prices, in the order of their announcement. */
export const planPriceFields = z.array(
  z.strictObject({
    plan: z.enum(PLAN_SLUGS),
    instalmentCents: z.int().positive(),
    fromOn: calendarDay,
    announcedOn: calendarDay,
  }),
) satisfies z.ZodType<PlanPriceChange[]>;
