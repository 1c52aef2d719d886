import { formatAfter } from '#app/clinic/format-deadline.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { lastMealAt } from '#app/clinic/preparation-times.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { MAX_COMPANION_NAME } from '#app/scheduling/preparation/preparation-answers.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** What a patient says before booking, as a sentence; null where the service does not ask for it. */
export type PreparationPromises = { fasting: string | null; companion: string | null };

export const NO_PROMISES: PreparationPromises = { fasting: null, companion: null };

/** The last screen's boxes as they were sent. */
export type TypedPromises = {
  fasting: boolean;
  companion: boolean;
  companionName: string;
  consent: boolean;
};

export const NOTHING_TYPED: TypedPromises = {
  fasting: false,
  companion: false,
  companionName: '',
  consent: false,
};

/** Fasting with its last meal, and the companion. */
export function promisesFor(
  rule: PreparationRule | undefined,
  startsAt: Date,
  locale: Locale,
): PreparationPromises {
  if (!rule) return NO_PROMISES;
  const { check: words } = preparationMessages[locale];
  const { fastingHours, companion } = rule;
  const lastMeal = formatAfter(lastMealAt(startsAt, fastingHours), locale);
  return {
    fasting: fastingHours > 0 ? words.fasting(fastingHours, lastMeal) : null,
    companion: companion ? words.companion : null,
  };
}

/** What the last screen's form says of them, and of the consent. */
export function readPromises(form: FormData, promises: PreparationPromises, locale: Locale) {
  const typed: TypedPromises = {
    fasting: form.has('fasting'),
    companion: form.has('companion'),
    companionName: formText(form, 'companionName').trim().slice(0, MAX_COMPANION_NAME),
    consent: form.has('consent'),
  };
  const { fastingMissing, companionMissing } = preparationMessages[locale].check;
  const { consentMissing } = bookingMessages[locale].check;
  /** The boxes that must be ticked and are not, in the screen's order. */
  const missing: FieldError[] = [
    ...(promises.fasting && !typed.fasting
      ? [{ fieldId: 'fasting', message: fastingMissing }]
      : []),
    ...(promises.companion && !typed.companion
      ? [{ fieldId: 'companion', message: companionMissing }]
      : []),
    ...(typed.consent ? [] : [{ fieldId: 'consent', message: consentMissing }]),
  ];
  return { typed, missing };
}

/** The request with what was promised, as far as it was asked for. */
export function withPromises(
  request: BookingRequest,
  promises: PreparationPromises,
  { companionName }: TypedPromises,
): BookingRequest {
  const { fasting, companion } = promises;
  if (!fasting && !companion) return request;
  const preparation = {
    ...request.preparation,
    ...(fasting && { fasting: true }),
    ...(companion && { companion: true }),
    ...(companion && companionName && { companionName }),
  };
  return { ...request, preparation };
}
