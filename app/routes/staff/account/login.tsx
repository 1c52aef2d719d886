import { useLocation } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { openForm, sealForm } from '#app/features/staff/kept-form.server.ts';
import {
  type KeptField,
  keptFields,
  SealedFields,
  type SealedForm,
} from '#app/features/staff/kept-form.tsx';
import { PasswordField } from '#app/features/staff/password-field.tsx';
import { lapsedOwner, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { signIn } from '#app/features/staff/sign-in.server.ts';
import { loginPath, returnPath, SENT, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  answeredForm,
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
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/login';
import { CodeStep, ResumeStep } from './login-steps.tsx';

const messages = staffLogin.login;

export const headers = staffHeaders;

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

/** Redirects staff who are already signed in. */
export async function loader(args: Route.LoaderArgs) {
  if (await signedInStaff(args)) throw seeOther(wantedPath(args.request));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
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
  const signedIn = await signIn(staffServicesOf(services), {
    username,
    password: formText(form, 'password'),
    address: context.get(visitorAddress),
    device: deviceCookieOf(request, services),
    oldToken,
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
    const cookies = signedInCookies(request, services, signedIn.value);
    if (!isTheirs) return seeOther(path, cookies);
    return answeredForm({ ...NOTHING, resume: { path, fields: lapsed.fields } }, cookies);
  }
  const values = { ...NOTHING, username, kept };
  const refused = { fieldId: 'username', message: messages.refused };
  const { refusal } = signedIn;
  if (refusal.reason === 'wrong') return refusedForm([refused], { values, status: 401 });
  const { waitSeconds } = refusal;
  const wait = { fieldId: 'password', message: staffLogin.tooMany(waitSeconds) };
  return refusedForm([refused, wait], { values, status: 429, waitSeconds });
}

function wantedPath(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('volta'));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { errors = [], values = NOTHING } = actionData ?? {};
  const { username, kept, codePath, resume } = values;
  if (resume) return <ResumeStep {...resume} />;
  if (codePath) return <CodeStep action={codePath} kept={kept} errors={errors} />;
  const query = new URLSearchParams(search);
  query.delete(SENT);
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={errors.length > 0}>
      {kept ? (
        <Notice role="status">
          <p>{messages.kept}</p>
        </Notice>
      ) : null}
      <form
        method="post"
        action={kept ? `${STAFF_PATHS.login}?${query}` : undefined}
        noValidate
        className="staff-form stack"
      >
        <ErrorSummary errors={errors} />
        {kept ? <SealedFields {...kept} /> : null}
        <TextField
          {...fieldProps('username', errors)}
          label={messages.username}
          defaultValue={username}
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
