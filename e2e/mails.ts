import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that the app has written to an address so far, oldest first. */
export async function mailsTo(mailDir: string, address: string): Promise<Email[]> {
  const mails = await readMails(mailDir);
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** The mails with an appointment's protocol in the subject, which only the clinic's have. */
export async function clinicMailsAbout(mailDir: string, protocol: string): Promise<Email[]> {
  const mails = await readMails(mailDir);
  return mails.filter(({ subject }) => subject?.includes(protocol));
}

/**
 * The calendar file of a mail.
 * @throws when there is none
 */
export function calendarOf(mail: Email): string {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!file) throw new Error('the mail has no calendar file');
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}

/**
 * The address where the patient sees, moves and cancels the appointment.
 * @throws when the mail has none
 */
export function manageLinkOf(mail: Email): string {
  const link = /https?:\/\/[^\s"<>]+\/meu-agendamento\/[\w-]{43}/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error('the mail has no link to the appointment');
  return link;
}

async function readMails(mailDir: string): Promise<Email[]> {
  const names = await readdir(mailDir).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    whole.map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))),
  );
}
