import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { enterCode } from '#app/features/staff/second-factor.server.ts';
import { returnPath, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  deviceCookieOf,
  refusedCode,
  signedInCookies,
  staffHeaders,
} from '#app/routes/staff/staff-form.server.ts';
import {
  type StaffArgs,
  seeOther,
  sessionOf,
  staffServicesOf,
} from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/login-code';

const messages = staffLogin.code;

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  await waitingSession(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const services = context.get(appServices);
  const session = await waitingSession(args);
  const form = await request.formData();
  const entered = await enterCode(staffServicesOf(services), session, {
    code: formText(form, 'code'),
    address: context.get(visitorAddress),
    device: deviceCookieOf(request, services),
  });
  if (!entered.ok) return refusedCode(entered.refusal, messages.refused);
  const signedIn = { token: entered.value, staffId: session.staff.id };
  return seeOther(wantedPath(request), signedInCookies(request, services, signedIn));
}

/**
 * The session that waits for its second factor. @throws a redirect to the login, or on to the requested
 * page
 */
async function waitingSession(args: StaffArgs) {
  const session = await sessionOf(args);
  if (!session) throw seeOther(STAFF_PATHS.login);
  if (!session.awaitsSecondFactor) throw seeOther(wantedPath(args.request));
  return session;
}

function wantedPath(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('volta'));
}

export default function LoginCode({ actionData }: Route.ComponentProps) {
  const { errors = [] } = actionData ?? {};
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={errors.length > 0}>
      <form method="post" noValidate className="staff-form stack">
        <ErrorSummary errors={errors} />
        <TextField
          {...fieldProps('code', errors)}
          label={messages.code}
          hint={messages.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          width="medium"
        />
        <Button size="large">{messages.submit}</Button>
      </form>
      <p>
        <a href={STAFF_PATHS.login}>{messages.other}</a>
      </p>
    </StaffScreen>
  );
}
