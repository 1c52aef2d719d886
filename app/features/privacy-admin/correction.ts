import { formatPhone } from '#app/clinic/format-phone.ts';
import {
  type BirthDateRefusal,
  type NameRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
} from '#app/clinic/person-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { CorrectableContact } from './correct-person.server.ts';

/** Form values of a contact and its patients; dates are split into three fields. */
export type CorrectionFormValues = {
  name: string;
  phone: string;
  email: string;
  patients: { id: number; name: string; day: string; month: string; year: string }[];
};

export type Correction = {
  name: string;
  phoneE164: string;
  email: string | null;
  patients: { id: number; name: string; bornOn: string | null }[];
};

export type CorrectionRefusal = NameRefusal | BirthDateRefusal | 'phone' | 'email';
export type CorrectionError = { field: string; refusal: CorrectionRefusal };

/** Field names of one patient. */
export function patientFields(id: number) {
  return { name: `paciente-${id}`, birth: `nascimento-${id}` };
}

/** Reads the form for these patients; missing fields become empty strings. */
export function readCorrection(
  form: FormData,
  patientIds: readonly number[],
): CorrectionFormValues {
  const fieldText = (field: string) => formText(form, field);
  return {
    name: fieldText('nome'),
    phone: fieldText('telefone'),
    email: fieldText('email'),
    patients: patientIds.map((id) => {
      const { name, birth } = patientFields(id);
      return {
        id,
        name: fieldText(name),
        day: fieldText(`${birth}Day`),
        month: fieldText(`${birth}Month`),
        year: fieldText(`${birth}Year`),
      };
    }),
  };
}

/**
 * Validates as booking does, except that a birth date may be missing.
 * @param today calendar day in the clinic's zone
 */
export function parseCorrection(
  values: CorrectionFormValues,
  today: string,
): Result<Correction, CorrectionError[]> {
  const errors: CorrectionError[] = [];
  function take<Value>(result: Result<Value, CorrectionRefusal>, field: string, other: Value) {
    if (result.ok) return result.value;
    errors.push({ field, refusal: result.refusal });
    return other;
  }
  const correction: Correction = {
    name: take(parseName(values.name), 'nome', ''),
    phoneE164: take(parsePhone(values.phone), 'telefone', ''),
    email: take(parseEmail(values.email), 'email', null),
    patients: values.patients.map(({ id, name, day, month, year }) => {
      const fields = patientFields(id);
      const isEmpty = `${day}${month}${year}`.trim() === '';
      const born: Result<string | null, BirthDateRefusal> = isEmpty
        ? ok(null)
        : parseBirthDate({ day, month, year }, today);
      return {
        id,
        name: take(parseName(name), fields.name, ''),
        bornOn: take(born, `${fields.birth}Day`, null),
      };
    }),
  };
  return errors.length > 0 ? refuse(errors) : ok(correction);
}

/** Stored data as form values. */
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
