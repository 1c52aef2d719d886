import { useLocation } from 'react-router';
import { FollowKeptDay } from '#app/features/agenda/kept/keep-day.tsx';
import { SealedFields } from '#app/features/staff/kept-form.tsx';
import { PasswordField } from '#app/features/staff/password-field.tsx';
import { SENT, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { staffHeaders } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, signedInStaff } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/login';
import { answerLogin, wantedPath } from './login.server.ts';
import { CodeStep, ResumeStep } from './login-steps.tsx';

const messages = staffLogin.login;

export const headers = staffHeaders;

/** Redirects staff who are already signed in. */
export async function loader(args: Route.LoaderArgs) {
  if (await signedInStaff(args)) throw seeOther(wantedPath(args.request));
  return null;
}

export function action(args: Route.ActionArgs) {
  return answerLogin(args);
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { errors = [], values } = actionData ?? {};
  const { username = '', kept = null, codePath, resume } = values ?? {};
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
      <FollowKeptDay act="forget" />
    </StaffScreen>
  );
}
