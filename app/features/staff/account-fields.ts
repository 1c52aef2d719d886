import { type NameRefusal, parseName } from '#app/clinic/person-fields.ts';
import { type PasswordRefusal, validatePassword } from './password-rules.ts';
import { isUsername, plainUsername } from './username.ts';

export type AccountField = 'name' | 'username' | 'password' | 'repeated';
export type AccountRefusal =
  | NameRefusal
  | PasswordRefusal
  | 'username'
  | 'username-taken'
  | 'not-the-same';
export type AccountFieldError = { field: AccountField; refusal: AccountRefusal };

export type PasswordFormValues = { password: string; repeated: string };

/** What is wrong with a new password and its repetition. */
export function passwordErrors(
  { password, repeated }: PasswordFormValues,
  ownWords: readonly string[],
): AccountFieldError[] {
  const refusal = validatePassword(password, ownWords);
  if (refusal) return [{ field: 'password', refusal }];
  return password === repeated ? [] : [{ field: 'repeated', refusal: 'not-the-same' }];
}

/** The name and username of a new account, ready to be stored, with everything that is wrong. */
export function parseAccount(
  typed: { name: string; username: string } & PasswordFormValues,
  clinicWords: readonly string[],
): { name: string; username: string; errors: AccountFieldError[] } {
  const parsedName = parseName(typed.name);
  const username = plainUsername(typed.username);
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
      ...passwordErrors(typed, [name, username, ...clinicWords]),
    ],
  };
}
