import { inOneLine } from '#app/platform/free-text.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isCalendarDay } from './clinic-time.ts';
import type { Asked } from './record/booking-form-fields.ts';

export type NameRefusal = 'name-too-short' | 'name-too-long' | 'name-unreadable';
export type RelationRefusal = 'relation-missing' | 'relation-too-long' | 'name-unreadable';
export type BirthDateRefusal =
  | 'birth-date-missing'
  | 'birth-day-missing'
  | 'birth-month-missing'
  | 'birth-year-missing'
  | 'birth-date-not-numbers'
  | 'birth-date-unreal'
  | 'birth-date-in-future'
  | 'birth-date-too-old';

/** Why a person's field is refused. */
export type PersonFieldRefusal =
  | NameRefusal
  | RelationRefusal
  | BirthDateRefusal
  | 'phone'
  | 'email'
  | 'email-missing'
  | 'adult-unsaid'
  | 'note-too-long';

/** A birth date as three fields, or as one 'YYYY-MM-DD'. */
export type BirthDateInput = string | { day: string; month: string; year: string };

// Length is checked before anything else, so that hostile input costs nothing.
const MAX_TYPED_LENGTH = 500;
/** Characters, counted by code point. */
export const NAME_LENGTH = { min: 3, max: 120 };
const RELATION_LENGTH = { min: 2, max: 60 };
const FIRST_BIRTH_YEAR = 1900;

// Brackets, dots, and every hyphen, blank and invisible mark that copying brings along.
const PHONE_SEPARATORS = /[\s()./\p{Pd}\u2212\p{Cf}]+/gu;
// The country (with + or an international prefix), then the trunk prefix 0, which may name a carrier or
// leave it open ('0xx'). The lengths of what follows tell area 55 from country 55.
const DIALLED = /^(?:\+?55|00(?:[1-9]\d)?55)?(?:0(?:xx|[1-9]\d)?)?(\d{10,11})$/i;
// Anatel's area codes, the other numbers from 11 to 99 being unassigned; then a mobile or a landline.
const NATIONAL =
  /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})$/;
const MAX_PHONE_LENGTH = 60;

/** A person's name on one line, whitespace collapsed; 3 to 120 characters. */
export function parseName(value: string): Result<string, NameRefusal> {
  const name = tidy(value);
  if (!name.ok) return refuse(name.refusal === 'long' ? 'name-too-long' : 'name-unreadable');
  const length = [...name.value].length;
  if (length < NAME_LENGTH.min) return refuse('name-too-short');
  return length > NAME_LENGTH.max ? refuse('name-too-long') : name;
}

/** How the guardian is related to the patient, in the guardian's own words. */
export function parseRelation(value: string): Result<string, RelationRefusal> {
  const relation = tidy(value);
  if (!relation.ok) {
    return refuse(relation.refusal === 'long' ? 'relation-too-long' : 'name-unreadable');
  }
  const length = [...relation.value].length;
  if (length < RELATION_LENGTH.min) return refuse('relation-missing');
  return length > RELATION_LENGTH.max ? refuse('relation-too-long') : relation;
}

/**
 * A Brazilian phone number with area code; accepts masks, a leading 0 with or without a carrier, +55 and 0055.
 * @returns E.164: '+5535999990000' (mobile: nine digits from 9) or '+553533330000' (eight from 2 to 5)
 */
export function parsePhone(value: string): Result<string, 'phone'> {
  if (value.length > MAX_PHONE_LENGTH) return refuse('phone');
  const [, national = ''] = DIALLED.exec(value.replace(PHONE_SEPARATORS, '')) ?? [];
  return NATIONAL.test(national) ? ok(`+55${national}`) : refuse('phone');
}

/**
 * The digits by which a stored phone or a protocol is found: those of a whole number, however it is written,
 * or of a part; empty when the text has anything else.
 */
export function phoneDigits(text: string): string {
  const whole = parsePhone(text);
  const digits = whole.ok ? whole.value : text.replace(PHONE_SEPARATORS, '');
  return /^\+?\d+$/.test(digits) ? digits.replace('+', '') : '';
}

/** One plain e-mail address, or null when the field was left empty. */
export function parseEmail(value: string): Result<string | null, 'email'> {
  if (value.length > MAX_TYPED_LENGTH) return refuse('email');
  const email = value.trim();
  if (email === '') return ok(null);
  return isMailAddress(email) ? ok(email) : refuse('email');
}

/** An address as far as the clinic's forms ask for one; null for none. */
export function parseAskedEmail(
  value: string,
  asked: Asked,
): Result<string | null, 'email' | 'email-missing'> {
  if (asked === 'off') return ok(null);
  const email = parseEmail(value);
  const isMissing = email.ok && email.value === null && asked === 'required';
  return isMissing ? refuse('email-missing') : email;
}

/**
 * A plausible birth date of a living person.
 * @param today the clinic's calendar day
 * @returns 'YYYY-MM-DD'
 */
export function parseBirthDate(
  values: BirthDateInput,
  today: string,
): Result<string, BirthDateRefusal> {
  const parts = typeof values === 'string' ? partsOf(values) : values;
  if (Object.values(parts).some((part) => part.length > 20))
    return refuse('birth-date-not-numbers');
  const day = parts.day.trim();
  const month = parts.month.trim();
  const year = parts.year.trim();
  if (!day && !month && !year) return refuse('birth-date-missing');
  if (!day) return refuse('birth-day-missing');
  if (!month) return refuse('birth-month-missing');
  if (!year) return refuse('birth-year-missing');
  const isNumeric = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
  if (!isNumeric) return refuse('birth-date-not-numbers');
  if (Number(year) < FIRST_BIRTH_YEAR) return refuse('birth-date-too-old');
  const bornOn = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A year beyond our calendar is not a valid day, but the right refusal is that it lies in the future.
  if (bornOn.slice(0, 4) > today.slice(0, 4)) return refuse('birth-date-in-future');
  if (!isCalendarDay(bornOn)) return refuse('birth-date-unreal');
  return bornOn > today ? refuse('birth-date-in-future') : ok(bornOn);
}

function tidy(value: string): Result<string, 'long' | 'unreadable'> {
  if (value.length > MAX_TYPED_LENGTH) return refuse('long');
  const text = value.trim();
  if (inOneLine(text) !== text) return refuse('unreadable');
  return ok(text.normalize('NFC').replace(/\s+/g, ' '));
}

function partsOf(written: string): { day: string; month: string; year: string } {
  if (written.trim() === '') return { day: '', month: '', year: '' };
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written.slice(0, 20));
  // A string that is not a date is refused as invalid, not for a missing part.
  const [, year = 'x', month = 'x', day = 'x'] = match ?? [];
  return { day, month, year };
}
