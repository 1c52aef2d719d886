import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMailAddress, singleLine } from './mail-address.ts';

test.each([
  'maria@example.com',
  'maria.souza+clinica@mail.example.com.br',
  "o'brien_1@xn--caf-dma.example",
  `${'a'.repeat(64)}@example.com`,
])('takes the plain address %s', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  '',
  '@example.com',
  'maria',
  'maria@',
  'maria@localhost',
  'maria@example..com',
  'maria@-example.com',
  'maria@example.com.',
  'maria@127.0.0.1',
  'maria@[127.0.0.1]',
  '.maria@example.com',
  'maria.@example.com',
  'ma..ria@example.com',
  'maria@x@example.com',
  '"maria"@example.com',
  '"a@x.com, b"@example.com',
  'Maria <maria@example.com>',
  '<maria@example.com>',
  'maria@example.com, ana@example.com',
  'maria@example.com;ana@example.com',
  'maria@example.com ana@example.com',
  'maria(comment)@example.com',
  'maria@example.com(comment)',
  'ana%example.org@example.com',
  'example.org!ana@example.com',
  '=?utf-8?q?ana=40example.org=2C?=@example.com',
  '-oQ/tmp@example.com',
  'grupo: maria@example.com;',
  'maria@example.com\r\nRCPT TO:<ana@example.com>',
  'maria@example.com\n',
  ' maria@example.com',
  'maria@example.com\0',
  'maría@example.com',
  'maria@exämple.com',
  'maria\uff20example.com',
  'maria\u2028@example.com',
  'maria%example.org@example.com ',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
])('refuses %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

// A regular expression that backtracks at each character would not finish in time.
test('long hostile addresses are validated before the test times out', () => {
  for (const part of ['a', 'a.', '@', 'a@', '.', '-']) {
    expect(isMailAddress(part.repeat(1_000_000))).toBe(false);
  }
});

test('a header text is always one printable line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(singleLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]|^ | $/u);
    }),
  );
  expect(singleLine('Ana\r\nBcc: x@example.com\u202e moc')).toBe('Ana Bcc: x@example.com moc');
});
