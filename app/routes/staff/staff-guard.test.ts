import { beforeEach, describe, expect, test } from 'vitest';
import { appServices } from '#app/context/app-services.ts';
import { staff } from '#app/db/staff-schema.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const ran: string[] = [];

/** The staff area with pages that forgot their checks. */
const site = await staffSite(database, undefined, [
  { path: 'sem-linha', loader: () => ran.push('loader'), action: () => ran.push('action') },
  { path: 'numeros', loader: () => 'the figures', action: () => 'done' },
  {
    path: 'erros',
    action: async ({ context }) => {
      await context.get(appServices).db.update(staff).set({ name: 'Outra pessoa' });
      return 'done';
    },
  },
]);
let administrator = { cookie: '' };
let reception = { cookie: '' };

beforeEach(async () => {
  ran.length = 0;
  site.services.env.nodeEnv = 'test';
  const asAdministrator = { role: 'administrator', totpSalt: 'salt', totpLastStep: 1 } as const;
  const { id } = await aStaffMember(site.services, asAdministrator);
  administrator = { cookie: await site.signedIn(id) };
  reception = { cookie: await site.signedIn((await aStaffMember(site.services)).id) };
});

describe('an address without a row in the table', () => {
  test('opens for nobody, and nothing of it runs', async () => {
    for (const asker of [administrator, reception, {}]) {
      expect((await site.get('/equipe/sem-linha', asker)).status).toBe(500);
      expect((await site.post('/equipe/sem-linha', {}, asker)).status).toBe(500);
    }
    expect(ran).toEqual([]);
  });

  test('is not there for visitors of the running site, and is logged', async () => {
    site.services.env.nodeEnv = 'production';
    expect((await site.get('/equipe/sem-linha', administrator)).status).toBe(404);
    expect(ran).toEqual([]);
    const fields = { pattern: 'equipe/sem-linha' };
    const text = 'staff: address without a policy';
    expect(site.services.log.lines).toContainEqual({ text, fields });
  });
});

describe('a page that never asks who looks', () => {
  test('still opens only for whom its row says', async () => {
    expect(await site.get('/equipe/numeros', administrator)).toMatchObject({ page: 'the figures' });
    const refused = await site.get('/equipe/numeros', reception);
    expect([refused.status, refused.page]).toEqual([403, null]);
    expect((await site.get('/equipe/numeros')).location).toContain('/equipe/entrar');
  });

  test('answers no form of others, and changes nothing for them', async () => {
    const answered = await site.post('/equipe/numeros', {}, reception);
    expect([answered.status, answered.form]).toEqual([403, null]);
    expect((await site.post('/equipe/erros', {}, reception)).status).toBe(403);
    const names = await database.db.select({ name: staff.name }).from(staff);
    expect(names).not.toContainEqual({ name: 'Outra pessoa' });
  });
});

test('a form may ask for more than its page', async () => {
  expect((await site.get('/equipe/decisoes', reception)).status).toBe(200);
  expect((await site.post('/equipe/decisoes', {}, reception)).status).toBe(403);
});

test('files are guarded like pages', async () => {
  const file = '/equipe/conteudo/imagens/lista';
  expect((await site.file(file, administrator)).status).toBe(200);
  expect((await site.file(file, reception)).status).toBe(403);
  const { status, headers } = await site.file(file);
  expect([status, headers.get('location')]).toEqual([
    303,
    `/equipe/entrar?volta=${encodeURIComponent(file)}`,
  ]);
});

test('on every page staff are told since when mail cannot be sent', async () => {
  const notice = async (asker: { cookie?: string }) => (await site.get('/equipe', asker)).frame;
  expect(await notice(reception)).toMatchObject({ mailFailsSince: null });
  const since = new Date('2026-10-05T13:00:00Z');
  site.services.mailTrouble = () => ({ since, reason: 'the mail server answered 535 to AUTH' });
  expect(await notice(reception)).toMatchObject({
    mailFailsSince: since,
  });
  expect(JSON.stringify(await notice({}))).not.toContain('2026');
  delete site.services.mailTrouble;
});
