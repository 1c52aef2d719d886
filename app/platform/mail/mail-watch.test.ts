import { afterEach, expect, test } from 'vitest';
import type { Log } from '#app/platform/log.server.ts';
import { type SmtpPeer, type SmtpPeerMode, startSmtpPeer } from '#tests/smtp-peer.ts';
import { type Mail, MailDelayedError, MailRefusedError, smtpMailer } from './mail.server.ts';
import { type WatchedMailer, watchMail } from './mail-watch.server.ts';

const HOUR_MS = 3_600_000;
const MAIL: Mail = {
  to: 'maria@example.com',
  subject: 'Consulta',
  text: 'Olá',
  messageId: 'A1.0.created@horizonte.example',
};
const open: (WatchedMailer | SmtpPeer)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function watched(mode: SmtpPeerMode, { login = '', isTls = false } = {}) {
  const peer = await startSmtpPeer({ mode });
  const lines: string[] = [];
  const keep = (level: string) => (first: unknown, text?: unknown) =>
    lines.push(`${level} ${String(text ?? first)} ${JSON.stringify(first)}`);
  const log: Log = {
    debug: keep('debug'),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
  };
  const clock = { at: Date.UTC(2026, 9, 5, 10), now: () => new Date(clock.at) };
  const url = `smtp://${login}127.0.0.1:${peer.port}`;
  const from = { name: 'Clínica', address: 'agenda@horizonte.example' };
  const mailer = watchMail(smtpMailer({ url, from, requireTls: isTls }), { clock, log });
  open.push(mailer, peer);
  return { peer, mailer, lines, clock };
}

test('a login that works is silent', async () => {
  const { mailer, lines, peer } = await watched('wanting-login', { login: 'clinica:certa@' });
  await mailer.look();
  expect([mailer.trouble(), lines, peer.received]).toEqual([null, [], []]);
});

test.each<[string, SmtpPeerMode, { login?: string; isTls?: boolean }, RegExp]>([
  ['a wrong password', 'wanting-login', { login: 'clinica:errada@' }, /535/],
  ['a certificate nobody vouches for', 'starttls', { isTls: true }, /certificate/],
  ['a server that hangs up', 'refusing-connection', {}, /421/],
])(
  '%s is told at the start, before any mail, without the password',
  async (_, mode, how, reason) => {
    const { mailer, lines, clock } = await watched(mode, how);
    await mailer.look();
    expect(mailer.trouble()).toMatchObject({ since: new Date(clock.at) });
    expect(mailer.trouble()?.reason).toMatch(reason);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^warn mail cannot be sent/);
    expect(lines.join()).not.toContain('errada');
  },
);

test('the warning comes again every hour, and the end of the trouble is told once', async () => {
  const { mailer, lines, clock, peer } = await watched('refusing-connection');
  const { at } = clock;
  for (let minutes = 0; minutes < 180; minutes += 10) {
    clock.at = at + minutes * 60_000;
    await mailer.look();
  }
  expect(lines.filter((line) => line.startsWith('warn'))).toHaveLength(3);
  expect(mailer.trouble()?.since).toEqual(new Date(at));
  peer.behave('accepting');
  clock.at = at + 4 * HOUR_MS;
  await mailer.look();
  await mailer.look();
  expect(mailer.trouble()).toBeNull();
  expect(lines.slice(3)).toHaveLength(1);
  expect(lines[3]).toMatch(/^info mail can be sent again/);
});

test('a mail tells as much as a login: the first that cannot leave, and the first that does', async () => {
  const { mailer, lines, peer } = await watched('refusing-sender');
  await expect(mailer.send(MAIL)).rejects.toThrow(MailDelayedError);
  expect(mailer.trouble()).not.toBeNull();
  expect(lines).toHaveLength(1);
  peer.behave('accepting');
  await mailer.send(MAIL);
  expect(mailer.trouble()).toBeNull();
});

test('a recipient that is refused or must wait is no trouble of the mail', async () => {
  const { mailer, lines, peer } = await watched('refusing-recipient');
  await expect(mailer.send(MAIL)).rejects.toThrow(MailRefusedError);
  peer.behave('deferring-recipient');
  await expect(mailer.send(MAIL)).rejects.toThrow(MailDelayedError);
  expect([mailer.trouble(), lines]).toEqual([null, []]);
});
