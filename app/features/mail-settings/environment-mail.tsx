import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { MAIL_FIELDS } from './mail-server.ts';

const { inUse } = staffMail;

type EnvironmentMailProps = {
  /** When the server in use took a test mail, in words. */
  tested: string;
  values: { to: string };
  error: string | undefined;
};

/** Sends a test mail by the environment's server, which no form changes. */
export function EnvironmentMail({ tested, values, error }: EnvironmentMailProps) {
  return (
    <form method="post" noValidate className="staff-form stack" aria-labelledby="teste-em-uso">
      <h2 id="teste-em-uso">{inUse.title}</h2>
      <p>{tested}</p>
      <TextField
        id={MAIL_FIELDS.inUseTo}
        name={MAIL_FIELDS.inUseTo}
        {...staffMail.fields.testTo}
        defaultValue={values.to}
        type="email"
        spellCheck={false}
        error={error}
      />
      <p>
        <Button look="secondary" name={MAIL_FIELDS.intent} value="testar-o-em-uso">
          {inUse.send}
        </Button>
      </p>
    </form>
  );
}
