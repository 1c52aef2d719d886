import {
  type PersonFieldRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { DraftDetails, ForWhom } from './booking-draft.ts';

export type People = Pick<BookingRequest, 'patient' | 'contact' | 'guardian'>;
export type DetailsField =
  | 'patientName'
  | 'birthDay'
  | 'contactName'
  | 'relation'
  | 'phone'
  | 'email';
export type DetailsError = { field: DetailsField; refusal: PersonFieldRefusal };

/** The details form as typed; missing fields are empty strings. */
export function readDetails(form: FormData): DraftDetails {
  const fieldText = (name: string) => formText(form, name).slice(0, 200);
  return {
    patientName: fieldText('patientName'),
    birthDay: fieldText('birthDay'),
    birthMonth: fieldText('birthMonth'),
    birthYear: fieldText('birthYear'),
    contactName: fieldText('contactName'),
    relation: fieldText('relation'),
    phone: fieldText('phone'),
    email: fieldText('email'),
  };
}

/**
 * Parses the people of an appointment, or returns all invalid fields in screen order.
 * People who book for themselves enter one name; a child also needs the guardian's relation.
 * @param today the clinic's calendar day
 */
export function parsePeople(
  values: DraftDetails,
  forWhom: ForWhom,
  today: string,
): Result<People, DetailsError[]> {
  const birth = { day: values.birthDay, month: values.birthMonth, year: values.birthYear };
  const patientName = parseName(values.patientName);
  const bornOn = parseBirthDate(birth, today);
  const contactName = forWhom === 'self' ? patientName : parseName(values.contactName);
  const relation = forWhom === 'child' ? parseRelation(values.relation) : ok('');
  const phone = parsePhone(values.phone);
  const email = parseEmail(values.email);
  if (patientName.ok && bornOn.ok && contactName.ok && relation.ok && phone.ok && email.ok) {
    return ok({
      patient: { name: patientName.value, bornOn: bornOn.value },
      contact: { name: contactName.value, phoneE164: phone.value, email: email.value },
      guardian: forWhom === 'child' ? { name: contactName.value, relation: relation.value } : null,
    });
  }
  const results: [DetailsField, Result<unknown, PersonFieldRefusal>][] = [
    ['patientName', patientName],
    ['birthDay', bornOn],
    // People who book for themselves have one name, validated above.
    ['contactName', forWhom === 'self' ? ok('') : contactName],
    ['relation', relation],
    ['phone', phone],
    ['email', email],
  ];
  return refuse(fieldRefusals(results));
}
