import { type KeptField, keptFields, PASSWORD_AGAIN } from '#app/features/staff/kept-fields.ts';
import { KeptFields } from '#app/features/staff/kept-form.tsx';
import { PasswordField } from '#app/features/staff/password-field.tsx';
import { returnPath, SENT } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { refusedForm, staffHeaders } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/confirm';

const messages = staffAccount.confirm;

export const headers = staffHeaders;

/** Without the form that was sent there is nothing to confirm. */
export function loader(args: Route.LoaderArgs) {
  const { staff, url } = staffPageOf(args);
  const back = returnPath(url.searchParams.get('volta'));
  if (!url.searchParams.has(SENT)) throw seeOther(back);
  return { username: staff.username, back };
}

/**
 * Asks for the password before a form is taken. The guard sends the form here with everything that was typed,
 * and this page sends it on to its own address, with the password.
 */
export async function action(args: Route.ActionArgs) {
  const { url } = staffPageOf(args);
  const fields: KeptField[] = keptFields(await args.request.formData());
  const wrong = url.searchParams.get('recusa');
  const waitSeconds = Number(url.searchParams.get('espera') ?? 0);
  const error = (message: string) => [{ fieldId: PASSWORD_AGAIN, message }];
  if (waitSeconds > 0) {
    const values = { fields };
    return refusedForm(error(staffLogin.tooMany(waitSeconds)), {
      values,
      status: 429,
      waitSeconds,
    });
  }
  const errors = wrong === null ? [] : error(messages.wrong);
  return refusedForm(errors, { values: { fields }, status: wrong === null ? 200 : 401 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { username, back } = loaderData;
  const { errors = [], values } = actionData ?? {};
  // Opened again without its form, there is nothing to send.
  const fields = values?.fields ?? [];
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={errors.length > 0}>
      <form method="post" action={back} noValidate className="staff-form stack">
        <ErrorSummary errors={errors} />
        <KeptFields fields={fields} />
        {/* Tells the browser's password store whose password it is. */}
        <input type="hidden" autoComplete="username" defaultValue={username} />
        <PasswordField
          {...fieldProps(PASSWORD_AGAIN, errors)}
          label={messages.password}
          autoComplete="current-password"
        />
        <Button size="large">{messages.submit}</Button>
      </form>
      <p>
        <a href={back}>{messages.back}</a>
      </p>
    </StaffScreen>
  );
}
