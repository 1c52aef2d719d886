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
  [['V=DMARC1; P=REJECT'], 'fine'],
  [['v = DMARC1 ; p = Quarantine ; sp = none'], 'fine'],
  [['v=DMARC1; sp=reject; p=none'], 'weak'],
  [['v=DMARC10; p=reject'], 'missing'],
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

/** Names that a sender of this domain has asked about DMARC, and what came of it. */
async function dmarcOf(domain: string, texts: Record<string, string[]>, away: string[] = []) {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    const found = texts[name];
    const code = away.includes(name) ? 'ETIMEOUT' : 'ENOTFOUND';
    if (!found) throw Object.assign(new Error('nothing'), { code });
    return found.map((text) => [text]);
  };
  const sender = `agenda@${domain}`;
  const { dmarc, dmarcDomain } = await readMailRecords({ sender, selector: '' }, resolve);
  return { dmarc, dmarcDomain, asked: asked.filter((name) => name.startsWith('_dmarc.')) };
}
const SUB = 'mail.clinica.com.br';
const TOP = '_dmarc.clinica.com.br';

test.each([
  ['v=DMARC1; p=reject', 'fine'],
  ['v=DMARC1; p=none; sp=reject', 'fine'],
  ['v=DMARC1; p=reject; sp=none', 'weak'],
  ['V=DMARC1 ; P=NONE ; SP = Quarantine', 'fine'],
])('a sender below a domain that says %j is %s, by that record', async (text, state) => {
  expect(await dmarcOf(SUB, { [TOP]: [text] })).toEqual({
    ...{ dmarc: state, dmarcDomain: 'clinica.com.br', asked: [`_dmarc.${SUB}`, TOP] },
  });
});

test('a record of its own goes before that of the domain above, which is not asked then', async () => {
  const texts = { [`_dmarc.${SUB}`]: ['v=DMARC1; p=none'], [TOP]: ['v=DMARC1; p=reject'] };
  const asked = [`_dmarc.${SUB}`];
  expect(await dmarcOf(SUB, texts)).toEqual({ dmarc: 'weak', dmarcDomain: undefined, asked });
});

test('of names above the shortest counts, or the one that says it is whole', async () => {
  const far = { '_dmarc.b.clinica.com.br': ['v=DMARC1; p=none'], [TOP]: ['v=DMARC1; p=reject'] };
  const sub = 'a.b.clinica.com.br';
  expect(await dmarcOf(sub, far)).toMatchObject({ dmarc: 'fine', dmarcDomain: 'clinica.com.br' });
  const whole = { ...far, '_dmarc.b.clinica.com.br': ['v=DMARC1; p=none; psd=n'] };
  const near = { dmarc: 'weak', dmarcDomain: 'b.clinica.com.br' };
  expect(await dmarcOf(sub, whole)).toMatchObject(near);
});

test('several records above are none, and say whose they are', async () => {
  const texts = { [TOP]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject', 'outro texto'] };
  expect(await dmarcOf(SUB, texts)).toMatchObject({
    ...{ dmarc: 'double', dmarcDomain: 'clinica.com.br' },
  });
});

test.each([
  ['the sender’s own', `_dmarc.${SUB}`, { [TOP]: ['v=DMARC1; p=reject'] }],
  ['the one above', TOP, {}],
])('when %s cannot be asked, nobody can tell', async (_, away, texts) => {
  expect(await dmarcOf(SUB, texts, [away])).toMatchObject({
    ...{ dmarc: 'unknown', dmarcDomain: undefined },
  });
});

test.each([
  ['clinica.com.br', []],
  ['olhos.med.br', []],
  ['olhos.org.br', []],
  ['ufmg.br', []],
  ['www.ufmg.br', ['ufmg.br']],
  ['mail.clinica.com', ['clinica.com']],
  ['mail.clinic.co.uk', ['clinic.co.uk']],
  ['saude.cidade.sp.gov.br', ['cidade.sp.gov.br']],
  ['br', []],
  [
    'a.b.c.d.e.f.g.clinica.com.br',
    ['d.e.f.g.clinica.com.br', 'e.f.g.clinica.com.br'].concat([
      'f.g.clinica.com.br',
      'g.clinica.com.br',
      'clinica.com.br',
    ]),
  ],
])('without a record anywhere, a sender of %s asks no public suffix', async (domain, above) => {
  const asked = [domain, ...above].map((name) => `_dmarc.${name}`);
  expect(await dmarcOf(domain, {})).toEqual({ dmarc: 'missing', dmarcDomain: undefined, asked });
});
