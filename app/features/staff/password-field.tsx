import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';

type PasswordFieldProps = Omit<React.ComponentProps<typeof TextField>, 'type' | 'width'>;

const messages = staffLogin.showPassword;

/** A password field with a show button where scripts run. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <div className="password-field" data-touch="password-field">
      <TextField {...props} type="password" autoCapitalize="none" spellCheck={false} />
      <Button
        type="button"
        look="quiet"
        aria-controls={props.id}
        data-show={messages.show}
        data-hide={messages.hide}
      >
        {messages.show}
      </Button>
      <p
        className="visually-hidden"
        role="status"
        data-shown={messages.shown}
        data-hidden={messages.hidden}
      />
    </div>
  );
}
