import {
  type BirthDateRefusal,
  type NameRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
} from '#app/clinic/person-fields.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** A contact of the agenda and the patients it brings, as the form shows them; days as three fields. */
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
export type CorrectionError = { fieldId: string; refusal: CorrectionRefusal };

/** Names of a patient's fields. */
export function patientFields(id: number) {
  return { name: `paciente-${id}`, birth: `nascimento-${id}` };
}

/** Reads the form for these patients; a missing field is empty. */
export function readCorrection(
  form: FormData,
  patientIds: readonly number[],
): CorrectionFormValues {
  const typed = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: typed('nome'),
    phone: typed('telefone'),
    email: typed('email'),
    patients: patientIds.map((id) => {
      const { name, birth } = patientFields(id);
      return {
        id,
        name: typed(name),
        day: typed(`${birth}Day`),
        month: typed(`${birth}Month`),
        year: typed(`${birth}Year`),
      };
    }),
  };
}

/**
 * Judged as at booking; a birth date may be missing.
 * @param today calendar day in the clinic's zone
 */
export function parseCorrection(
  typed: CorrectionFormValues,
  today: string,
): Result<Correction, CorrectionError[]> {
  const errors: CorrectionError[] = [];
  function take<Value>(result: Result<Value, CorrectionRefusal>, fieldId: string, other: Value) {
    if (result.ok) return result.value;
    errors.push({ fieldId, refusal: result.refusal });
    return other;
  }
  const correction: Correction = {
    name: take(parseName(typed.name), 'nome', ''),
    phoneE164: take(parsePhone(typed.phone), 'telefone', ''),
    email: take(parseEmail(typed.email), 'email', null),
    patients: typed.patients.map(({ id, name, day, month, year }) => {
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
