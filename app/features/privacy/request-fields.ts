import { type NameRefusal, parseEmail, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { PRIVACY_RIGHTS, type PrivacyRight } from '#app/clinic/privacy-requests.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** What the visitor typed, untouched. */
export type RequestFormValues = {
  right: string;
  name: string;
  email: string;
  phone: string;
  words: string;
};
export type RequestField = keyof RequestFormValues;

export type RequestFields = {
  askedFor: PrivacyRight;
  name: string;
  phoneE164: string | null;
  email: string | null;
  words: string;
};

export type RequestFieldRefusal =
  | NameRefusal
  | 'right-missing'
  | 'reach-missing'
  | 'phone'
  | 'email'
  | 'words-missing'
  | 'words-too-long';
export type RequestFieldError = { field: RequestField; refusal: RequestFieldRefusal };

/** Characters, counted by code point. */
export const MAX_WORDS = 4_000;
// Whatever lies beyond is refused before anything looks at it: hostile input costs nothing.
const MAX_TYPED_LENGTH = 4 * MAX_WORDS;
// Control characters, line separators, marks that reorder text, and halves of a character.
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

export const NOTHING_TYPED: RequestFormValues = {
  right: '',
  name: '',
  email: '',
  phone: '',
  words: '',
};

/** Reads the form; a missing field is empty. */
export function readRequest(form: FormData): RequestFormValues {
  const typed = (field: RequestField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    right: typed('right'),
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    words: typed('words'),
  };
}

/** The request ready to be stored, or every field that is wrong, in the order of the screen. */
export function parseRequest(typed: RequestFormValues): Result<RequestFields, RequestFieldError[]> {
  const askedFor = PRIVACY_RIGHTS.find((right) => right === typed.right);
  const name = parseName(typed.name);
  const email = parseEmail(typed.email);
  const phone = typed.phone.trim() === '' ? ok(null) : parsePhone(typed.phone);
  const words = parseWords(typed.words, askedFor === 'other');
  const isReachable = typed.email.trim() !== '' || typed.phone.trim() !== '';
  if (askedFor && name.ok && email.ok && phone.ok && words.ok && isReachable) {
    return ok({
      askedFor,
      name: name.value,
      email: email.value,
      phoneE164: phone.value,
      words: words.value,
    });
  }
  const results: [RequestField, Result<unknown, RequestFieldRefusal>][] = [
    ['right', askedFor ? ok('') : refuse('right-missing')],
    ['name', name],
    ['email', isReachable ? email : refuse('reach-missing')],
    ['phone', phone],
    ['words', words],
  ];
  return refuse(
    results.flatMap(([field, result]) => (result.ok ? [] : [{ field, refusal: result.refusal }])),
  );
}

function parseWords(
  typed: string,
  isNeeded: boolean,
): Result<string, 'words-missing' | 'words-too-long'> {
  if (typed.length > MAX_TYPED_LENGTH) return refuse('words-too-long');
  const words = typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
  if (words === '' && isNeeded) return refuse('words-missing');
  return [...words].length > MAX_WORDS ? refuse('words-too-long') : ok(words);
}
