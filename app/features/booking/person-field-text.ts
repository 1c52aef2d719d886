import type { PersonFieldRefusal } from '#app/clinic/person-fields.ts';
import { personFields } from '#app/locales/pt-BR/person-fields.ts';

/**
 * The words for a refused field.
 * @param clinic whose phone serves as the example
 */
export function personFieldText(
  refusal: PersonFieldRefusal,
  clinic: { phone: { raw: string } },
): string {
  return personFields[refusal].replace('{phone}', clinic.phone.raw);
}
