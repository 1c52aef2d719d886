import { afterEach, describe, expect, test } from 'vitest';
import { type SmtpPeer, type SmtpPeerMode, startSmtpPeer } from '#tests/smtp-peer.ts';
import {
  type Mail,
  MailDelayedError,
  type Mailer,
  MailRefusedError,
  type SmtpOptions,
  smtpMailer,
} from './mail.server.ts';

const FROM = { name: 'Clínica Horizonte', address: 'contato@horizonte.example' };
const QUICK = { connectMs: 500, greetingMs: 300, socketMs: 300, totalMs: 800 };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function mail(changes: Partial<Mail> = {}): Mail {
  return {
    to: 'maria@example.com',
    subject: 'Visita agendada: terça-feira, 14 de outubro, às 9h30',
    text: 'Olá, Maria.\n\nAté terça-feira, às 9h30.',
    html: '<p>Olá, Maria. Até terça-feira, às 9h30.</p>',
    messageId: 'A1B2C3.0.created@horizonte.example',
    ...changes,
  };
}

async function connected(
  mode: SmtpPeerMode,
  options: Partial<SmtpOptions> = {},
): Promise<{ peer: SmtpPeer; mailer: Mailer }> {
  const peer = await startSmtpPeer({ mode });
  const mailer = smtpMailer({ url: peer.url, from: FROM, ...options });
  cleanups.push(() => mailer.close(), peer.close);
  return { peer, mailer };
}

/** The error of a failed sending. */
async function failure(sending: Promise<void>): Promise<{ error: unknown }> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error };
}

