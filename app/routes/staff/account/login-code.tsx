import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { openForm, resumedForm, sealForm } from '#app/features/staff/kept-form.server.ts';
import { enterCode } from '#app/features/staff/second-factor.server.ts';
import { returnPath, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  answeredForm,
  deviceCookieOf,
  refusedCode,
  signedInCookies,
  staffHeaders,
  userAgentOf,
} from '#app/routes/staff/staff-form.server.ts';
import {
  type StaffArgs,
  seeOther,
  sessionOf,
  staffServicesOf,
} from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/login-code';
import { CodeStep, ResumeStep } from './login-steps.tsx';

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
    userAgent: userAgentOf(request),
  });
  const { appSecret } = services.env;
  const path = wantedPath(request);
  const lapsed = openForm(appSecret, form, path);
  if (!entered.ok) {
    const kept = lapsed ? sealForm(appSecret, lapsed) : null;
    return refusedCode(entered.refusal, messages.refused, { resume: null, kept });
  }
  const { id: staffId } = session.staff;
  const cookies = await signedInCookies(request, services, { token: entered.value, staffId });
  if (lapsed?.owner !== staffId) return seeOther(path, cookies);
  return answeredForm({ resume: resumedForm(lapsed), kept: null }, cookies);
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
  const { errors = [], values } = actionData ?? {};
  if (values?.resume) return <ResumeStep {...values.resume} />;
  return <CodeStep kept={values?.kept ?? null} errors={errors} />;
}
