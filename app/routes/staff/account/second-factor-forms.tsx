import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';

const messages = staffAccount.secondFactor;

type OfferProps = {
  /** The secret in base32, for typing. */
  secretText: string;
  /** otpauth URI, for the QR code and for an app on this device. */
  link: string;
  isRequired: boolean;
  errors: readonly FieldError[];
};

/** Setup instructions, and the form that confirms the first code. */
export function OfferSecondFactor({ secretText, link, isRequired, errors }: OfferProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <ErrorSummary errors={errors} />
      {isRequired ? (
        <Notice>
          <p>{messages.required}</p>
        </Notice>
      ) : null}
      <ol className="staff-steps flow">
        <li>{messages.steps.app}</li>
        <li>{messages.steps.scan}</li>
        <li>{messages.steps.type}</li>
      </ol>
      <QrCode text={link} label={messages.qr} />
      <p>
        {messages.key}: <code className="staff-secret">{spaced(secretText)}</code>
      </p>
      <p>
        <a href={link}>{messages.link}</a>
      </p>
      <TextField
        {...fieldProps('code', errors)}
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        width="short"
      />
      <Button name="intent" value="set-up" size="large">
        {messages.submit}
      </Button>
    </form>
  );
}

/** Groups of four are easier to copy; apps accept the spaces. */
function spaced(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(' ');
}

type ChangeProps = { codesLeft: number; errors: readonly FieldError[] };

/** Renews the recovery codes or removes the second factor; both need a code. */
export function ChangeSecondFactor({ codesLeft, errors }: ChangeProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <ErrorSummary errors={errors} />
      <p>{messages.codesLeft(codesLeft)}</p>
      <h2>{messages.changeTitle}</h2>
      <p>{messages.changeText}</p>
      <TextField
        {...fieldProps('code', errors)}
        label={messages.anyCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        width="medium"
      />
      <ButtonRow>
        <Button name="intent" value="new-codes" look="secondary">
          {messages.newCodes}
        </Button>
        <Button name="intent" value="remove" look="danger">
          {messages.off}
        </Button>
      </ButtonRow>
    </form>
  );
}
