import { appServices, visitorAddress, visitorGone } from '#app/context/app-services.ts';
import { openForm, sealForm } from '#app/features/staff/kept-form.server.ts';
import { type KeptField, keptFields, type SealedForm } from '#app/features/staff/kept-form.tsx';
import { lapsedOwner, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { signIn } from '#app/features/staff/sign-in.server.ts';
import { loginPath, returnPath, SENT, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  answeredForm,
  deviceCookieOf,
  refusedAsBusy,
  refusedForm,
  sessionCookie,
  signedInCookies,
} from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';

type LoginValues = {
  username: string;
  /** A form that was sent after its session had lapsed. */
  kept: SealedForm | null;
  /** Where the code goes, when the password was right and a form is to be carried on. */
  codePath: string | null;
  /** The form to send now that its owner is back. */
  resume: { path: string; fields: readonly KeptField[] } | null;
};
/** What forms may weigh, less the login's own fields. */
const MAX_KEPT_BYTES = 60_000;
const NOTHING: LoginValues = { username: '', kept: null, codePath: null, resume: null };

/** Signs in; carries a form that was sent after its session had lapsed on to its owner. */
export async function answerLogin({ request, context }: StaffArgs) {
  const services = context.get(appServices);
  const { appSecret, baseUrl } = services.env;
  const form = await request.formData();
  const path = wantedPath(request);
  const oldToken = readCookie(request, SESSION_COOKIE, baseUrl);
  if (new URL(request.url).searchParams.has(SENT)) {
    const owner = await lapsedOwner(services, oldToken);
    if (owner === null) return seeOther(loginPath(new URL(path, request.url)));
    const kept = sealForm(appSecret, { owner, path, fields: keptFields(form) });
    // The next step of the login would be refused as a whole.
    if (encodeURIComponent(kept.text).length > MAX_KEPT_BYTES)
      return seeOther(loginPath(new URL(path, request.url)));
    return refusedForm([], { values: { ...NOTHING, kept }, status: 401 });
  }
  const username = formText(form, 'username');
  const gone = context.get(visitorGone);
  const signedIn = await signIn(staffServicesOf(services), {
    username,
    password: formText(form, 'password'),
    address: context.get(visitorAddress),
    device: deviceCookieOf(request, services),
    oldToken,
    ...(gone && { gone }),
  });
  const lapsed = openForm(appSecret, form, path);
  const kept = lapsed ? sealForm(appSecret, lapsed) : null;
  if (signedIn.ok) {
    const { token, staffId, awaitsSecondFactor } = signedIn.value;
    const isTheirs = lapsed?.owner === staffId;
    if (awaitsSecondFactor) {
      const next = loginPath(new URL(path, request.url), STAFF_PATHS.code);
      const cookies = [sessionCookie(services, token)];
      if (!isTheirs) return seeOther(next, cookies);
      return answeredForm({ ...NOTHING, kept, codePath: next }, cookies);
    }
    const cookies = await signedInCookies(request, services, signedIn.value);
    if (!isTheirs) return seeOther(path, cookies);
    return answeredForm({ ...NOTHING, resume: { path, fields: lapsed.fields } }, cookies);
  }
  const values = { ...NOTHING, username, kept };
  const refused = { fieldId: 'username', message: staffLogin.login.refused };
  const { refusal } = signedIn;
  if (refusal.reason === 'wrong') return refusedForm([refused], { values, status: 401 });
  if (refusal.reason === 'busy') return refusedAsBusy('username', values);
  const { waitSeconds } = refusal;
  const wait = { fieldId: 'password', message: staffLogin.tooMany(waitSeconds) };
  return refusedForm([refused, wait], { values, status: 429, waitSeconds });
}

/** The page wanted after the login. */
export function wantedPath(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('volta'));
}
