import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { MAIL_FIELDS, type MailField, type MailValues, PROTECTIONS } from './mail-server.ts';

const { fields } = staffMail;

type MailFormProps = {
  values: MailValues;
  version: number;
  hasPassword: boolean;
  /** Message of a field, by its id. */
  errorOf: (fieldId: string) => string | undefined;
};

/** The mail server, and the address that a test goes to. */
export function MailForm({ values, version, hasPassword, errorOf }: MailFormProps) {
  const field = (name: MailField) => ({
    id: MAIL_FIELDS[name],
    name: MAIL_FIELDS[name],
    error: errorOf(MAIL_FIELDS[name]),
    spellCheck: false,
  });
  const plain = { autoCapitalize: 'none' } as const;
  const { password } = fields;
  return (
    <MainForm noValidate className="staff-form stack">
      <input type="hidden" name={MAIL_FIELDS.version} value={version} />
      <TextField {...field('host')} {...plain} {...fields.host} defaultValue={values.host} />
      <RadioList
        name={MAIL_FIELDS.protection}
        legend={fields.protection}
        {...withError(errorOf(MAIL_FIELDS.protection))}
        options={PROTECTIONS.map((each) => ({
          value: each,
          label: fields.protections[each],
          isChecked: values.protection === each,
        }))}
      />
      <TextField
        {...field('port')}
        {...fields.port}
        defaultValue={values.port}
        inputMode="numeric"
        width="short"
      />
      <TextField
        {...field('username')}
        {...plain}
        {...fields.username}
        defaultValue={values.username}
        autoComplete="off"
      />
      <TextField
        {...field('password')}
        label={password.label}
        hint={hasPassword ? password.hint : password.first}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...field('sender')}
        {...fields.sender}
        defaultValue={values.sender}
        type="email"
      />
      <TextField
        {...field('dkimSelector')}
        {...plain}
        {...fields.dkimSelector}
        defaultValue={values.dkimSelector}
        width="medium"
      />
      <TextField
        {...field('testTo')}
        {...fields.testTo}
        defaultValue={values.testTo}
        type="email"
      />
      <ButtonRow>
        <Button name={MAIL_FIELDS.intent} value="salvar">
          {staffMail.save}
        </Button>
        <Button look="secondary" name={MAIL_FIELDS.intent} value="testar">
          {staffMail.test}
        </Button>
        <Button look="quiet" name={MAIL_FIELDS.intent} value="sem-teste">
          {staffMail.saveUntested}
        </Button>
      </ButtonRow>
    </MainForm>
  );
}

function withError(error: string | undefined) {
  return error === undefined ? {} : { error };
}
