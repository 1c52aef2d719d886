import { z } from 'zod';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import type { ChangedLine } from '#app/ui/change-history/change-history.tsx';
import { MAIL_PATH, type MailValues, PROTECTIONS } from './mail-server.ts';

const { fields, history: messages } = staffMail;

/** The mail server as its history has it: of the password only whether there was one, and whether it was another. */
export type PastMail = z.output<typeof pastMail>;

// Earlier releases kept host and port alone.
const pastMail = z.object({
  host: z.string(),
  port: z.number(),
  protection: z.enum(PROTECTIONS).optional(),
  username: z.string().optional(),
  sender: z.string().optional(),
  dkimSelector: z.string().optional(),
  hasPassword: z.boolean().optional(),
  isOtherPassword: z.boolean().optional(),
});

/** Mails are kept as files. */
const NO_SERVER: PastMail = { host: '', port: 0 };

/** What the history of the mail server tells; never its password. */
export const MAIL_HISTORY = {
  subject: 'mail',
  shape: z.union([z.null().transform(() => NO_SERVER), pastMail]),
  atFirst: NO_SERVER,
  href: MAIL_PATH,
  title: staffMail.title,
  differences: changedMail,
  canReturn: ({ protection }: PastMail) => protection !== undefined,
  isLike: (one: PastMail, other: PastMail) => changedMail(one, other).every(isOfPassword),
};

/** The server in use, as the history has it. */
export function mailAsPast(stored: (PastMail & { hasPassword: boolean }) | null): PastMail {
  if (!stored) return NO_SERVER;
  const { host, port, protection, username, sender, dkimSelector, hasPassword } = stored;
  return { host, port, protection, username, sender, dkimSelector, hasPassword };
}

/** The form filled with a server of the history; its password is typed anew, or the one that is stored stays. */
export function returnedMail(past: PastMail): MailValues {
  const { host, port, protection = 'starttls', username = '', sender = '' } = past;
  const { dkimSelector = '' } = past;
  return { host, port: String(port), protection, username, sender, dkimSelector, testTo: '' };
}

function changedMail(before: PastMail, after: PastMail): ChangedLine[] {
  const server = ({ host, port }: PastMail) => (host === '' ? '' : `${host}:${port}`);
  const where = fields.host.label;
  if (after.host === '' && before.host === '') return [];
  if (after.host === '') return [{ where, before: server(before), after: messages.none }];
  const line = (name: string, was = '', is?: string): ChangedLine[] =>
    is === undefined || was === is
      ? []
      : [{ where: name, before: was, after: is || messages.empty }];
  const protectionOf = ({ protection }: PastMail) => protection && fields.protections[protection];
  return [
    ...line(where, server(before), server(after)),
    ...line(fields.protection, protectionOf(before), protectionOf(after)),
    ...line(fields.username.label, before.username, after.username),
    ...line(fields.password.label, '', passwordWords(before, after)),
    ...line(fields.sender.label, before.sender, after.sender),
    ...line(fields.dkimSelector.label, before.dkimSelector, after.dkimSelector),
  ];
}

function passwordWords(before: PastMail, after: PastMail): string | undefined {
  if (before.hasPassword && after.hasPassword === false) return messages.passwordGone;
  return after.isOtherPassword && after.hasPassword ? messages.passwordSet : undefined;
}

function isOfPassword({ where }: ChangedLine): boolean {
  return where === fields.password.label;
}
