import { PasswordField } from '#app/features/staff/password-field.tsx';
import { PASSWORD_LENGTH } from '#app/features/staff/password-length.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

const messages = staffLogin.setup;

type SetupFormProps = {
  errors: readonly FieldError[];
  values: { name: string; username: string } | undefined;
  /** The account exists; ask only for a password. */
  isNewAccess: boolean;
};

/** The account's name, username and password. */
export function SetupForm({ errors, values, isNewAccess }: SetupFormProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <ErrorSummary errors={errors} />
      {isNewAccess ? null : (
        <>
          <TextField
            {...fieldProps('name', errors)}
            label={messages.name}
            defaultValue={values?.name ?? ''}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={120}
          />
          <TextField
            {...fieldProps('username', errors)}
            label={messages.username}
            hint={messages.usernameHint}
            defaultValue={values?.username ?? ''}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            width="medium"
          />
        </>
      )}
      <PasswordField
        {...fieldProps('password', errors)}
        label={messages.password}
        hint={messages.passwordHint(PASSWORD_LENGTH.min)}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps('repeated', errors)}
        label={messages.repeated}
        autoComplete="new-password"
      />
      <Button size="large">{isNewAccess ? messages.submitNewAccess : messages.submit}</Button>
    </form>
  );
}
