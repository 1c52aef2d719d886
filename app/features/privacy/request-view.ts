import { privacyRequestMessages } from '#app/locales/pt-BR/privacy-request.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { RequestFieldError } from './request-fields.ts';

/** Where a refusal leads that is about no field. */
export const SEND_BUTTON = 'request-send';

/** Why a form that is filled in rightly is not taken. */
export type Why = keyof (typeof privacyRequestMessages)['pt-BR']['refusals'];

/** The status of the page that tells it. */
const STATUS = {
  'check-failed': 400,
  'check-missing': 429,
  'too-soon': 429,
  'too-many': 429,
  'other-request': 422,
  fault: 503,
} satisfies Record<Why, number>;

/** A refused form's words, its status and how long to wait. */
export function shownRefusal(
  why: Why,
  waitSeconds: number,
  { locale, phoneDisplay }: { locale: Locale; phoneDisplay: string },
) {
  const texts = privacyRequestMessages[locale];
  const status = STATUS[why];
  const message = texts.refusals[why]({ minutes: Math.ceil(waitSeconds / 60) });
  return {
    status,
    title: status === 429 ? texts.waitTitle : undefined,
    errors: [{ fieldId: SEND_BUTTON, message }],
    notes: [...(why === 'fault' ? [texts.faultNote] : []), texts.keptNote(phoneDisplay)],
    waitSeconds,
  };
}

/** The words at the fields. @param phoneExample digits only */
export function toFieldErrorViews(
  errors: readonly RequestFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  return errors.map(({ field, refusal }) => ({
    fieldId: `request-${field}`,
    message: privacyRequestMessages[locale].fields[refusal].replace('{phone}', phoneExample),
  }));
}
