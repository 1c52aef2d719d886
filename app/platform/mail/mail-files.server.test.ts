import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { type Mail, MailRefusedError } from './mail.server.ts';
import { fileMailer } from './mail-files.server.ts';

const FROM = { name: 'Clínica Horizonte', address: 'contato@horizonte.example' };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function mail(changes: Partial<Mail> = {}): Mail {
  return {
    to: 'maria@example.com',
    subject: 'Visita agendada: terça-feira, 14 de outubro, às 9h30',
    text: 'Olá, Maria.',
    messageId: 'A1B2C3.0.created@horizonte.example',
    ...changes,
  };
}

async function directoryOfMails(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'mail-'));
  cleanups.push(() => rm(parent, { recursive: true }));
  return join(parent, 'mail');
}
const clock = { now: () => new Date('2026-10-01T12:00:00.250Z') };

test('each mail is a whole message in a file of its own', async () => {
  const directory = await directoryOfMails();
  const mailer = fileMailer({ directory, from: FROM, clock });
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  await mailer.send(mail({ calendar: { filename: 'visita.ics', content, method: 'CANCEL' } }));
  const names = await readdir(directory);
  expect(names).toEqual(['2026-10-01T12-00-00.250Z-A1B2C3.0.created@horizonte.example.eml']);
  const path = join(directory, names[0] ?? '');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(await readFile(path));
  expect(email).toMatchObject({
    subject: 'Visita agendada: terça-feira, 14 de outubro, às 9h30',
    messageId: '<A1B2C3.0.created@horizonte.example>',
    to: [{ address: 'maria@example.com' }],
  });
  expect(email.attachments.map(({ method }) => method)).toContain('CANCEL');
});

test('a message id cannot lead out of the directory', async () => {
  const directory = await directoryOfMails();
  const mailer = fileMailer({ directory, from: FROM, clock });
  for (const messageId of ['../../x@horizonte.example', '..@horizonte.example', 'a/b@x.example']) {
    await expect(mailer.send(mail({ messageId }))).rejects.toThrow(MailRefusedError);
  }
});

test('a hostile recipient is refused here too', async () => {
  const mailer = fileMailer({ directory: await directoryOfMails(), from: FROM });
  await expect(mailer.send(mail({ to: 'a@x.com, b@y.com' }))).rejects.toThrow(MailRefusedError);
});

test('a malformed sender stops the start', () => {
  const from = { name: 'Clínica', address: 'a@x.com, b@y.com' };
  expect(() => fileMailer({ directory: '/nowhere', from })).toThrow(/sender/);
});
