import { z } from 'zod';
import { wallTime } from '#app/clinic/clinic-fields.ts';

/** Names of the weekdays in the record; the index is the weekday's number, Sunday is 0. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export const startsFirst = (period: { startsTime: string; endsTime: string }) =>
  period.startsTime < period.endsTime;
const period = z
  .strictObject({ startsTime: wallTime, endsTime: wallTime })
  .refine(startsFirst, 'must start before it ends');
export const dayPeriods = z.array(period).refine((periods) => {
  return periods.every((each, index) => (periods[index - 1]?.endsTime ?? '') <= each.startsTime);
}, 'must be in order and not overlap');
export const hours = z.strictObject({
  sunday: dayPeriods,
  monday: dayPeriods,
  tuesday: dayPeriods,
  wednesday: dayPeriods,
  thursday: dayPeriods,
  friday: dayPeriods,
  saturday: dayPeriods,
});
