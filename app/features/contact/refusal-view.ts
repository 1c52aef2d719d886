import { contactMessages } from '#app/locales/contact.ts';
import type { Locale } from '#app/platform/locale.ts';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import type { ContactFieldError } from './contact-fields.ts';

/** Prefix of the field ids: other parts of the home page also have names and phones. */
export const CONTACT_ID_PREFIX = 'contact-';

/** Error messages for the fields; `phoneExample` contains digits only. */
export function toFieldErrorViews(
  errors: readonly ContactFieldError[],
  { locale, phoneExample }: { locale: Locale; phoneExample: string },
) {
  const idPrefix = CONTACT_ID_PREFIX;
  return personFieldErrors(errors, contactMessages[locale].fields, { phoneExample, idPrefix });
}
