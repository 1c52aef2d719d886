import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { formatMoment } from '#app/clinic/format-date.ts';
import { auditLog } from '#app/db/schema.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { mailItem } from '#app/site-content/opening/mail-domain.server.ts';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import { testDatabase } from '#tests/database.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const PAGE = '/equipe/clinica/email';
const site = await staffSite(await testDatabase());

let cookie: string;
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  cookie = await site.signedIn(id);
});

const TYPED = { servidor: 'smtp.lago.com.br', porta: '587', protecao: 'starttls', usuario: 'ana' };
const send = (form: Record<string, string>) =>
  site.post(PAGE, { acao: 'sem-teste', ...TYPED, ...form }, { cookie });

const shown = z.object({ version: z.number(), now: z.object({ where: z.string() }) });
const CHANGED = { fieldId: MAIN_FORM, message: staffMail.changed };

test('that a colleague has changed the mail meanwhile is told with the wrong fields, and nothing is lost', async () => {
  expect((await send({ versao: '0', servidor: 'smtp.serra.com.br' })).status).toBe(303);

  const wrong = await send({ versao: '0', porta: 'muitas' });
  expect(wrong).toMatchObject({
    status: 409,
    form: {
      errors: [CHANGED, { fieldId: 'porta', message: staffMail.faults.port }],
      values: { host: 'smtp.lago.com.br', port: 'muitas', username: 'ana' },
    },
  });
  // What holds now is beside it, and the corrected form is sent knowing of it.
  expect(shown.parse(wrong.page)).toMatchObject({
    version: 1,
    now: { where: staffMail.now('smtp.serra.com.br', 587) },
  });
  expect((await send({ versao: '1' })).location).toBe(`${PAGE}?feito=sem-teste`);
});

test('it is told before a test mail goes out, which would make the page one of the new version', async () => {
  expect((await send({ versao: '0' })).status).toBe(303);
  const tried = await send({ versao: '0', acao: 'testar', 'testar-para': 'ana@lago.com.br' });
  expect(tried).toMatchObject({ status: 409, form: { errors: [CHANGED], sent: null } });
  const dropped = await site.post(PAGE, { acao: 'tirar', versao: '0' }, { cookie });
  expect(dropped).toMatchObject({ status: 409, form: { errors: [CHANGED] } });
});

test('who changed what of the mail is told, never the password, and the way back fills the form without it', async () => {
  expect((await send({ versao: '0', senha: 'segredo-um' })).status).toBe(303);
  const other = { versao: '1', servidor: 'smtp.serra.com.br', senha: 'segredo-dois' };
  expect((await send(other)).status).toBe(303);
  await site.post(PAGE, { acao: 'tirar', versao: '2' }, { cookie });
  const { page } = await site.get(PAGE, { cookie });
  const change = z.looseObject({
    lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
    links: z.array(z.looseObject({ href: z.string() })),
  });
  const { changes } = z
    .looseObject({ history: z.looseObject({ changes: z.array(change) }) })
    .parse(page).history;
  const { host, password } = staffMail.fields;
  expect(changes.map(({ lines }) => lines)).toEqual([
    [{ where: host.label, before: 'smtp.serra.com.br:587', after: staffMail.history.none }],
    [
      { where: host.label, before: 'smtp.lago.com.br:587', after: 'smtp.serra.com.br:587' },
      { where: password.label, before: '', after: staffMail.history.passwordSet },
    ],
    expect.arrayContaining([{ where: staffMail.fields.username.label, before: '', after: 'ana' }]),
  ]);
  expect(changes.map(({ links }) => links.length)).toEqual([0, 1, 1]);
  const kept = await site.services.db.select().from(auditLog);
  expect(JSON.stringify([page, kept])).not.toContain('segredo-');
  const back = await site.get(changes[2]?.links[0]?.href ?? '', { cookie });
  expect(back.page).toMatchObject({
    values: { host: 'smtp.lago.com.br', port: '587', username: 'ana' },
    filled: { moment: expect.any(String) },
    version: 0,
  });
});

test('the environment’s server is tested on screen, and counts as delivering mail only then', async () => {
  const { db, env, clock } = site.services;
  const inUse = (to: string) =>
    site.post(PAGE, { acao: 'testar-o-em-uso', 'testar-o-em-uso-para': to }, { cookie });
  const lacks = async () => {
    const { lacks: found } = await mailItem({ db, env }, { email: 'ola@clinica.example.com' });
    return found.map(({ text }) => text);
  };
  expect(await inUse('ana@lago.com.br')).toMatchObject({ status: 422 });
  const peer = await startSmtpPeer({ mode: 'accepting' });
  const closed = await startSmtpPeer({ mode: 'accepting' });
  await closed.close();
  const before = env.smtpUrl;
  try {
    env.smtpUrl = closed.url;
    expect(await lacks()).toEqual([staffPublish.lacks.untestedMail]);
    const nobody = await inUse('ana@lago.com.br');
    expect(nobody).toMatchObject({
      status: 422,
      form: {
        errors: [{ fieldId: 'testar-o-em-uso-para', message: staffMail.results.unreachable }],
        inUseTo: 'ana@lago.com.br',
      },
    });
    expect(await lacks()).toEqual([staffPublish.lacks.untestedMail]);
    env.smtpUrl = peer.url;
    expect((await inUse('ana\r\nBcc: x@y.com')).status).toBe(422);
    expect(peer.received).toEqual([]);
    expect(await inUse('ana@lago.com.br')).toMatchObject({
      form: { sent: staffMail.results.sent('ana@lago.com.br') },
    });
    expect(peer.received.map(({ email }) => email.to?.[0]?.address)).toEqual(['ana@lago.com.br']);
    expect(await lacks()).not.toContain(staffPublish.lacks.untestedMail);
    const { page } = await site.get(PAGE, { cookie });
    const when = formatMoment(clock.now(), { withYear: true });
    expect(page).toMatchObject({ inUse: staffMail.tested(when) });
    // Another account of it may be refused.
    env.smtpUrl = peer.url.replace('smtp://', 'smtp://ana:segredo@');
    expect(await lacks()).toEqual([staffPublish.lacks.untestedMail]);
    // Another server has not shown that it delivers anything.
    env.smtpUrl = closed.url;
    expect(await lacks()).toEqual([staffPublish.lacks.untestedMail]);
  } finally {
    env.smtpUrl = before;
    await peer.close();
  }
});
