import type { PersonFieldRefusal } from '#app/clinic/person-fields.ts';
import { personFieldMessages } from '#app/locales/person-field-texts.ts';
import type { Locale } from '#app/platform/locale.ts';

/**
 * The words for a refused field, in the language of the clinic's record.
 * @param clinic whose phone serves as the example
 */
export function personFieldText(
  refusal: PersonFieldRefusal,
  clinic: { phone: { raw: string }; locale: Locale },
): string {
  return personFieldMessages[clinic.locale][refusal].replace('{phone}', clinic.phone.raw);
}
