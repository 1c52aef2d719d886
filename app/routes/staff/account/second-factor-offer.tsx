import { QrCode } from '#app/features/staff/qr-code.tsx';
import { staffAccount } from '#app/locales/pt-BR/staff/account.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const texts = staffAccount.secondFactor;

type OfferProps = {
  /** The secret in the letters that apps take. */
  secretText: string;
  /** What a camera reads, and what opens an app on this device. */
  link: string;
  isRequired: boolean;
  errors: readonly FieldError[];
};

/** How to set the second factor up, and the form that shows that it works. */
export function OfferSecondFactor({ secretText, link, isRequired, errors }: OfferProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <ErrorSummary errors={errors} />
      {isRequired ? (
        <Notice>
          <p>{texts.required}</p>
        </Notice>
      ) : null}
      <ol className="staff-steps flow">
        <li>{texts.steps.app}</li>
        <li>{texts.steps.scan}</li>
        <li>{texts.steps.type}</li>
      </ol>
      <QrCode text={link} label={texts.qr} />
      <p>
        {texts.key}: <code className="staff-secret">{spaced(secretText)}</code>
      </p>
      <p>
        <a href={link}>{texts.link}</a>
      </p>
      <TextField
        {...fieldProps('code', errors)}
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        width="short"
      />
      <Button name="intent" value="set-up" size="large">
        {texts.submit}
      </Button>
    </form>
  );
}

/** In groups of four, which are easier to copy; apps take the spaces. */
function spaced(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(' ');
}
