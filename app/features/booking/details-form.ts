import {
  type PersonFieldRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { BookingRequest } from '#app/scheduling/book-appointment.server.ts';
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

/** What the visitor typed on the details screen, untouched; missing fields are empty. */
export function readDetails(form: FormData): DraftDetails {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return {
    patientName: typed('patientName'),
    birthDay: typed('birthDay'),
    birthMonth: typed('birthMonth'),
    birthYear: typed('birthYear'),
    contactName: typed('contactName'),
    relation: typed('relation'),
    phone: typed('phone'),
    email: typed('email'),
  };
}

/**
 * The people of a visit, or every field that is wrong, in the order of the screen.
 * Who books for themselves is asked for one name; a child needs a guardian's relation too.
 * @param today the clinic's calendar day
 */
export function parsePeople(
  typed: DraftDetails,
  forWhom: ForWhom,
  today: string,
): Result<People, DetailsError[]> {
  const birth = { day: typed.birthDay, month: typed.birthMonth, year: typed.birthYear };
  const patientName = parseName(typed.patientName);
  const bornOn = parseBirthDate(birth, today);
  const contactName = forWhom === 'self' ? patientName : parseName(typed.contactName);
  const relation = forWhom === 'child' ? parseRelation(typed.relation) : ok('');
  const phone = parsePhone(typed.phone);
  const email = parseEmail(typed.email);
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
    // Who books for themselves has one name, judged above.
    ['contactName', forWhom === 'self' ? ok('') : contactName],
    ['relation', relation],
    ['phone', phone],
    ['email', email],
  ];
  return refuse(
    results.flatMap(([field, result]) => (result.ok ? [] : [{ field, refusal: result.refusal }])),
  );
}
