import { expect, test } from 'vitest';
import { mailSettings } from '#app/db/mail-settings-schema.ts';
import { testDatabase } from '#tests/database.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { type MailServer, type MailValues, parseMail, smtpAddress } from './mail-server.ts';
import {
  changeMail,
  dropMail,
  readSettledMail,
  readStoredMail,
  withStoredPassword,
} from './mail-settings.server.ts';
import { sendTestMail } from './try-mail.server.ts';

const SERVER: MailServer = {
  host: 'smtp.clinica.example.com',
  port: 587,
  protection: 'starttls',
  username: 'contato@clinica.example.com',
  password: 'senha: é @ segredo/?#',
  sender: '',
  dkimSelector: 'mail',
};
const TYPED: MailValues = { ...SERVER, port: '587', testTo: '' };
const CLINIC = {
  displayName: 'Clínica de Teste',
  email: 'contato@clinica.example.com',
  domain: 'clinica.example.com',
  isDemonstration: false,
};

async function site() {
  const database = await testDatabase();
  const { clock, ...staff } = staffServices(database);
  const { id: by } = await aStaffMember({ ...staff, clock });
  const services = { db: database.db, clock, secret: 'the secret of this process, long enough' };
  const save = (changes: Partial<MailServer>, seenVersion: number) =>
    changeMail(services, { server: { ...SERVER, ...changes }, seenVersion, wasTested: true, by });
  return { ...services, by, save };
}

test('the password is sealed: neither the row nor the page has it, and another secret does not open it', async () => {
  const { db, secret, save } = await site();
  await save({}, 0);
  const [row] = await db.select().from(mailSettings);
  expect(row?.sealedPassword?.toString('latin1')).not.toContain('segredo');
  expect(await readStoredMail(db)).toMatchObject({
    hasPassword: true,
    host: SERVER.host,
    version: 1,
  });
  expect(JSON.stringify(await readStoredMail(db))).not.toContain('segredo');
  expect(await readSettledMail(db, secret)).toEqual({
    url: smtpAddress(SERVER),
    sender: undefined,
  });
  expect(await readSettledMail(db, 'another secret, just as long as that')).toBe('locked');
});

test('an empty password keeps the stored one, but sends it to no other server and no other user', async () => {
  const { db, secret, save } = await site();
  await save({}, 0);
  const kept = (changes: Partial<MailServer>) =>
    withStoredPassword(db, secret, { ...SERVER, password: '', ...changes });
  expect(await kept({ sender: 'ola@clinica.example.com' })).toMatchObject({
    password: SERVER.password,
  });
  expect(await kept({ port: 465, protection: 'tls' })).toMatchObject({ password: '' });
  expect(await kept({ host: 'smtp.evil.example.com' })).toMatchObject({ password: '' });
  expect(await kept({ username: 'outra@clinica.example.com' })).toMatchObject({ password: '' });
});

test('who saw an older version overwrites nothing; what was taken away is gone', async () => {
  const { db, clock, by, save } = await site();
  expect((await save({}, 0)).ok).toBe(true);
  expect(await save({ host: 'smtp.outra.example.com' }, 0)).toEqual({
    ok: false,
    refusal: 'changed',
  });
  expect(await dropMail({ db, clock }, { seenVersion: 0, by })).toEqual({
    ok: false,
    refusal: 'changed',
  });
  expect((await dropMail({ db, clock }, { seenVersion: 1, by })).ok).toBe(true);
  expect(await readStoredMail(db)).toBeNull();
});

test.each([
  [{ host: 'https://smtp.x.com' }, 'host'],
  [{ host: '' }, 'host'],
  [{ host: 'smtp x' }, 'host'],
  [{ port: '0' }, 'port'],
  [{ port: 'x' }, 'port'],
  [{ protection: 'none' }, 'protection'],
  [{ sender: 'ninguém' }, 'sender'],
  [{ dkimSelector: 'a b' }, 'dkimSelector'],
  [{ testTo: 'x' }, 'testTo'],
] as const)('%j is refused at its field', (changes, field) => {
  const parsed = parseMail({ ...TYPED, ...changes }, '');
  expect(parsed.ok ? [] : parsed.refusal.map((each) => each.field)).toEqual([field]);
});

test('an empty port is the usual one of the protection', () => {
  const port = (protection: string, host = SERVER.host) => {
    const parsed = parseMail({ ...TYPED, protection, host, port: '' }, '');
    return parsed.ok ? parsed.value.port : parsed.refusal;
  };
  expect([port('tls'), port('starttls'), port('none', '127.0.0.1')]).toEqual([465, 587, 25]);
});

test('a test mail arrives, in the clinic’s words, and a wrong password is told as one', async () => {
  await using_(await startSmtpPeer({ mode: 'wanting-login' }), async (peer) => {
    const port = Number(new URL(peer.url).port);
    const local = {
      ...SERVER,
      host: '127.0.0.1',
      port,
      protection: 'none' as const,
      username: 'clinica',
    };
    const send = (password: string) =>
      sendTestMail({ ...local, password }, { to: 'dona@clinica.example.com', clinic: CLINIC });
    expect(await send('errada')).toBe('login');
    expect(await send('certa')).toBe('sent');
    expect(peer.received.map(({ email }) => email.subject)).toEqual(['Teste do e-mail da clínica']);
  });
});

test('a certificate that does not fit, a port where nobody listens: each is told as what it is', async () => {
  await using_(await startSmtpPeer({ mode: 'smtps' }), async (peer) => {
    const port = Number(new URL(peer.url).port);
    const local = { ...SERVER, host: 'localhost', port, protection: 'tls' as const, username: '' };
    const to = 'dona@clinica.example.com';
    expect(await sendTestMail(local, { to, clinic: CLINIC })).toBe('certificate');
    expect(await sendTestMail(local, { to, clinic: CLINIC, ca: peer.cert })).toBe('sent');
    expect(await sendTestMail({ ...local, port: 1 }, { to, clinic: CLINIC })).toBe('unreachable');
  });
});

async function using_(
  peer: Awaited<ReturnType<typeof startSmtpPeer>>,
  act: (peer: Awaited<ReturnType<typeof startSmtpPeer>>) => Promise<void>,
) {
  try {
    await act(peer);
  } finally {
    await peer.close();
  }
}
