import { PasswordField } from '#app/features/staff/password-field.tsx';
import { PASSWORD_LENGTH } from '#app/features/staff/password-length.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

const texts = staffLogin.setup;

type SetupFormProps = {
  errors: readonly FieldError[];
  typed: { name: string; username: string } | undefined;
  /** The account is there already: only its password is asked. */
  isNewAccess: boolean;
};

/** The account's name, username and password. */
export function SetupForm({ errors, typed, isNewAccess }: SetupFormProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <ErrorSummary errors={errors} />
      {isNewAccess ? null : (
        <>
          <TextField
            {...fieldProps('name', errors)}
            label={texts.name}
            defaultValue={typed?.name ?? ''}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={120}
          />
          <TextField
            {...fieldProps('username', errors)}
            label={texts.username}
            hint={texts.usernameHint}
            defaultValue={typed?.username ?? ''}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            width="medium"
          />
        </>
      )}
      <PasswordField
        {...fieldProps('password', errors)}
        label={texts.password}
        hint={texts.passwordHint(PASSWORD_LENGTH.min)}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps('repeated', errors)}
        label={texts.repeated}
        autoComplete="new-password"
      />
      <Button size="large">{isNewAccess ? texts.submitNewAccess : texts.submit}</Button>
    </form>
  );
}
