import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { TextResolver } from '#app/features/mail-settings/mail-records.server.ts';
import { testDatabase } from '#tests/database.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database);
const peer = await startSmtpPeer({ mode: 'accepting' });
afterAll(() => peer.close());

const PUBLISH = '/equipe/publicar';
const MAIL = '/equipe/clinica/email';
const DOMAIN = 'lago.com.br';
const KEY = 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCB';

let cookie: string;
let asked: string[];

/** A domain that says these texts, by their names below it. */
const saying =
  (texts: Record<string, string>): TextResolver =>
  async (name) => {
    asked.push(name);
    const text = texts[name.replace(`.${DOMAIN}`, '').replace(DOMAIN, '')];
    if (text === undefined) throw Object.assign(new Error('no data'), { code: 'ENODATA' });
    return [[text]];
  };
const away: TextResolver = () =>
  Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

beforeEach(async () => {
  asked = [];
  const rosa = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  cookie = await site.signedIn(rosa.id);
});

const save = async (form: Record<string, string> = {}) =>
  site.post(
    MAIL,
    {
      ...{ servidor: '127.0.0.1', porta: String(peer.port), protecao: 'none', versao: '0' },
      ...{ remetente: `contato@${DOMAIN}`, seletor: 'mail', 'testar-para': 'ana@lago.com.br' },
      ...{ acao: 'salvar', ...form },
    },
    { cookie },
  );

const lack = z.object({ text: z.string(), detail: z.string().optional() });
const publish = z.object({
  items: z.array(z.object({ name: z.string(), lacks: z.array(lack), known: z.array(z.string()) })),
});
async function item() {
  const { page } = await site.get(PUBLISH, { cookie });
  return publish.parse(page).items.find(({ name }) => name === 'mail');
}

test('a domain that says all three is asked when the test mail was taken, and mail is ready', async () => {
  site.services.resolveTexts = saying({
    ...{ '': 'v=spf1 a -all', _dmarc: 'v=DMARC1; p=reject', 'mail._domainkey': KEY },
  });
  expect(await item()).toMatchObject({ lacks: [{ text: 'Nenhum servidor de e-mail' }], known: [] });
  site.services.env.hasMailPickup = true;
  expect(await item()).toMatchObject({
    lacks: [{ text: expect.stringContaining('ainda não foram conferidos') }],
    known: [expect.stringMatching(/^Outro programa envia os e-mails/)],
  });
  delete site.services.env.hasMailPickup;
  expect((await save()).location).toBe(`${MAIL}?feito=salvo`);
  expect(asked).toHaveLength(3);
  expect(await item()).toMatchObject({
    lacks: [],
    known: [
      expect.stringMatching(/^lago\.com\.br: SPF certo, DKIM certo, DMARC certo\. Conferido em /),
    ],
  });
  // Looking at the pages asks nobody.
  const { page } = await site.get(MAIL, { cookie });
  expect(page).toMatchObject({ records: { domain: DOMAIN, spf: 'fine' } });
  expect(asked).toHaveLength(3);
});

test('what the domain lacks is named, with what to do, until it is there', async () => {
  site.services.resolveTexts = saying({ '': 'v=spf1 a -all' });
  await save();
  const found = await item();
  expect(found?.lacks.map(({ text }) => text)).toEqual([
    'Falta o DKIM de lago.com.br',
    'Falta o DMARC de lago.com.br',
  ]);
  expect(found?.lacks[1]?.detail).toContain('_dmarc.lago.com.br');
  site.services.resolveTexts = saying({
    ...{ '': 'v=spf1 a -all', _dmarc: 'v=DMARC1; p=none', 'mail._domainkey': KEY },
  });
  const again = await site.post(PUBLISH, { acao: 'dominio' }, { cookie });
  expect(again.location).toBe(`${PUBLISH}?feito=dominio#mail`);
  expect(await item()).toMatchObject({
    lacks: [],
    known: [expect.stringContaining('DMARC fraco')],
  });
});

test('a sender below the domain is covered by its DMARC, and the pages say whose it is', async () => {
  site.services.resolveTexts = saying({ mail: 'v=spf1 a -all', _dmarc: 'v=DMARC1; p=reject' });
  await save({ remetente: `contato@mail.${DOMAIN}`, seletor: '' });
  expect(await item()).toMatchObject({
    lacks: [],
    known: [expect.stringContaining('DMARC certo (o de lago.com.br)'), expect.any(String)],
  });
  const { page } = await site.get(MAIL, { cookie });
  expect(page).toMatchObject({ records: { dmarc: 'fine', dmarcDomain: DOMAIN } });
});

test('where nobody can be asked, mail is ready, and the list says so', async () => {
  site.services.resolveTexts = away;
  await save();
  expect(await item()).toMatchObject({
    lacks: [],
    known: [expect.any(String), expect.stringContaining('Daqui não deu para conferir')],
  });
});

test('a server that nobody tried, and a sender of another domain, are not ready', async () => {
  site.services.resolveTexts = saying({ '': 'v=spf1 a -all', _dmarc: 'v=DMARC1; p=reject' });
  await save({ acao: 'sem-teste' });
  expect(asked).toEqual([]);
  expect(await item()).toMatchObject({
    lacks: [{ text: expect.stringContaining('não foi testado') }],
  });
  await save({ versao: '1', seletor: '' });
  expect(await item()).toMatchObject({
    lacks: [],
    known: [expect.any(String), expect.stringContaining('seletor')],
  });
  site.services.env.mailFrom = 'agenda@outro.com.br';
  expect(await item()).toMatchObject({
    lacks: [{ text: expect.stringContaining('não foram conferidos') }],
  });
  delete site.services.env.mailFrom;
  const asking = await site.post(PUBLISH, { acao: 'dominio', de: 'email' }, { cookie });
  expect(asking.location).toBe(`${MAIL}#dominio`);
});
