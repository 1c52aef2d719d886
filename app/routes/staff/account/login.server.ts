import { appServices, visitorAddress, visitorGone } from '#app/context/app-services.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import type { ResumedForm, SealedForm } from '#app/features/staff/kept-fields.ts';
import {
  canTravel,
  lapsedForm,
  openForm,
  resumedForm,
  sealForm,
} from '#app/features/staff/kept-form.server.ts';
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
  userAgentOf,
} from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';

type LoginValues = {
  username: string;
  /** A form that was sent after its session had lapsed. */
  kept: SealedForm | null;
  /** Where the code goes, when the password was right and a form is to be carried on. */
  codePath: string | null;
  /** The form to send now that its owner is back. */
  resume: ResumedForm | null;
};
const NOTHING: LoginValues = { username: '', kept: null, codePath: null, resume: null };

/** Signs in; carries a form that was sent after its session had lapsed on to its owner. */
export async function answerLogin({ request, context }: StaffArgs) {
  const services = context.get(appServices);
  const { appSecret, baseUrl } = services.env;
  const form = await readForm(request);
  const path = wantedPath(request);
  const withoutForm = () => seeOther(loginPath(new URL(path, request.url)));
  if (!form) return withoutForm();
  const oldToken = readCookie(request, SESSION_COOKIE, baseUrl);
  if (new URL(request.url).searchParams.has(SENT)) {
    const owner = await lapsedOwner(services, oldToken);
    if (owner === null) return withoutForm();
    const kept = sealForm(appSecret, lapsedForm(form, { owner, path }));
    if (!canTravel(kept)) return withoutForm();
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
    userAgent: userAgentOf(request),
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
    return answeredForm({ ...NOTHING, resume: resumedForm(lapsed) }, cookies);
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
