import { expect, test } from 'vitest';
import { smtpSettings } from './smtp-settings.ts';

test('a remote server is spoken to over TLS or not at all', () => {
  expect(smtpSettings('smtp://mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    requireTLS: true,
    ignoreTLS: false,
  });
  expect(smtpSettings('smtps://mail.example.com')).toMatchObject({ port: 465, secure: true });
});

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '[::1]'])(
  'the loopback address %s may go without TLS',
  (host) => {
    expect(smtpSettings(`smtp://${host}:2525`)).toMatchObject({ requireTLS: false, port: 2525 });
  },
);

test.each(['127.0.0.1.example.com', 'localhost.example.com', '10.0.0.1', '127.1', '[::2]'])(
  '%s is no loopback address',
  (host) => {
    expect(smtpSettings(`smtp://${host}`)).toMatchObject({ requireTLS: true, ignoreTLS: false });
  },
);

test('user and password are read percent-decoded', () => {
  const { auth } = smtpSettings('smtps://clinica%40example.com:s%2Fe%3Acret@mail.example.com');
  expect(auth).toEqual({ user: 'clinica@example.com', pass: 's/e:cret' });
});

test.each([
  'mail.example.com:587',
  'http://mail.example.com',
  'smtp://',
  'smtp://a b',
  'smtp://user:hunter2@mail.example.com?tls.rejectUnauthorized=false',
  'smtp://user:hunter2@mail.example.com?ignoreTLS=true',
  'smtp://user:hunter2@mail.example.com/path',
  'smtp://user:hunter2@mail.example.com#x',
  'smtp://user%zz:hunter2@mail.example.com',
])('refuses %s without repeating the password', (address) => {
  expect(() => smtpSettings(address)).toThrow(/^the SMTP (?!.*hunter2)/);
});
