import { type NameRefusal, parseEmail, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** What the visitor typed, untouched. */
export type ContactFormValues = {
  name: string;
  phone: string;
  email: string;
  message: string;
  hasConsented: boolean;
};

export type ContactFields = { name: string; phoneE164: string; email: string; message: string };
export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'consent';
export type ContactFieldRefusal =
  | NameRefusal
  | 'phone'
  | 'email'
  | 'message-too-short'
  | 'message-too-long'
  | 'consent-missing';
export type ContactFieldError = { field: ContactField; refusal: ContactFieldRefusal };

/** Characters, counted as people see them in most scripts: by code point. */
export const MESSAGE_LENGTH = { min: 10, max: 4_000 };
// Whatever lies beyond is refused before anything looks at it: hostile input costs nothing.
const MAX_TYPED_LENGTH = 4 * MESSAGE_LENGTH.max;

// Control characters, line separators, marks that reorder text, and halves of a character.
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

export const NOTHING_TYPED: ContactFormValues = {
  name: '',
  phone: '',
  email: '',
  message: '',
  hasConsented: false,
};

/** Reads the form; a missing field is empty. */
export function readContact(form: FormData): ContactFormValues {
  const typed = (field: ContactField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: typed('name'),
    phone: typed('phone'),
    email: typed('email'),
    message: typed('message'),
    hasConsented: typed('consent') !== '',
  };
}

/** The message ready to be stored, or every field that is wrong, in the order of the screen. */
export function parseContact(typed: ContactFormValues): Result<ContactFields, ContactFieldError[]> {
  const name = parseName(typed.name);
  const phone = parsePhone(typed.phone);
  const parsedEmail = parseEmail(typed.email);
  const email =
    parsedEmail.ok && parsedEmail.value !== null ? ok(parsedEmail.value) : refuse('email');
  const message = parseMessage(typed.message);
  if (name.ok && phone.ok && email.ok && message.ok && typed.hasConsented) {
    return ok({
      name: name.value,
      phoneE164: phone.value,
      email: email.value,
      message: message.value,
    });
  }
  const results: [ContactField, Result<unknown, ContactFieldRefusal>][] = [
    ['name', name],
    ['phone', phone],
    ['email', email],
    ['message', message],
    ['consent', typed.hasConsented ? ok('') : refuse('consent-missing')],
  ];
  return refuse(
    results.flatMap(([field, result]) => (result.ok ? [] : [{ field, refusal: result.refusal }])),
  );
}

/**
 * A message of several lines. What cannot be printed becomes a space, at most one empty line stays
 * between two others.
 */
export function parseMessage(
  typed: string,
): Result<string, 'message-too-short' | 'message-too-long'> {
  if (typed.length > MAX_TYPED_LENGTH) return refuse('message-too-long');
  const message = typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
  const length = [...message].length;
  if (length < MESSAGE_LENGTH.min) return refuse('message-too-short');
  return length > MESSAGE_LENGTH.max ? refuse('message-too-long') : ok(message);
}
