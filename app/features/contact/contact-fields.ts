import { type NameRefusal, parseEmail, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { MAX_FREE_TEXT, parseFreeText } from '#app/platform/free-text.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';

/** What the visitor typed, unchanged. */
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

/** Characters, by code point. */
export const MESSAGE_LENGTH = { min: 10, max: MAX_FREE_TEXT };

export const NOTHING_TYPED: ContactFormValues = {
  name: '',
  phone: '',
  email: '',
  message: '',
  hasConsented: false,
};

/** Reads the form; a missing field is empty. */
export function readContact(form: FormData): ContactFormValues {
  const fieldText = (field: ContactField) => formText(form, field);
  return {
    name: fieldText('name'),
    phone: fieldText('phone'),
    email: fieldText('email'),
    message: fieldText('message'),
    hasConsented: fieldText('consent') !== '',
  };
}

/** The message ready to be stored, or every invalid field, in the order of the form. */
export function parseContact(
  values: ContactFormValues,
): Result<ContactFields, ContactFieldError[]> {
  const name = parseName(values.name);
  const phone = parsePhone(values.phone);
  const parsedEmail = parseEmail(values.email);
  const email =
    parsedEmail.ok && parsedEmail.value !== null ? ok(parsedEmail.value) : refuse('email');
  const message = parseMessage(values.message);
  if (name.ok && phone.ok && email.ok && message.ok && values.hasConsented) {
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
    ['consent', values.hasConsented ? ok('') : refuse('consent-missing')],
  ];
  return refuse(fieldRefusals(results));
}

/** A message of several lines. */
export function parseMessage(
  value: string,
): Result<string, 'message-too-short' | 'message-too-long'> {
  const message = parseFreeText(value);
  if (!message.ok) return refuse('message-too-long');
  return [...message.value].length < MESSAGE_LENGTH.min ? refuse('message-too-short') : message;
}