describe('a mail that arrives', () => {
  test('has the headers we set, both bodies and the calendar with its method', async () => {
    const { peer, mailer } = await connected('accepting', {
      replyTo: { name: 'Recepção', address: 'recepcao@horizonte.example' },
    });
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
    await mailer.send(mail({ calendar: { filename: 'visita.ics', content, method: 'REQUEST' } }));
    const [received] = peer.received;
    expect(received).toMatchObject({
      from: FROM.address,
      recipients: ['maria@example.com'],
      email: {
        subject: 'Visita agendada: terça-feira, 14 de outubro, às 9h30',
        from: FROM,
        to: [{ address: 'maria@example.com' }],
        replyTo: [{ address: 'recepcao@horizonte.example' }],
        messageId: '<A1B2C3.0.created@horizonte.example>',
      },
    });
    expect(received?.email.text).toContain('Até terça-feira, às 9h30.');
    expect(received?.email.html).toContain('<p>Olá, Maria.');
    expect(received?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const calendars = received?.email.attachments ?? [];
    expect(calendars.map(({ filename, method }) => filename ?? method)).toContain('visita.ics');
    expect(calendars.map(({ method }) => method)).toContain('REQUEST');
  });

  test('cannot be given headers through its subject or the sender name', async () => {
    const { peer, mailer } = await connected('accepting', {
      from: { ...FROM, name: 'Clínica\r\nBcc: ana@example.com' },
    });
    await mailer.send(mail({ subject: 'Visita\r\nBcc: ana@example.com\n\nSpam' }));
    expect(peer.recipients).toEqual(['maria@example.com']);
    const [received] = peer.received;
    expect(received?.email.bcc).toBeUndefined();
    expect(received?.email.subject).toBe('Visita Bcc: ana@example.com Spam');
  });
});

// Each is either refused before a connection is made, or reaches exactly the one address it names.
const HOSTILE_ADDRESSES = [
  ...[
    'a@x.com, b@y.com',
    'a@x.com,b@y.com',
    'a@x.com;b@y.com',
    'a@x.com b@y.com',
    'a@x.com\tb@y.com',
  ],
  ...['a@x.com\nb@y.com', 'a@x.com\r\nBcc: b@y.com', 'a@x.com\0b@y.com', 'a@x.com\u2028b@y.com'],
  ...[
    '<a@x.com>',
    '<a@x.com>, <b@y.com>',
    'A <a@x.com>',
    '"A" <a@x.com>',
    'A <a@x.com>, B <b@y.com>',
  ],
  ...['g: a@x.com, b@y.com;', 'g:a@x.com;', 'undisclosed:;', '"a@x.com, b"@y.com', '"a b"@x.com'],
  ...[
    '"<b@y.com>"@x.com',
    '"a\\"@x.com',
    'a"b@y.com"@x.com',
    'a(b@y.com)@x.com',
    '(b@y.com)a@x.com',
  ],
  ...['a@x.com(b@y.com)', 'a@b@y.com', '@y.com:a@x.com', 'a@[127.0.0.1]', 'a@127.0.0.1', 'a@x'],
  ...[
    'a@x.com>',
    'a@x.com> SIZE=1',
    'a@x.com>\r\nRCPT TO:<b@y.com',
    'a@x.com NOTIFY=NEVER',
    'mailto:a@x.com',
  ],
  ...['a@x.com?cc=b@y.com', 'a%b@y.com@x.com', 'a@x.com%0d%0a', '=?utf-8?q?a=40x.com=2Cb?=@y.com'],
  ...['a@xn--.com,b@y.com', 'á@x.com', 'a@é.com', 'a\u202e@x.com', '', ' ', '@', 'a@', '@x.com'],
  ...[
    'a..b@x.com',
    '.a@x.com',
    'a.@x.com',
    '-oQ/tmp@x.com',
    "o'brien+tag@x.com",
    'b%y.com@x.com',
    'b!y@x.com',
    'a-_~&@x.com',
  ],
];

test(`${HOSTILE_ADDRESSES.length} hostile addresses never reach a second person`, async () => {
  const { peer, mailer } = await connected('accepting');
  const reached: string[] = [];
  for (const to of HOSTILE_ADDRESSES) {
    const before = peer.recipients.length;
    const { error } = await failure(mailer.send(mail({ to })));
    const heard = peer.recipients.slice(before);
    if (error === undefined) expect(heard).toEqual([to]);
    else expect([error instanceof MailRefusedError, heard]).toEqual([true, []]);
    reached.push(...heard);
  }
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(50);
  expect(reached).toEqual(["o'brien+tag@x.com", 'a-_~&@x.com']);
});

test.each(['', 'no-at-sign', '<a@x.com>', 'a@x.com>\r\nBcc: b@y.com'])(
  'the message id %j is refused',
  async (messageId) => {
    const { peer, mailer } = await connected('accepting');
    await expect(mailer.send(mail({ messageId }))).rejects.toThrow(MailRefusedError);
    expect(peer.connections()).toBe(0);
  },
);

describe('a server that does not take the mail', () => {
  test('refuses the recipient: no further try, and the address is not repeated', async () => {
    const { mailer } = await connected('refusing-recipient');
    const { error } = await failure(mailer.send(mail()));
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(String(error)).toBe('MailRefusedError: the mail server answered 550 to RCPT TO');
  });

  test('refuses the message: no further try', async () => {
    const { mailer } = await connected('refusing-message');
    await expect(mailer.send(mail())).rejects.toThrow(MailRefusedError);
  });

  test.each<SmtpPeerMode>([
    'refusing-connection',
    'refusing-sender',
    'deferring-recipient',
    'slow',
    'silent',
    'lively',
    'dropping-after-data',
  ])('%s: may be tried again, and says so', async (mode) => {
    const { mailer } = await connected(mode, { timeouts: QUICK });
    const { error } = await failure(mailer.send(mail()));
    expect(error).toBeInstanceOf(MailDelayedError);
    expect(String(error)).not.toContain('maria');
  });

  test('is not there at all: may be tried again', async () => {
    const { peer, mailer } = await connected('accepting');
    await peer.close();
    await expect(mailer.send(mail())).rejects.toThrow(MailDelayedError);
    cleanups.length = 0;
  });

  test('hangs up after taking it: the repeat carries the same Message-ID', async () => {
    const { peer, mailer } = await connected('dropping-after-data');
    await expect(mailer.send(mail())).rejects.toThrow(MailDelayedError);
    peer.behave('accepting');
    await mailer.send(mail());
    expect(peer.received.map(({ email }) => email.messageId)).toEqual([
      '<A1B2C3.0.created@horizonte.example>',
      '<A1B2C3.0.created@horizonte.example>',
    ]);
  });
});

describe('TLS', () => {
  test('a certificate nobody vouches for: nothing is sent', async () => {
    for (const mode of ['starttls', 'smtps'] as const) {
      const { peer, mailer } = await connected(mode, { requireTls: true });
      const { error } = await failure(mailer.send(mail()));
      expect(error).toBeInstanceOf(MailDelayedError);
      expect(String(error)).toMatch(/certificate|TLS/i);
      expect(peer.recipients).toEqual([]);
    }
  });

  test('a certificate for another host: nothing is sent', async () => {
    const peer = await startSmtpPeer({ mode: 'smtps' });
    const url = `smtps://127.0.0.1:${peer.port}`;
    const mailer = smtpMailer({ url, ca: peer.cert, from: FROM });
    cleanups.push(() => mailer.close(), peer.close);
    await expect(mailer.send(mail())).rejects.toThrow(MailDelayedError);
    expect(peer.recipients).toEqual([]);
  });

  test('a trusted certificate: sent encrypted', async () => {
    for (const mode of ['starttls', 'smtps'] as const) {
      const peer = await startSmtpPeer({ mode });
      const url = `${mode === 'smtps' ? 'smtps' : 'smtp'}://localhost:${peer.port}`;
      const options = { url, ca: peer.cert, requireTls: true, from: FROM };
      const mailer = smtpMailer(options);
      cleanups.push(() => mailer.close(), peer.close);
      await mailer.send(mail());
      expect(peer.wasEncrypted()).toBe(true);
    }
  });

  test('a server that offers none where it is required: nothing is sent', async () => {
    const { peer, mailer } = await connected('accepting', { requireTls: true });
    await expect(mailer.send(mail())).rejects.toThrow(MailDelayedError);
    expect(peer.recipients).toEqual([]);
  });

  test('the description names the protection and no password', () => {
    const url = 'smtp://user:hunter2@mail.example.com';
    expect(smtpMailer({ url, from: FROM }).describe).toBe('mail.example.com:587 (STARTTLS)');
  });
});

test('a malformed sender stops the start', () => {
  const from = { name: 'Clínica', address: 'a@x.com, b@y.com' };
  expect(() => smtpMailer({ url: 'smtp://localhost', from })).toThrow(/sender/);
});
