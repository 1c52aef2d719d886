import { formText } from '#app/platform/form-values.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import { smtpSettings } from '#app/platform/mail/smtp-settings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export const MAIL_PATH = '/equipe/clinica/email';

export const PROTECTIONS = ['tls', 'starttls', 'none'] as const;
export type Protection = (typeof PROTECTIONS)[number];
const USUAL_PORTS: Readonly<Record<Protection, number>> = { tls: 465, starttls: 587, none: 25 };

/** A mail server and how to sign in to it. */
export type MailServer = {
  host: string;
  port: number;
  protection: Protection;
  username: string;
  /** Empty: none, or the one that is stored. */
  password: string;
  sender: string;
  dkimSelector: string;
};

export const MAIL_FIELDS = {
  host: 'servidor',
  port: 'porta',
  protection: 'protecao',
  username: 'usuario',
  password: 'senha',
  sender: 'remetente',
  dkimSelector: 'seletor',
  testTo: 'testar-para',
  /** Of the form for the server in use. */
  inUseTo: 'testar-o-em-uso-para',
  version: 'versao',
  intent: 'acao',
} as const;
export type MailField = keyof typeof MAIL_FIELDS;

/** The form as it was typed, without the password, which no page repeats. */
export type MailValues = Record<
  Exclude<MailField, 'password' | 'version' | 'intent' | 'inUseTo'>,
  string
>;

/** What is wrong with which field. */
export type MailFault = {
  field: MailField;
  fault: 'host' | 'port' | 'plain' | 'sender' | 'selector' | 'test-to';
};

export function mailValuesOf(form: FormData): MailValues {
  const text = (field: MailField) => formText(form, MAIL_FIELDS[field]).trim();
  return {
    host: text('host').toLowerCase(),
    port: text('port'),
    protection: text('protection'),
    username: text('username'),
    sender: text('sender'),
    dkimSelector: text('dkimSelector'),
    testTo: text('testTo'),
  };
}

export function parseMail(values: MailValues, password: string): Result<MailServer, MailFault[]> {
  const protection = PROTECTIONS.find((each) => each === values.protection) ?? 'starttls';
  const port = values.port === '' ? USUAL_PORTS[protection] : Number(values.port);
  const { host, username, sender, dkimSelector, testTo } = values;
  const server = { host, port, protection, username, password, sender, dkimSelector };
  const faults: MailFault[] = [
    ...(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host) ? [] : [fault('host', 'host')]),
    ...(Number.isInteger(port) && port >= 1 && port <= 65_535 ? [] : [fault('port', 'port')]),
    ...(sender === '' || isMailAddress(sender) ? [] : [fault('sender', 'sender')]),
    ...(/^[\w.-]{0,63}$/.test(dkimSelector) ? [] : [fault('dkimSelector', 'selector')]),
    ...(testTo === '' || isMailAddress(testTo) ? [] : [fault('testTo', 'test-to')]),
  ];
  if (faults.length === 0 && protection === 'none' && !isOwnMachine(server))
    faults.push(fault('protection', 'plain'));
  return faults.length > 0 ? refuse(faults) : ok(server);
}

function fault(field: MailField, what: MailFault['fault']): MailFault {
  return { field, fault: what };
}

/** Without protection only this machine's own mail server may be used: nobody else reads along there. */
function isOwnMachine(server: MailServer): boolean {
  return smtpSettings(smtpAddress(server)).ignoreTLS;
}

/** The address of a server as SMTP_URL writes it. */
export function smtpAddress({
  host,
  port,
  protection,
  username,
  password,
}: Pick<MailServer, 'host' | 'port' | 'protection' | 'username' | 'password'>): string {
  const user =
    username === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return `${protection === 'tls' ? 'smtps' : 'smtp'}://${user}${host}:${port}`;
}
