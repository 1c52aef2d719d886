import { contactMessages } from '#app/locales/pt-BR/contact.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContactFieldError } from './contact-fields.ts';

/** Where a refusal leads that is about no field. */
export const SEND_BUTTON = 'contact-send';

/** Why a form that is filled in rightly is not taken. */
export type Why = keyof (typeof contactMessages)['pt-BR']['refusals'];

/** The status of the page that tells it. */
const STATUS = {
  'check-failed': 400,
  'check-missing': 429,
  'too-soon': 429,
  'too-many': 429,
  'other-message': 422,
  fault: 503,
} satisfies Record<Why, number>;

type Speaker = { locale: Locale; phoneDisplay: string };

/** A refused form's words, its status and how long to wait. */
export function shownRefusal(why: Why, waitSeconds: number, { locale, phoneDisplay }: Speaker) {
  const texts = contactMessages[locale];
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

/** The words at the fields; `phoneExample` has digits only. */
export function toFieldErrorViews(
  errors: readonly ContactFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  return errors.map(({ field, refusal }) => ({
    fieldId: `contact-${field}`,
    message: contactMessages[locale].fields[refusal].replace('{phone}', phoneExample),
  }));
}
