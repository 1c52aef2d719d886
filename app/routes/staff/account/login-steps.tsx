import type { ResumedForm, SealedForm } from '#app/features/staff/kept-fields.ts';
import { KeptFields, SealedFields } from '#app/features/staff/kept-form.tsx';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

type CodeStepProps = {
  /** The code page, with the page wanted after it; empty for the present address. */
  action?: string;
  kept: SealedForm | null;
  errors: readonly FieldError[];
};

/** The second step of the login. */
export function CodeStep({ action, kept, errors }: CodeStepProps) {
  const { code } = staffLogin;
  return (
    <StaffScreen title={code.title} lead={code.lead} isRefused={errors.length > 0}>
      <form method="post" action={action} noValidate className="staff-form stack">
        <ErrorSummary errors={errors} />
        {kept ? <SealedFields {...kept} /> : null}
        <TextField
          {...fieldProps('code', errors)}
          label={code.code}
          hint={code.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          width="medium"
        />
        <Button size="large">{code.submit}</Button>
      </form>
      <p>
        <a href={STAFF_PATHS.login}>{code.other}</a>
      </p>
    </StaffScreen>
  );
}

/** What was typed before the session lapsed, to be sent now. */
export function ResumeStep({ path, fields, hasFiles }: ResumedForm) {
  const { resume } = staffLogin;
  return (
    <StaffScreen title={resume.title} lead={hasFiles ? resume.leadWithoutFile : resume.lead}>
      <form method="post" action={path} className="staff-form stack">
        <KeptFields fields={fields} />
        <Button size="large">{hasFiles ? resume.submitWithoutFile : resume.submit}</Button>
      </form>
      <p>
        <a href={path}>{resume.back}</a>
      </p>
    </StaffScreen>
  );
}
