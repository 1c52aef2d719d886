import { formatDate } from '#app/clinic/format-date.ts';
import type { Asked } from '#app/clinic/record/booking-form-fields.ts';
import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type InsuranceCard,
  isOverOn,
  maskedCard,
  parseCardNumber,
  parseValidity,
} from '#app/scheduling/payers/insurance-card.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** A card as it was typed. */
export type CardValues = { cardNumber: string; cardUntil: string };

export const NO_CARD: CardValues = { cardNumber: '', cardUntil: '' };

export function readCardValues(form: FormData): CardValues {
  return {
    cardNumber: formText(form, 'cardNumber').trim().slice(0, 40),
    cardUntil: formText(form, 'cardUntil').trim().slice(0, 20),
  };
}

/**
 * The card of an appointment, or what is wrong with it; null for nothing typed.
 * @param on the appointment's day: a card that ends before it is told at once
 * @param asked whether the clinic's form asks for it; what it no longer does is not read
 */
export function parseCard(
  { cardNumber, cardUntil }: CardValues,
  { on, locale, asked = 'optional' }: { on: string; locale: Locale; asked?: Asked },
): Result<InsuranceCard | null, FieldError[]> {
  if (asked === 'off') return ok(null);
  const messages = insuranceMessages[locale].card;
  const numberError = (message: string) => ({ fieldId: 'cardNumber', message });
  const untilError = (message: string) => ({ fieldId: 'cardUntil', message });
  const until = parseValidity(cardUntil);
  const errors: FieldError[] = [];
  if (asked === 'required' && cardNumber === '') errors.push(numberError(messages.missing));
  else if (cardNumber === '' && cardUntil !== '') errors.push(numberError(messages.numberFirst));
  const number = cardNumber === '' ? null : parseCardNumber(cardNumber);
  if (number && !number.ok) errors.push(numberError(messages.wrongNumber));
  if (!until.ok) errors.push(untilError(messages.wrongUntil));
  else if (until.value && isOverOn(until.value, on))
    errors.push(untilError(messages.over(formatDate(until.value, locale))));
  if (errors.length > 0) return refuse(errors);
  return ok(number?.ok && until.ok ? { number: number.value, validUntil: until.value } : null);
}

/** A card in words, hidden but for its end: 'carteirinha •••• 8901, vale até 31 de março de 2027'. */
export function cardWords({ number, validUntil }: InsuranceCard, locale: Locale): string {
  const { shown, until } = insuranceMessages[locale].card;
  const parts = [shown(maskedCard(number))];
  if (validUntil) parts.push(until(formatDate(validUntil, locale)));
  return parts.join(', ');
}
