import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';

type PasswordFieldProps = Omit<React.ComponentProps<typeof TextField>, 'type' | 'width'>;

const texts = staffLogin.showPassword;

/** A password that can be looked at while it is typed, where a script runs. Pasting is welcome. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <div className="password-field" data-touch="password-field">
      <TextField {...props} type="password" autoCapitalize="none" spellCheck={false} />
      <Button
        type="button"
        look="quiet"
        aria-controls={props.id}
        data-show={texts.show}
        data-hide={texts.hide}
      >
        {texts.show}
      </Button>
      <p
        className="visually-hidden"
        role="status"
        data-shown={texts.shown}
        data-hidden={texts.hidden}
      />
    </div>
  );
}
