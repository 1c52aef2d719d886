import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import type { Locale } from '#app/platform/locale.ts';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import type { RequestFieldError } from './request-fields.ts';

/** Prefix of the field ids. */
export const REQUEST_ID_PREFIX = 'request-';

/** Error messages by field. @param phoneExample digits only */
export function toFieldErrorViews(
  errors: readonly RequestFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  const idPrefix = REQUEST_ID_PREFIX;
  return personFieldErrors(errors, privacyRequestMessages[locale].fields, {
    phoneExample,
    idPrefix,
  });
}
