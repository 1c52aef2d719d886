import { z } from 'zod';
import { calendarDay, gridMinutes, slug } from '#app/clinic/clinic-fields.ts';
import { field, told } from './field-meta.ts';

/** The same as the checks of the table service_deposits. */
export const DEPOSIT_LIMITS = {
  amountCents: { min: 100, max: 100_000 },
  holdMinutes: { min: 15, max: 60 },
  refundHours: { min: 0, max: 168 },
  statementHours: { min: 1, max: 72 },
} as const;

/** Whole minutes in steps of the grid. */
const someMinutes = (
  label: string,
  help: string,
  { least, most }: { least: number; most: number },
) =>
  field(gridMinutes.min(least).max(most), {
    label,
    help,
    unit: 'minutos',
    problem: `Escreva um múltiplo de 5, de ${least} a ${most}.`,
  });

/** How long a service lasts, and what its room needs around it. */
export const serviceTimes = {
  durationMinutes: someMinutes('Duração', 'Por exemplo 30.', { least: 5, most: 480 }),
  bufferBeforeMinutes: someMinutes('Preparo da sala antes', 'Por exemplo 0.', {
    least: 0,
    most: 120,
  }),
  bufferAfterMinutes: someMinutes('Arrumação depois', 'Por exemplo 5.', { least: 0, most: 120 }),
};

export const personOf = field(slug, { label: 'Pessoa', kind: 'choice', from: 'people' });

/** Each person once: a second line about the same one would leave open which holds. */
export function hasEachOnce(list: readonly { person: string }[]): boolean {
  return new Set(list.map(({ person }) => person)).size === list.length;
}
export const TWICE = told('has a person twice', 'A mesma pessoa está duas vezes. Deixe uma só.');

const own = field(
  z
    .array(z.strictObject({ person: personOf, durationMinutes: serviceTimes.durationMinutes }))
    .refine(hasEachOnce, TWICE),
  { label: 'Duração de cada pessoa', entry: 'uma pessoa' },
);

const later = field(
  z
    .array(
      z.strictObject({
        fromOn: field(calendarDay, { label: 'A partir de', kind: 'day' }),
        ...serviceTimes,
        own,
      }),
    )
    .refine(
      (list) => list.every(({ fromOn }, at) => at === 0 || (list[at - 1]?.fromOn ?? '') < fromOn),
      told('must be in the order of their days', 'Ponha os dias em ordem, cada um uma vez.'),
    ),
  { label: 'Duração a partir de um dia', entry: 'uma mudança' },
);

const figure = ({ min, max }: { min: number; max: number }, label: string, unit: string) =>
  field(z.int().min(min).max(max), { label, unit });

const deposit = z.strictObject({
  amountCents: field(
    z.int().min(DEPOSIT_LIMITS.amountCents.min).max(DEPOSIT_LIMITS.amountCents.max),
    { label: 'Valor', kind: 'money' },
  ),
  holdMinutes: figure(DEPOSIT_LIMITS.holdMinutes, 'Prazo para pagar', 'minutos'),
  refundHours: figure(DEPOSIT_LIMITS.refundHours, 'Volta inteiro até', 'horas antes'),
  statementHours: field(
    z
      .int()
      .min(DEPOSIT_LIMITS.statementHours.min)
      .max(DEPOSIT_LIMITS.statementHours.max)
      .nullable(),
    { label: 'Espera pelo extrato', unit: 'horas' },
  ),
});

/**
 * How a service is booked, as its settings in the agenda have it: whose length differs, what is planned from a day on,
 * and the deposit. Without it there is nothing of these.
 */
export const bookingRule = z.strictObject({
  own,
  later,
  deposit: field(deposit.optional(), { label: 'Sinal' }),
});
export type BookingRule = z.output<typeof bookingRule>;

/** Everybody takes equally long, nothing is planned and no deposit is asked for. */
export const PLAIN_BOOKING: BookingRule = { own: [], later: [] };
