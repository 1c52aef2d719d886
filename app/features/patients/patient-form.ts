import { formatMoment } from '#app/clinic/format-date.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { formText } from '#app/platform/form-values.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { PastCorrection } from './corrections.server.ts';

const labels = staffPatients.correct;

/** A patient and their contact as typed; `contact` is null where the patient is the contact. */
export type PatientFormValues = {
  name: string;
  contact: string | null;
  phone: string;
  email: string;
  day: string;
  month: string;
  year: string;
};

/** Of the form's fields, also the ids that errors lead to. */
export const PATIENT_FIELDS = {
  name: 'nome',
  contact: 'contato',
  phone: 'telefone',
  email: 'email',
  birth: 'nascimento',
  stamp: 'visto',
  since: 'desde',
} as const;

export function readPatientForm(form: FormData): PatientFormValues {
  const text = (field: string) => formText(form, field);
  const { name, contact, phone, email, birth } = PATIENT_FIELDS;
  return {
    name: text(name),
    contact: form.has(contact) ? text(contact) : null,
    phone: text(phone),
    email: text(email),
    day: text(`${birth}Day`),
    month: text(`${birth}Month`),
    year: text(`${birth}Year`),
  };
}

/** Which fields of the form a field of the audit log stands for, and how it is called. */
const LOGGED: Readonly<Record<string, { values: (keyof PatientFormValues)[]; word: string }>> = {
  name: { values: ['name', 'contact'], word: labels.fields.name },
  'patient-name': { values: ['name', 'contact'], word: labels.fields.name },
  phone: { values: ['phone'], word: labels.fields.phone },
  email: { values: ['email'], word: labels.fields.email },
  'birth-date': { values: ['day', 'month', 'year'], word: labels.fields.birth },
};

const ID_OF = {
  name: PATIENT_FIELDS.name,
  contact: PATIENT_FIELDS.contact,
  phone: PATIENT_FIELDS.phone,
  email: PATIENT_FIELDS.email,
  day: `${PATIENT_FIELDS.birth}Day`,
  month: `${PATIENT_FIELDS.birth}Day`,
  year: `${PATIENT_FIELDS.birth}Day`,
} as const satisfies Record<keyof PatientFormValues, string>;

/**
 * A form that came after somebody else's correction: what they changed stands as they left it, the rest as it was typed;
 * where both wrote something, the field says what was typed. Without a trace of what changed, all is as it is stored.
 */
export function mergedForm(
  typed: PatientFormValues,
  stored: PatientFormValues,
  since: readonly PastCorrection[],
): { values: PatientFormValues; errors: FieldError[] } {
  const known = since.flatMap(({ fields }) =>
    fields.flatMap((field) => LOGGED[field]?.values ?? []),
  );
  const theirs = new Set(known.length > 0 ? known : KEYS);
  const values = { ...typed, contact: stored.contact };
  const errors = new Map<string, FieldError>();
  for (const key of KEYS) {
    if (key === 'contact' || !theirs.has(key)) continue;
    values[key] = stored[key];
    if (typed[key].trim() === stored[key]) continue;
    const fieldId = ID_OF[key];
    const birth = `${typed.day}/${typed.month}/${typed.year}`;
    const was = fieldId === ID_OF.day ? birth : typed[key];
    errors.set(fieldId, { fieldId, message: labels.typed(was) });
  }
  if (stored.contact !== null && typed.contact !== null && !theirs.has('contact'))
    values.contact = typed.contact;
  return { values, errors: [...errors.values()] };
}

const KEYS = ['name', 'contact', 'phone', 'email', 'day', 'month', 'year'] as const;

/** 'Bia mudou: telefone e e-mail (…)', earliest first; one line where nothing is known. */
export function correctionsInWords(since: readonly PastCorrection[]): string[] {
  if (since.length === 0) return [labels.changedBySomeone];
  return since.toReversed().map(({ by, at, fields }) => {
    const words = new Set(fields.flatMap((field) => LOGGED[field]?.word ?? []));
    const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(words);
    return labels.changedBy(by ?? labels.someone, list, formatMoment(at, { withYear: true }));
  });
}
