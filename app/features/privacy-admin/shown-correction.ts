import { formatPhone } from '#app/clinic/format-phone.ts';
import { personFields } from '#app/locales/pt-BR/person-fields.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { CorrectableContact } from './correct-person.server.ts';
import type { CorrectionError, CorrectionFormValues } from './correction.ts';

/** What is stored, as one would type it. */
export function toCorrectableView(contact: CorrectableContact): CorrectionFormValues {
  return {
    name: contact.name,
    phone: formatPhone(contact.phoneE164),
    email: contact.email ?? '',
    patients: contact.patients.map(({ id, name, bornOn }) => {
      const [year = '', month = '', day = ''] = bornOn?.split('-') ?? [];
      return { id, name, day, month, year };
    }),
  };
}

/** @param phoneExample digits only */
export function shownCorrectionErrors(
  errors: readonly CorrectionError[],
  phoneExample: string,
): FieldError[] {
  return errors.map(({ fieldId, refusal }) => ({
    fieldId,
    message: personFields[refusal].replace('{phone}', phoneExample),
  }));
}
