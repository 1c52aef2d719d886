import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const site = await staffSite(await testDatabase());

const PUBLISH = '/equipe/publicar';
const REASON = 'O domínio chega na segunda.';
const TYPED = { 'motivo-address': REASON, 'dia-da-copia': '2026-01-05' };
const page = z.object({
  typed: z.object({ day: z.string(), reasons: z.record(z.string(), z.string()) }),
});

let cookie: string;
beforeEach(async () => {
  const rosa = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  cookie = await site.signedIn(rosa.id);
});

test.each(['lido', 'ler', 'dominio', 'copia', 'ficar'])(
  'the button “%s” loses no reason that was typed beside another',
  async (acao) => {
    const answer = await site.post(PUBLISH, { acao, ...TYPED, 'motivo-https': '' }, { cookie });
    const shown =
      answer.status === 303
        ? (await site.get(answer.location ?? '', { cookie })).page
        : answer.form;
    expect(page.parse(shown).typed.reasons).toEqual({ 'motivo-address': REASON });
  },
);

const shown = z.object({
  privacyText: z.object({
    facts: z.string(),
    opened: z
      .object({ hash: z.string(), sections: z.array(z.object({ title: z.string() })) })
      .nullable(),
  }),
  versions: z.object({ privacy: z.number() }),
});

test('nobody says that they have read the privacy text before it was opened to them', async () => {
  const at = async (path: string) => shown.parse((await site.get(path, { cookie })).page);
  const before = await at(PUBLISH);
  expect(before.privacyText).toMatchObject({
    facts: expect.stringMatching(
      /^Última atualização: .* de \d{4}\. Leva uns \d+ minutos para ler\.$/,
    ),
    opened: null,
  });
  const version = { acao: 'lido', 'versao-lido': String(before.versions.privacy) };
  expect(await site.post(PUBLISH, version, { cookie })).toMatchObject({
    status: 422,
    form: { errors: [{ fieldId: 'privacy', message: expect.stringMatching(/^Abra o texto/) }] },
  });
  const led = await site.post(PUBLISH, { acao: 'ler' }, { cookie });
  expect(led).toMatchObject({ status: 303, location: `${PUBLISH}?ler=privacidade#privacy` });
  const { opened } = (await at(led.location ?? '')).privacyText;
  expect(opened?.sections.map(({ title }) => title)).toContain('Por quanto tempo guardamos');
  const read = await site.post(PUBLISH, { ...version, texto: opened?.hash ?? '' }, { cookie });
  expect(read).toMatchObject({ status: 303 });
  expect((await at(PUBLISH)).versions.privacy).toBe(before.versions.privacy + 1);
});

test('a refused button keeps reasons and day', async () => {
  const answer = await site.post(PUBLISH, { acao: 'abrir', ...TYPED }, { cookie });
  expect(answer).toMatchObject({
    status: 422,
    form: { typed: { day: '2026-01-05', reasons: { 'motivo-address': REASON } } },
  });
});

test('the page tells who opened the site, with what reasons, and who closed it', async () => {
  const { id: by } = await aStaffMember(site.services, { name: 'Lia', username: 'lia' });
  const waived = [{ item: 'address', reason: REASON }];
  const opened = { value: { isOpen: true, waived }, seenVersion: 0, by };
  const closed = { value: { isOpen: false, waived: [] }, seenVersion: 1, by };
  for (const change of [opened, closed])
    expect(await changeSetting(site.services, 'site-opening', change)).toMatchObject({ ok: true });
  expect((await site.get(PUBLISH, { cookie })).page).toMatchObject({
    history: {
      changes: [
        { who: 'Lia', lines: [{ before: 'aberto', after: 'em demonstração' }, { before: REASON }] },
        { who: 'Lia', lines: [{ where: 'Site', after: 'aberto' }, { after: REASON }] },
      ],
    },
  });
});
