import { type DayFormValues, dayTyped, readTypedDay } from '#app/clinic/parse-day.ts';
import { isPlanSlug, type PlanPriceChange } from '#app/clinic/plan-prices.ts';
import { formText } from '#app/platform/form-values.ts';
import { centsTyped } from '#app/platform/money.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type PriceFormValues = { plano: string; valor: string; inicio: DayFormValues };
export const EMPTY_PRICE: PriceFormValues = {
  plano: '',
  valor: '',
  inicio: { day: '', month: '', year: '' },
};

export function readPriceForm(form: Pick<FormData, 'get'>): PriceFormValues {
  const text = (name: string) => formText(form, name).slice(0, 40);
  return { plano: text('plano'), valor: text('valor'), inicio: readTypedDay(form, 'inicio') };
}

/** The new price, or what is missing or wrong, in the order of the form. */
export function parsePriceForm(
  values: PriceFormValues,
): Result<Omit<PlanPriceChange, 'announcedOn'>, ('plan' | 'amount' | 'fromOn')[]> {
  const plan = isPlanSlug(values.plano) ? values.plano : null;
  const instalmentCents = centsTyped(values.valor);
  const fromOn = dayTyped(values.inicio);
  if (plan && instalmentCents && fromOn) return ok({ plan, instalmentCents, fromOn });
  return refuse([
    ...(plan ? [] : ['plan' as const]),
    ...(instalmentCents ? [] : ['amount' as const]),
    ...(fromOn ? [] : ['fromOn' as const]),
  ]);
}
