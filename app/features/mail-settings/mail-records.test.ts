import { expect, test } from 'vitest';
import { readMailRecords } from './mail-records.server.ts';

const KEY = 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCB';

/** A domain that answers with these texts, each in two parts as long ones come. */
const domain = (texts: Record<string, string[]>) => async (name: string) => {
  const found = texts[name];
  if (!found) throw Object.assign(new Error('no data'), { code: 'ENODATA' });
  return found.map((text) => [text.slice(0, 10), text.slice(10)]);
};

const read = (texts: Record<string, string[]>, selector = 'mail') =>
  readMailRecords({ sender: 'contato@Clinica.example.com', selector }, domain(texts));

test('a domain that says all three is fine', async () => {
  const texts = {
    'clinica.example.com': ['google-site-verification=x', 'v=spf1 include:_spf.example.net -all'],
    '_dmarc.clinica.example.com': ['v=DMARC1; p=quarantine; rua=mailto:x@example.com'],
    'mail._domainkey.clinica.example.com': [KEY],
  };
  expect(await read(texts)).toEqual({
    domain: 'clinica.example.com',
    spf: 'fine',
    dkim: 'fine',
    dmarc: 'fine',
  });
});

test('a domain that says nothing lacks them; without a selector the key is not known', async () => {
  expect(await read({})).toMatchObject({ spf: 'missing', dkim: 'missing', dmarc: 'missing' });
  expect(await read({}, '')).toMatchObject({ dkim: 'unknown' });
});

test.each([
  [['v=spf1 +all'], 'weak'],
  [['v=spf1 include:a.example ?all'], 'weak'],
  [['v=spf1 a all'], 'weak'],
  [['v=spf1 a ~all'], 'fine'],
  [['v=spf1 a mx redirect=_spf.example.net'], 'fine'],
  [['v=spf1 a -all', 'v=spf1 mx -all'], 'double'],
  [['v=spf10 a'], 'missing'],
])('SPF %j is %s', async (texts, state) => {
  expect((await read({ 'clinica.example.com': texts })).spf).toBe(state);
});

test.each([
  [['v=DMARC1; p=none'], 'weak'],
  [['v=DMARC1;p=reject'], 'fine'],
  [['v=DMARC1'], 'missing'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'double'],
])('DMARC %j is %s', async (texts, state) => {
  expect((await read({ '_dmarc.clinica.example.com': texts })).dmarc).toBe(state);
});

test('a key that was withdrawn is missing, and a look-up that fails proves nothing', async () => {
  const withdrawn = { 'mail._domainkey.clinica.example.com': ['v=DKIM1; p='] };
  expect((await read(withdrawn)).dkim).toBe('missing');
  const away = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  };
  const sender = 'contato@clinica.example.com';
  expect(await readMailRecords({ sender, selector: 'mail' }, away)).toMatchObject({
    spf: 'unknown',
    dkim: 'unknown',
    dmarc: 'unknown',
  });
});
