import { type NameRefusal, parseEmail, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { PRIVACY_RIGHTS, type PrivacyRight } from '#app/clinic/privacy-requests.ts';
import { formText } from '#app/platform/form-values.ts';
import { parseFreeText } from '#app/platform/free-text.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';

/** Form values exactly as typed. */
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
  | 'contact-missing'
  | 'phone'
  | 'email'
  | 'words-missing'
  | 'words-too-long';
export type RequestFieldError = { field: RequestField; refusal: RequestFieldRefusal };

export const NOTHING_TYPED: RequestFormValues = {
  right: '',
  name: '',
  email: '',
  phone: '',
  words: '',
};

/** Reads the form; missing fields become empty strings. */
export function readRequest(form: FormData): RequestFormValues {
  const fieldText = (field: RequestField) => formText(form, field);
  return {
    right: fieldText('right'),
    name: fieldText('name'),
    email: fieldText('email'),
    phone: fieldText('phone'),
    words: fieldText('words'),
  };
}

/** The request to store, or every invalid field in form order. */
export function parseRequest(
  values: RequestFormValues,
): Result<RequestFields, RequestFieldError[]> {
  const askedFor = PRIVACY_RIGHTS.find((right) => right === values.right);
  const name = parseName(values.name);
  const email = parseEmail(values.email);
  const phone = values.phone.trim() === '' ? ok(null) : parsePhone(values.phone);
  const words = parseWords(values.words, askedFor === 'other');
  const hasContact = values.email.trim() !== '' || values.phone.trim() !== '';
  if (askedFor && name.ok && email.ok && phone.ok && words.ok && hasContact) {
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
    ['email', hasContact ? email : refuse('contact-missing')],
    ['phone', phone],
    ['words', words],
  ];
  return refuse(fieldRefusals(results));
}

function parseWords(
  value: string,
  isNeeded: boolean,
): Result<string, 'words-missing' | 'words-too-long'> {
  const words = parseFreeText(value);
  if (!words.ok) return refuse('words-too-long');
  return words.value === '' && isNeeded ? refuse('words-missing') : words;
}
