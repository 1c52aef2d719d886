import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
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

test.each(['lido', 'dominio', 'copia', 'ficar'])(
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

test('a refused button keeps reasons and day', async () => {
  const answer = await site.post(PUBLISH, { acao: 'abrir', ...TYPED }, { cookie });
  expect(answer).toMatchObject({
    status: 422,
    form: { typed: { day: '2026-01-05', reasons: { 'motivo-address': REASON } } },
  });
});
