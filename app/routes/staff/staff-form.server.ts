import type { HeadersArgs } from 'react-router';
import { data } from 'react-router';
import type { AppServices } from '#app/context/app-services.ts';
import type { AccountFieldError } from '#app/features/staff/account-fields.ts';
import { HASH_WAIT_SECONDS } from '#app/features/staff/hash-queue.ts';
import {
  DEVICE_COOKIE,
  deviceCookieFor,
  knownDeviceOf,
} from '#app/features/staff/known-device.server.ts';
import type { CodeRefusal } from '#app/features/staff/second-factor.server.ts';
import { SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

export function sessionCookie({ env }: Pick<AppServices, 'env'>, token: string): string {
  return setCookie(SESSION_COOKIE, token, env.baseUrl);
}

export function deviceCookieOf(request: Request, { env }: Pick<AppServices, 'env'>) {
  return readCookie(request, DEVICE_COOKIE, env.baseUrl);
}

/** A browser's description of itself; empty without one. */
export function userAgentOf(request: Request): string {
  return request.headers.get('user-agent') ?? '';
}

/** Set-Cookie headers after a complete sign-in: the session and the known device. */
export async function signedInCookies(
  request: Request,
  services: Pick<AppServices, 'db' | 'env'>,
  { token, staffId }: { token: string; staffId: number },
): Promise<string[]> {
  const { appSecret: secret, baseUrl } = services.env;
  const deps = { db: services.db, secret };
  const session = sessionCookie(services, token);
  const device = deviceCookieOf(request, services);
  if ((await knownDeviceOf(deps, staffId, device)) !== null) return [session];
  return [session, setCookie(DEVICE_COOKIE, await deviceCookieFor(deps, staffId), baseUrl)];
}

/** Response to a refused form, with its errors and values. */
export function refusedForm<FormValues>(
  errors: readonly FieldError[],
  {
    values,
    status = 400,
    waitSeconds,
  }: { values: FormValues; status?: number; waitSeconds?: number },
) {
  const headers = waitSeconds ? { 'retry-after': String(waitSeconds) } : undefined;
  return data({ errors, values }, { status, ...(headers && { headers }) });
}

/** Response where no password is checked now, because too many wait for that already. */
export function refusedAsBusy<FormValues>(fieldId: string, values: FormValues) {
  const waitSeconds = HASH_WAIT_SECONDS;
  const errors = [{ fieldId, message: staffLogin.busy(waitSeconds) }];
  return refusedForm(errors, { values, status: 429, waitSeconds });
}

/** Response to a refused code. @param words message for a wrong one */
export function refusedCode<FormValues>(refusal: CodeRefusal, words: string, values: FormValues) {
  const error = (message: string) => [{ fieldId: 'code', message }];
  if (refusal.reason === 'wrong') return refusedForm(error(words), { values, status: 401 });
  const { waitSeconds } = refusal;
  return refusedForm(error(staffLogin.tooMany(waitSeconds)), { values, status: 429, waitSeconds });
}

/** A page in answer to a form, with cookies. */
export function answeredForm<FormValues>(values: FormValues, cookies: readonly string[]) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const errors: FieldError[] = [];
  return data({ errors, values }, { headers });
}

/** Error messages of account fields. */
export function accountErrors(errors: readonly AccountFieldError[]): FieldError[] {
  return errors.map(({ field, refusal }) => ({
    fieldId: field,
    message: staffLogin.refusals[refusal],
  }));
}

/** Headers of every staff page, plus those of a form's response: Retry-After. */
export function staffHeaders({ parentHeaders, actionHeaders }: HeadersArgs) {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return headers;
}
