import { data } from 'react-router';
import {
  correctionsInWords,
  mergedForm,
  PATIENT_FIELDS,
  type PatientFormValues,
  readPatientForm,
} from '#app/features/patients/patient-form.ts';
import { patientPath } from '#app/features/patients/patient-paths.ts';
import { correctPerson } from '#app/features/privacy-admin/correct-person.server.ts';
import {
  type CorrectionFormValues,
  parseCorrection,
  patientFields,
} from '#app/features/privacy-admin/correction.ts';
import { personFields } from '#app/locales/person-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import { aboutByForm } from './about/about-by-form.server.ts';
import { correctionOf } from './kept-corrections.server.ts';
import { type PatientArgs, patientPageOf } from './patient-page.server.ts';

/** In the address, once a correction is stored. */
export const CORRECTED = 'corrigido';

/** Answers the forms of a patient's page. */
export async function answerPatientForm(args: PatientArgs) {
  return (await aboutByForm(args)) ?? correctByForm(args);
}

/** Stores what was corrected; a form that is older than somebody else's correction overwrites nothing. */
async function correctByForm(args: PatientArgs) {
  const page = await patientPageOf(args);
  const { services, staff, clinic, patient, today } = page;
  const form = await args.request.formData();
  const typed = readPatientForm(form);
  const stamp = formText(form, PATIENT_FIELDS.stamp);
  const since = Number(/^\d{1,15}$/.exec(formText(form, PATIENT_FIELDS.since))?.[0] ?? 0);
  const parsed = parseCorrection(toCorrection(patient.id, typed), today);
  if (!parsed.ok) {
    const refusals = parsed.refusal.flatMap(({ field, refusal }) => {
      const own = fieldOf(patient.id, field, typed);
      return own ? [{ field: own, refusal }] : [];
    });
    const errors = personFieldErrors(refusals, personFields, { phoneExample: clinic.phone.raw });
    // Stays based on what was seen, so that a change by others is still detected.
    return data({ errors, values: typed, stamp, since, changes: null }, { status: 400 });
  }
  const wanted = { id: patient.contactId, snapshot: stamp, by: staff, correction: parsed.value };
  const corrected = await correctPerson(services, wanted);
  if (corrected.ok) return seeOther(`${patientPath(patient.id)}?${CORRECTED}`);
  const now = await correctionOf(page);
  const newer = now.corrections.filter(({ id }) => id > since);
  const { values, errors } = mergedForm(typed, now.values, newer);
  const changes = correctionsInWords(newer);
  const { stamp: newStamp, since: newSince } = now;
  return data({ errors, values, stamp: newStamp, since: newSince, changes }, { status: 409 });
}

/** Who is their own contact has one name. */
function toCorrection(id: number, values: PatientFormValues): CorrectionFormValues {
  const { name, contact, phone, email, day, month, year } = values;
  return { name: contact ?? name, phone, email, patients: [{ id, name, day, month, year }] };
}

/** The field of this form for one of a correction; null for a name that is there twice. */
function fieldOf(id: number, field: string, { contact }: PatientFormValues): string | null {
  const own = patientFields(id);
  if (field === own.name) return PATIENT_FIELDS.name;
  if (field === `${own.birth}Day`) return `${PATIENT_FIELDS.birth}Day`;
  if (field === 'nome') return contact === null ? null : PATIENT_FIELDS.contact;
  return field;
}
