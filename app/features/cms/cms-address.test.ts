import { expect, test } from 'vitest';
import { parseCmsAddress } from './cms-address.server.ts';

const SITE = new URL('https://clinica.example.com.br');
const LOCAL = new URL('http://localhost:3000');

test.each([
  ['https://blog.clinica.com.br', 'https://blog.clinica.com.br'],
  ['  blog.clinica.com.br/ ', 'https://blog.clinica.com.br'],
  ['https://clinica.com.br/blog/', 'https://clinica.com.br/blog'],
  ['https://blog.clinica.com.br/wp-admin/edit.php?x=1', 'https://blog.clinica.com.br'],
  ['https://blog.clinica.com.br/wp-json/wp/v2/posts', 'https://blog.clinica.com.br'],
  ['https://blog.clinica.com.br:8443/#topo', 'https://blog.clinica.com.br:8443'],
])('%s is read as %s', (typed, address) => {
  expect(parseCmsAddress(typed, SITE)).toEqual({ ok: true, value: address });
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['ftp://blog.clinica.com.br', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['https://', 'not-an-address'],
  [`https://${'a'.repeat(400)}.com.br`, 'not-an-address'],
  ['https://ana:senha@blog.clinica.com.br', 'has-user'],
  ['http://blog.clinica.com.br', 'insecure'],
  ['https://clinica.example.com.br/blog', 'own'],
  ['https://clinica.example.com.br./blog', 'own'],
  ['http://clinica.example.com.br', 'own'],
  [`https://blog.clinica.com.br/${'á'.repeat(200)}`, 'not-an-address'],
  ['https://localhost', 'private'],
  ['http://127.0.0.1:8080', 'private'],
  ['https://192.168.0.10', 'private'],
  ['https://[::1]', 'private'],
  ['https://0x7f000001', 'private'],
  ['https://169.254.169.254/latest', 'private'],
  ['https://wordpress', 'private'],
  ['https://blog.local', 'private'],
  ['https://blog.internal.', 'private'],
])('%s is refused as %s', (typed, refusal) => {
  expect(parseCmsAddress(typed, SITE)).toEqual({ ok: false, refusal });
});

test('a site on this machine may read a system on this machine', () => {
  expect(parseCmsAddress('http://127.0.0.1:8080/', LOCAL)).toEqual({
    ok: true,
    value: 'http://127.0.0.1:8080',
  });
  expect(parseCmsAddress('http://192.168.0.10', LOCAL)).toMatchObject({ refusal: 'private' });
});
