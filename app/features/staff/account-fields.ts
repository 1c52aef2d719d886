import { type NameRefusal, parseName } from '#app/clinic/person-fields.ts';
import { type PasswordRefusal, validatePassword } from './password-rules.ts';

export type AccountField = 'name' | 'username' | 'password' | 'repeated';
export type AccountRefusal =
  | NameRefusal
  | PasswordRefusal
  | 'username'
  | 'username-taken'
  | 'not-the-same';
export type AccountFieldError = { field: AccountField; refusal: AccountRefusal };

export type PasswordFormValues = { password: string; repeated: string };

/** Errors in a new password and its repetition. */
export function passwordErrors(
  { password, repeated }: PasswordFormValues,
  ownWords: readonly string[],
): AccountFieldError[] {
  const refusal = validatePassword(password, ownWords);
  if (refusal) return [{ field: 'password', refusal }];
  return password === repeated ? [] : [{ field: 'repeated', refusal: 'not-the-same' }];
}

/** Name and username of a new account, normalized for storage, with all field errors. */
export function parseAccount(
  values: { name: string; username: string } & PasswordFormValues,
  clinicWords: readonly string[],
): { name: string; username: string; errors: AccountFieldError[] } {
  const parsedName = parseName(values.name);
  const username = plainUsername(values.username);
  const name = parsedName.ok ? parsedName.value : '';
  const nameErrors: AccountFieldError[] = parsedName.ok
    ? []
    : [{ field: 'name', refusal: parsedName.refusal }];
  const usernameErrors: AccountFieldError[] = isUsername(username)
    ? []
    : [{ field: 'username', refusal: 'username' }];
  return {
    name,
    username,
    errors: [
      ...nameErrors,
      ...usernameErrors,
      ...passwordErrors(values, [name, username, ...clinicWords]),
    ],
  };
}

/** Normalizes a typed username to its stored form. */
export function plainUsername(value: string): string {
  return value.slice(0, 200).normalize('NFKC').trim().toLowerCase();
}

/** Letters without accents, digits, and dots or dashes between them: 3 to 40 characters. */
function isUsername(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{2,39}$/.test(text);
}
