import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { PasswordField } from '#app/features/staff/password-field.tsx';
import { SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { signIn } from '#app/features/staff/sign-in.server.ts';
import { loginPath, returnPath, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  deviceCookieOf,
  refusedForm,
  sessionCookie,
  signedInCookies,
  staffHeaders,
} from '#app/routes/staff/staff-form.server.ts';
import { seeOther, signedInStaff, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/login';

const messages = staffLogin.login;

export const headers = staffHeaders;

/** Redirects staff who are already signed in. */
export async function loader(args: Route.LoaderArgs) {
  if (await signedInStaff(args)) throw seeOther(wantedPath(args.request));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(appServices);
  const form = await request.formData();
  const username = formText(form, 'username');
  const signedIn = await signIn(staffServicesOf(services), {
    username,
    password: formText(form, 'password'),
    address: context.get(visitorAddress),
    device: deviceCookieOf(request, services),
    oldToken: readCookie(request, SESSION_COOKIE, services.env.baseUrl),
  });
  if (signedIn.ok) {
    const { value } = signedIn;
    const path = wantedPath(request);
    if (!value.awaitsSecondFactor) return seeOther(path, signedInCookies(request, services, value));
    const next = loginPath(new URL(path, request.url), STAFF_PATHS.code);
    return seeOther(next, [sessionCookie(services, value.token)]);
  }
  const refused = { fieldId: 'username', message: messages.refused };
  const { refusal } = signedIn;
  if (refusal.reason === 'wrong')
    return refusedForm([refused], { values: { username }, status: 401 });
  const { waitSeconds } = refusal;
  const wait = { fieldId: 'password', message: staffLogin.tooMany(waitSeconds) };
  return refusedForm([refused, wait], { values: { username }, status: 429, waitSeconds });
}

function wantedPath(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('volta'));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { errors = [], values } = actionData ?? {};
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={errors.length > 0}>
      <form method="post" noValidate className="staff-form stack">
        <ErrorSummary errors={errors} />
        <TextField
          {...fieldProps('username', errors)}
          label={messages.username}
          defaultValue={values?.username ?? ''}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          width="medium"
        />
        <PasswordField
          {...fieldProps('password', errors)}
          label={messages.password}
          autoComplete="current-password"
        />
        <Button size="large">{messages.submit}</Button>
      </form>
      <p className="reading">{messages.forgotten}</p>
    </StaffScreen>
  );
}
