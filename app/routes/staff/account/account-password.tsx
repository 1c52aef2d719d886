import { visitorAddress } from '#app/context/app-services.ts';
import { changePassword } from '#app/features/staff/change-password.server.ts';
import { ENDS_FEEDS, EndFeedsToo } from '#app/features/staff/end-feeds-too.tsx';
import { countFeedsOf } from '#app/features/staff/own-feeds.server.ts';
import { PasswordField } from '#app/features/staff/password-field.tsx';
import { PASSWORD_LENGTH } from '#app/features/staff/password-length.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  accountErrors,
  deviceCookieOf,
  refusedForm,
  sessionCookie,
  staffHeaders,
} from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/account-password';

const messages = staffAccount.password;

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff } = staffPageOf(args);
  return { username: staff.username, feeds: await countFeedsOf(services.db, staff.id) };
}

export async function action(args: Route.ActionArgs) {
  const { services, session } = staffPageOf(args);
  const { request, context } = args;
  const form = await request.formData();
  const values = { endsFeeds: form.has(ENDS_FEEDS) };
  const changed = await changePassword(staffServicesOf(services), session, {
    current: formText(form, 'current'),
    password: formText(form, 'password'),
    repeated: formText(form, 'repeated'),
    address: context.get(visitorAddress),
    device: deviceCookieOf(request, services),
    ...values,
  });
  if (changed.ok)
    return seeOther(`${STAFF_PATHS.account}?feito=senha`, [sessionCookie(services, changed.value)]);
  const { refusal } = changed;
  if (refusal.reason === 'fields') return refusedForm(accountErrors(refusal.errors), { values });
  if (refusal.reason === 'wrong-password')
    return refusedForm([{ fieldId: 'current', message: messages.wrong }], { values });
  const { waitSeconds } = refusal;
  const wait = { fieldId: 'current', message: staffLogin.tooMany(waitSeconds) };
  return refusedForm([wait], { values, status: 429, waitSeconds });
}

export default function AccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { errors = [] } = actionData ?? {};
  const back = { href: STAFF_PATHS.account, label: staffAccount.back };
  return (
    <StaffScreen title={messages.title} back={back} isRefused={errors.length > 0}>
      <form method="post" noValidate className="staff-form stack">
        <ErrorSummary errors={errors} />
        {/* Tells the browser's password store whose password it is. */}
        <input type="hidden" autoComplete="username" defaultValue={loaderData.username} />
        <PasswordField
          {...fieldProps('current', errors)}
          label={messages.current}
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldProps('password', errors)}
          label={messages.next}
          hint={staffLogin.setup.passwordHint(PASSWORD_LENGTH.min)}
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps('repeated', errors)}
          label={messages.repeated}
          autoComplete="new-password"
        />
        <EndFeedsToo count={loaderData.feeds} isChecked={actionData?.values?.endsFeeds ?? false} />
        <Button size="large">{messages.submit}</Button>
      </form>
    </StaffScreen>
  );
}
