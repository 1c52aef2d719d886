import { z } from 'zod';
import { wallTime } from '#app/clinic/clinic-fields.ts';
import { field, told } from './field-meta.ts';

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
  .strictObject({
    startsTime: field(wallTime, { label: 'Das' }),
    endsTime: field(wallTime, { label: 'Até' }),
  })
  .refine(startsFirst, told('must start before it ends', 'O fim precisa vir depois do começo.'));
export const dayPeriods = z.array(period).refine(
  (periods) => {
    return periods.every((each, index) => (periods[index - 1]?.endsTime ?? '') <= each.startsTime);
  },
  told(
    'must be in order and not overlap',
    'Ponha os períodos em ordem, sem que um comece antes do fim do outro.',
  ),
);
const onDay = (label: string) => field(dayPeriods, { label, entry: 'um período' });
export const hours = z.strictObject({
  sunday: onDay('Domingo'),
  monday: onDay('Segunda-feira'),
  tuesday: onDay('Terça-feira'),
  wednesday: onDay('Quarta-feira'),
  thursday: onDay('Quinta-feira'),
  friday: onDay('Sexta-feira'),
  saturday: onDay('Sábado'),
});
/** Words for the days, as a choice among them has them. */
export const WEEKDAY_LABELS: Readonly<Record<(typeof WEEKDAYS)[number], string>> = {
  sunday: 'Domingo',
  monday: 'Segunda-feira',
  tuesday: 'Terça-feira',
  wednesday: 'Quarta-feira',
  thursday: 'Quinta-feira',
  friday: 'Sexta-feira',
  saturday: 'Sábado',
};
