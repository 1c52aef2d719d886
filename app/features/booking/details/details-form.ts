import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import {
  type BirthDateInput,
  type PersonFieldRefusal,
  parseAskedEmail,
  parseBirthDate,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { parseNote } from '#app/clinic/reception-note.ts';
import type { Asked } from '#app/clinic/record/booking-form-fields.ts';
import { type DraftDetails, FOR_WHOM, type ForWhom } from '#app/features/booking/booking-draft.ts';
import { formText } from '#app/platform/form-values.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';

export type People = Pick<BookingRequest, 'patient' | 'contact' | 'guardian' | 'note'>;
export type DetailsField =
  | 'patientName'
  | 'birth'
  | 'contactName'
  | 'relation'
  | 'phone'
  | 'email'
  | 'adult'
  | 'note';
export type DetailsError = { field: DetailsField; refusal: PersonFieldRefusal };

/** How months begin in Portuguese and in English. */
const MONTH_STARTS = [
  /^jan/,
  /^f[ei][vb]/,
  /^mar/,
  /^a[bp]r/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^a[gu]/,
  /^se[tp]/,
  /^o[uc]t/,
  /^nov/,
  /^de[zc]/,
];

/** The form about the patient as typed; missing fields are empty, unknown choices undefined. */
export function readDetailsStep(form: FormData) {
  return {
    forWhom: FOR_WHOM.find((each) => each === form.get('forWhom')),
    payer: formText(form, 'payer').slice(0, 200) || undefined,
    details: readDetails(form),
    coupon: formText(form, 'coupon').trim().slice(0, MAX_CODE_LENGTH) || undefined,
  };
}

function readDetails(form: FormData): DraftDetails {
  const fieldText = (name: string) => formText(form, name).slice(0, 200);
  return {
    patientName: fieldText('patientName'),
    birth: fieldText('birth'),
    contactName: fieldText('contactName'),
    relation: fieldText('relation'),
    phone: fieldText('phone'),
    email: fieldText('email'),
    adult: fieldText('adult') || undefined,
    note: formText(form, 'note').slice(0, 1_000) || undefined,
  };
}

/**
 * A birth date as people write it on one line: '27/3/1958', '27 3 1958', '27031958', '27 de março de 1958', or
 * '1958-03-27' as browsers fill it in.
 */
export function splitBirthDate(typed: string): BirthDateInput {
  const text = typed.normalize('NFC').trim().toLowerCase();
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  if (/^\d{8}$/.test(text))
    return { day: text.slice(0, 2), month: text.slice(2, 4), year: text.slice(4) };
  const words = text.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && word !== 'de');
  const [day = '', month = '', ...rest] = words;
  const named = MONTH_STARTS.findIndex((start) => start.test(month));
  return { day, month: named < 0 ? month : String(named + 1), year: rest.join(' ') };
}

/**
 * Parses the people of an appointment, or returns all invalid fields in screen order.
 * People who book for themselves enter one name; a child also needs the guardian's relation, and its date of birth
 * whatever the clinic asks of others.
 * @param today the clinic's calendar day
 * @param asked what the clinic's form asks; what it no longer does is not read
 */
export function parsePeople(
  values: DraftDetails,
  forWhom: ForWhom,
  today: string,
  asked: Clinic['bookingForm'],
): Result<People, DetailsError[]> {
  const patientName = parseName(values.patientName);
  const bornOn = birthOf(values.birth, today, forWhom === 'child' ? 'required' : asked.birthDate);
  const contactName = forWhom === 'self' ? patientName : parseName(values.contactName);
  const relation = forWhom === 'child' ? parseRelation(values.relation) : ok('');
  const phone = parsePhone(values.phone);
  // Without a day of birth nothing else tells that somebody must answer for the patient.
  const isSaid =
    forWhom === 'child' || (bornOn.ok && bornOn.value !== null) || values.adult === 'sim';
  const adult = isSaid || !bornOn.ok ? ok('') : refuse<PersonFieldRefusal>('adult-unsaid');
  const email = parseAskedEmail(values.email, asked.email);
  const note = asked.note === 'off' ? ok(null) : parseNote(values.note ?? '');
  if (
    patientName.ok &&
    bornOn.ok &&
    contactName.ok &&
    relation.ok &&
    phone.ok &&
    email.ok &&
    adult.ok &&
    note.ok
  ) {
    return ok({
      patient: { name: patientName.value, bornOn: bornOn.value },
      contact: { name: contactName.value, phoneE164: phone.value, email: email.value },
      guardian: forWhom === 'child' ? { name: contactName.value, relation: relation.value } : null,
      ...(note.value !== null && { note: note.value }),
    });
  }
  const results: [DetailsField, Result<unknown, PersonFieldRefusal>][] = [
    ['patientName', patientName],
    ['birth', bornOn],
    ['adult', adult],
    // People who book for themselves have one name, validated above.
    ['contactName', forWhom === 'self' ? ok('') : contactName],
    ['relation', relation],
    ['phone', phone],
    ['email', email],
    ['note', note],
  ];
  return refuse(fieldRefusals(results));
}

function birthOf(
  typed: string,
  today: string,
  asked: Asked,
): Result<string | null, PersonFieldRefusal> {
  if (asked === 'off' || (asked === 'optional' && typed.trim() === '')) return ok(null);
  return parseBirthDate(splitBirthDate(typed), today);
}
