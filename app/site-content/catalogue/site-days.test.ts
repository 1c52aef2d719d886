import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const DOCTOR = 'helena-prado-vilela';
const HOURS = '/equipe/agenda/horarios';
const NEXT_MONDAY = addDays(MONDAY, 7);

async function hoursSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services, { username: 'bia', name: 'bia' });
  const boss = { username: 'ada', role: 'administrator', totpSalt: 'salt' } as const;
  const ada = await aStaffMember(site.services, { ...boss, totpLastStep: 1 });
  return {
    site,
    bia: { cookie: await site.signedIn(id) },
    ada: { cookie: await site.signedIn(ada.id) },
  };
}
let { site, bia, ada } = await hoursSite();
beforeEach(async () => {
  ({ site, bia, ada } = await hoursSite());
});

/** The doctor's own hours on these weekdays. */
function form(weekdays: readonly number[]) {
  const days = weekdays.flatMap((day) => [
    [`abre-${day}`, '08:00'],
    [`pausa-0-${day}`, '12:00'],
    [`volta-0-${day}`, '13:00'],
    [`fecha-${day}`, '18:00'],
  ]);
  const who = { [`vale-${DOCTOR}`]: 'sim', [`versao-${DOCTOR}`]: '0' };
  return { desde: NEXT_MONDAY, ...Object.fromEntries(days), ...who };
}
const siteIn = (unattended: number[], unannounced: number[], href: string | null = null) => ({
  preview: { site: { unattended, unannounced, house: '', href } },
});

test('one person’s hours say, before and after, that the site still announces the day', async () => {
  await db.execute(sql`delete from weekly_hours h using resources r where r.id = h.resource_id
    and h.weekday = 5 and r.kind = 'practitioner' and r.slug <> ${DOCTOR}`);
  const without = form([1, 2, 3, 4]);
  const checked = await site.post(HOURS, { ...without, acao: 'conferir' }, bia);
  expect(checked.form).toMatchObject(siteIn([5], []));
  const saved = await site.post(HOURS, { ...without, acao: 'salvar' }, bia);
  expect(saved.location).toContain(`&dias=${NEXT_MONDAY}.5`);
  expect((await site.get(saved.location ?? '', ada)).page).toMatchObject({
    siteDays: { unattended: [5], href: '/equipe/agenda/horarios?quem=clinica#mudar' },
  });
});

test('or that the site does not announce a day on which somebody attends', async () => {
  const more = form([1, 2, 3, 4, 5, 6]);
  const checked = await site.post(HOURS, { ...more, acao: 'conferir' }, bia);
  expect(checked.form).toMatchObject(siteIn([], [6]));
  const saved = await site.post(HOURS, { ...more, acao: 'salvar' }, bia);
  expect((await site.get(saved.location ?? '', bia)).page).toMatchObject({
    siteDays: { unannounced: [6], href: null },
  });
});

test('and say nothing where the day stays as it is announced', async () => {
  const same = { ...form([1, 2, 3, 4, 5]), 'fecha-5': '17:00' };
  expect((await site.post(HOURS, { ...same, acao: 'conferir' }, bia)).form).toMatchObject(
    siteIn([], []),
  );
  const saved = await site.post(HOURS, { ...same, acao: 'salvar' }, bia);
  expect(saved.location).not.toContain('dias=');
  expect((await site.get(HOURS, bia)).page).toMatchObject({ siteDays: null });
});
