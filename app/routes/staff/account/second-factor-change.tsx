import { staffAccount } from '#app/locales/pt-BR/staff/account.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

const texts = staffAccount.secondFactor;

type ChangeProps = { codesLeft: number; errors: readonly FieldError[] };

/** New recovery codes, or none of it any more; either wants a code. */
export function ChangeSecondFactor({ codesLeft, errors }: ChangeProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <ErrorSummary errors={errors} />
      <p>{texts.codesLeft(codesLeft)}</p>
      <h2>{texts.changeTitle}</h2>
      <p>{texts.changeText}</p>
      <TextField
        {...fieldProps('code', errors)}
        label={texts.anyCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        width="medium"
      />
      <ButtonRow>
        <Button name="intent" value="new-codes" look="secondary">
          {texts.newCodes}
        </Button>
        <Button name="intent" value="remove" look="danger">
          {texts.off}
        </Button>
      </ButtonRow>
    </form>
  );
}
