import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { houseName } from '#app/clinic/record/branch-fields.ts';
import { resources } from '#app/db/schema.ts';
import { setHours } from '#app/features/schedule-settings/hours.server.ts';
import type { DayHours } from '#app/scheduling/hours/week-hours.ts';
import { readPlaceHistory } from '#app/site-content/catalogue/place-history.server.ts';
import { MONDAY, stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';

// Who changed a room, a device or somebody's hours, and the way back.

const database = await testDatabase();
const { db } = database;
const HELENA = 'helena-prado-vilela';
const ROOM = '/equipe/agenda/recursos/consultorio-1';

const history = z.looseObject({
  changes: z.array(
    z.looseObject({
      key: z.string(),
      moment: z.string(),
      lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
      links: z.array(z.object({ href: z.string() })),
    }),
  ),
});
const placePage = z.looseObject({ name: z.string(), stamp: z.string(), history });

const clock = stillClock();
const hoursServices = { db, clock, jobs: { 'waitlist-match': async () => {} } };
const idOf = async (slug: string) =>
  (await db.select().from(resources).where(eq(resources.slug, slug)))[0]?.id ?? 0;

/** The same hours from Monday to Friday. */
function workdays(startsTime: string, endsTime: string, limits?: NonNullable<DayHours>['limits']) {
  const day: DayHours = { startsTime, endsTime, breaks: [], ...(limits && { limits }) };
  return [null, day, day, day, day, day, null];
}
const CLOSED = [null, null, null, null, null, null, null];

async function clinic() {
  const site = await staffSite(database, clock);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  return { site, boss: { id, cookie: await site.signedIn(id) } };
}

test('a room leads back to its first name, and says no more of it once it has it', async () => {
  const { site, boss } = await clinic();
  const room = async (query = '') => placePage.parse((await site.get(ROOM + query, boss)).page);
  const { name, stamp, history: none } = await room();
  expect(none.changes).toEqual([]);
  const renamed = await site.post(ROOM, { nome: 'Sala azul', visto: stamp }, boss);
  expect(renamed.status).toBe(303);
  const { changes } = (await room()).history;
  expect(changes.at(-1)).toMatchObject({ moment: 'No começo', lines: [] });
  const way = changes.at(-1)?.links[0]?.href ?? '';
  expect(way).toBe(`${ROOM}?como=0`);
  const filled = await room('?como=0');
  expect(filled.name).toBe(name);
  await site.post(ROOM, { nome: name, visto: filled.stamp }, boss);
  expect((await room()).history.changes.map(({ key }) => key)).toEqual(['2', '1']);
});

test('hours after a holiday are compared with those before it; a limit is said in words', async () => {
  const { site, boss } = await clinic();
  const id = await idOf(HELENA);
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from services where slug = 'topografia-corneana'`,
  );
  const limit = { startsTime: '14:00', endsTime: '16:00', limitOf: 'hours' as const };
  const limits = [{ ...limit, serviceIds: [rows[0]?.id ?? 0] }];
  const periods = [
    { from: MONDAY, until: null, week: workdays('08:00', '17:00') },
    { from: '2026-12-14', until: '2026-12-21', week: CLOSED },
    { from: '2026-12-28', until: null, week: workdays('08:00', '18:00') },
    { from: '2026-12-29', until: null, week: workdays('08:00', '18:00', limits) },
  ];
  for (const [seenVersion, period] of periods.entries()) {
    const targets = [{ id, kind: 'practitioner' as const, seenVersion }];
    const done = await setHours(hoursServices, period, { targets, staffId: boss.id });
    expect(done).toMatchObject({ ok: true });
  }
  const page = z.looseObject({ history });
  const path = `/equipe/agenda/horarios?quem=${HELENA}`;
  const { changes } = page.parse((await site.get(path, boss)).page).history;
  const week = (times: string) => `Segunda a sexta: ${times}; Sábado e domingo: não atende`;
  expect(changes.flatMap(({ lines }) => lines).map(({ before, after }) => [before, after])).toEqual(
    [
      [week('8h às 18h'), week('8h às 18h; 14h às 16h, só Topografia corneana')],
      [week('8h às 17h'), week('8h às 18h')],
      [week('8h às 17h'), 'Segunda a domingo: não atende'],
      ['', week('8h às 17h')],
    ],
  );
  expect(changes.flatMap(({ links }) => links)).toEqual([]);
});

test('hours in one house are not compared with those in another, and each line names its house', async () => {
  await openTwoHouses(database);
  const { id: staffId } = await aStaffMember({ db, clock }, { role: 'administrator' });
  const id = await idOf(SECOND_DOCTOR);
  const set = async (branch: string | null, week: DayHours[], seenVersion: number) => {
    const targets = [{ id, kind: 'practitioner' as const, seenVersion }];
    const period = { from: MONDAY, until: null, week };
    const done = await setHours(hoursServices, period, { targets, branch, staffId });
    expect(done).toMatchObject({ ok: true });
  };
  await set(null, workdays('08:00', '12:00'), 0);
  await set(FURTHER_HOUSE, workdays('13:00', '17:00'), 1);
  await set(null, workdays('09:00', '12:00'), 2);
  const changes = await readPlaceHistory(db, {
    ...{ slug: SECOND_DOCTOR, inFile: undefined, names: () => undefined, services: [] },
    houseName: (branch) => houseName(twoHouses, branch),
  });
  const said = changes.flatMap(({ lines }) => lines);
  expect(said.map(({ where }) => where.split(', ').at(-1))).toEqual([
    'Unidade Beira do Rio',
    'Unidade Ponta Clara',
    'Unidade Beira do Rio',
  ]);
  expect(said.map(({ before }) => before.includes('8h às 12h'))).toEqual([true, false, false]);
  expect(said.map(({ before }) => before === '')).toEqual([false, true, true]);
});
