import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '#app/db/schema.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const HOURS = '/equipe/agenda/horarios';
const link = z.looseObject({ href: z.string() });

async function agendaSite() {
  const site = await staffSite(database, stillClock());
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, { username, name: username });
    return { cookie: await site.signedIn(id) };
  };
  return { site, bia: await signIn('bia'), caio: await signIn('caio') };
}
let { site, bia, caio } = await agendaSite();
beforeEach(async () => {
  ({ site, bia, caio } = await agendaSite());
});

test('whether the site shows first the times that leave no gaps is saved, once for each who saw it', async () => {
  const isOn = async () => (await site.get(HOURS, bia)).page;
  expect(await isOn()).toMatchObject({ compactDays: { isOn: true, version: 0 } });
  const off = { acao: 'dias-sem-buracos', versao: '0' };
  const shown = await site.post(HOURS, off, bia);
  expect(shown).toMatchObject({
    status: 200,
    form: { compactDays: { isOn: false, version: 0, stamp: '0 false' } },
  });
  expect(await isOn()).toMatchObject({ compactDays: { isOn: true, version: 0 } });
  // Who has read what one choice does has not read what another does.
  const other = { ...off, lido: '0 true' };
  expect(await site.post(HOURS, other, bia)).toMatchObject({ status: 200 });
  const saved = await site.post(HOURS, { ...off, lido: '0 false' }, bia);
  expect(saved).toMatchObject({ status: 303, location: `${HOURS}?feito=ordem#ordem` });
  expect(await isOn()).toMatchObject({ compactDays: { isOn: false, version: 1 } });
  const late = await site.post(HOURS, { ...off, 'sem-buracos': 'sim' }, caio);
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.form)).toContain('Última mudança: bia');
  const on = { ...off, versao: '1', 'sem-buracos': 'sim' };
  await site.post(HOURS, { ...on, lido: '1 true' }, caio);
  expect(await isOn()).toMatchObject({ compactDays: { isOn: true, version: 2 } });
  expect(await db.$count(auditLog)).toBe(2);
});

test('before another order of times is saved, the page says which times come first and that all stay', async () => {
  const lines = async (form: Record<string, string>) => {
    const sent = { acao: 'dias-sem-buracos', versao: '0', ...form };
    const answer = z.object({ compactDays: z.object({ lines: z.array(z.string()) }) });
    return answer.parse((await site.post(HOURS, sent, bia)).form).compactDays.lines;
  };
  const told = await lines({});
  expect(told[0]).toMatch(/em 5 dias dos próximos 7 aparecem primeiro outros horários; os \d+ /);
  expect(told[0]).toMatch(/Por exemplo, segunda-feira, 5 de outubro: (?:sem )?\d+h/);
  expect(told.at(-1)).toContain('nenhum horário entra nem sai');
  // Where nothing would change there is nothing to read.
  const same = { acao: 'dias-sem-buracos', versao: '0', 'sem-buracos': 'sim' };
  expect(await site.post(HOURS, same, bia)).toMatchObject({ status: 303 });
});

test('who changed the order of times is told, and the way back fills its form alone', async () => {
  const pageAt = async (path: string) =>
    z
      .looseObject({
        filled: z.unknown(),
        compactDays: z.looseObject({
          asked: z.looseObject({ isOn: z.boolean() }).nullable(),
          history: z.looseObject({ changes: z.array(z.looseObject({ links: z.array(link) })) }),
        }),
      })
      .parse((await site.get(path, bia)).page);
  const form = { acao: 'dias-sem-buracos', versao: '0', lido: '0 false' };
  await site.post(HOURS, form, bia);
  const { compactDays } = await pageAt(HOURS);
  expect(compactDays.history.changes).toMatchObject([
    { who: 'bia', lines: [{ before: 'sim', after: 'não' }], links: [] },
    { moment: 'No começo', links: [{ href: `${HOURS}?como=ordem-0#versao-antiga` }] },
  ]);
  const asked = await pageAt(`${HOURS}?como=ordem-0`);
  expect(asked).toMatchObject({
    filled: null,
    compactDays: { isOn: false, asked: { isOn: true } },
  });
  expect((await pageAt(`${HOURS}?como=0`)).compactDays.asked).toBeNull();
});

test('who comes too late for that is shown the value and the version of one moment', async () => {
  const { id } = await aStaffMember(site.services, { username: 'dora', name: 'dora' });
  // Saved elsewhere: what the pages of this process show has not followed yet.
  await changeSetting(site.services, 'compact-days', { value: false, seenVersion: 0, by: id });
  expect(site.services.clinic.agenda.prefersCompactDays).toBe(true);
  const form = { acao: 'dias-sem-buracos', versao: '0', 'sem-buracos': 'sim' };
  expect(await site.post(HOURS, form, caio)).toMatchObject({
    status: 409,
    form: { changedLine: expect.stringContaining('Última mudança: dora') },
    page: { compactDays: { isOn: false, version: 1 } },
  });
});
