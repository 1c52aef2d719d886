import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { houseName } from '#app/clinic/record/branch-fields.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import { resources } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { setHours } from '#app/features/schedule-settings/hours.server.ts';
import { ROLE_PERMISSIONS } from '#app/features/staff/permissions.ts';
import { makeRole } from '#app/features/staff/roles/roles.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { DayHours } from '#app/scheduling/hours/week-hours.ts';
import { readPlaceHistory } from '#app/site-content/catalogue/place-history.server.ts';
import { MONDAY, stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';
import { askedHours } from './asked-hours.server.ts';

// Who changed a room, a device or somebody's hours, and the way back.

const database = await testDatabase();
const { db } = database;
const HELENA = 'helena-prado-vilela';
const SECOND_ROOM = 'consultorio-2';
const ROOM = '/equipe/agenda/recursos/consultorio-1';
const HOURS = '/equipe/agenda/horarios';

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
      [expect.stringContaining('Segunda a sexta: 8h às 18h'), week('8h às 17h')],
    ],
  );
});

const hoursPage = z.looseObject({
  history,
  blank: z.record(z.string(), z.string()),
  choices: z.array(z.object({ slug: z.string(), version: z.number() })),
  filled: z.looseObject({ moment: z.string(), who: z.string(), href: z.string() }).nullable(),
});

test('hours that were set once lead back to what was there before, by the form, and say no more of it then', async () => {
  const { site, boss } = await clinic();
  const path = `${HOURS}?quem=${SECOND_ROOM}`;
  const page = async (at = path) => hoursPage.parse((await site.get(at, boss)).page);
  const id = await idOf(SECOND_ROOM);
  const period = { from: MONDAY, until: null, week: workdays('09:00', '12:00') };
  const targets = [{ id, kind: 'room' as const, seenVersion: 0 }];
  await setHours(hoursServices, period, { targets, staffId: boss.id });
  const { changes } = (await page()).history;
  expect(changes.map(({ links }) => links.length)).toEqual([0, 1]);
  const way = changes.at(-1)?.links[0]?.href ?? '';
  expect(way).toMatch(new RegExp(`quem=${SECOND_ROOM}&como=antes-\\d+#mudar$`));
  const filled = await page(way.replace('#mudar', ''));
  expect(filled.filled).toMatchObject({ moment: '', href: `${path}#mudar` });
  expect(filled.blank).toMatchObject({ desde: MONDAY, 'abre-1': '08:00', 'fecha-1': '18:00' });
  const version = filled.choices.find(({ slug }) => slug === SECOND_ROOM)?.version;
  const form = { ...filled.blank, [`versao-${SECOND_ROOM}`]: String(version) };
  const checked = await site.post(way, { ...form, acao: 'conferir' }, boss);
  expect(checked.status).toBe(200);
  expect((await page()).history.changes).toHaveLength(2);
  expect((await site.post(way, { ...form, acao: 'salvar' }, boss)).status).toBe(303);
  const [newest, first, beginning] = (await page()).history.changes;
  expect(newest?.links).toEqual([]);
  expect(beginning).toBeUndefined();
  expect(first?.links[0]?.href).toMatch(/como=agenda-\d+#mudar$/);
  const back = await page(first?.links[0]?.href.replace('#mudar', ''));
  expect(back.blank).toMatchObject({ 'abre-1': '09:00', 'fecha-1': '12:00' });
  expect(back.blank['pausa-0-1']).toBeUndefined();
  // Whoever saved in the meantime is not overwritten.
  const late = { ...form, [`versao-${SECOND_ROOM}`]: String(version), acao: 'salvar' };
  expect((await site.post(way, late, boss)).status).toBe(409);
});

test('a week of some days that are over does not come back for good, nor that of one house in another', async () => {
  const { site, boss } = await clinic();
  const id = await idOf(HELENA);
  const set = async (
    period: { from: string; until: string | null; week: DayHours[] },
    seen: number,
  ) =>
    setHours(hoursServices, period, {
      targets: [{ id, kind: 'practitioner', seenVersion: seen }],
      staffId: boss.id,
    });
  const over = { from: '2026-01-05', until: '2026-01-10', week: CLOSED };
  expect(await set(over, 0)).toMatchObject({ ok: true });
  const path = `${HOURS}?quem=${HELENA}`;
  const at = async (address = path) => hoursPage.parse((await site.get(address, boss)).page);
  const { rows } = await database.pool.query<{ id: number }>(
    `select id::int from audit_log where action = 'agenda.hours' order by id desc`,
  );
  const key = `agenda-${rows[0]?.id}`;
  expect((await at()).history.changes.flatMap(({ links }) => links)).not.toContainEqual(
    expect.objectContaining({ href: expect.stringContaining(key) }),
  );
  expect((await at(`${path}&como=${key}`)).filled).toBeNull();
  expect(
    await set({ from: MONDAY, until: null, week: workdays('09:00', '12:00') }, 1),
  ).toMatchObject({
    ok: true,
  });
  const next = await database.pool.query<{ id: number }>(
    `select max(id)::int as id from audit_log where action = 'agenda.hours'`,
  );
  const own = `como=agenda-${next.rows[0]?.id}`;
  expect((await at(`${path}&${own}`)).filled).not.toBeNull();
  const other = { from: MONDAY, house: 'outra' };
  expect(
    await askedHours(
      { services: site.services, url: new URL(`http://none/?${own}`) },
      HELENA,
      other,
    ),
  ).toBeNull();
});

test('who may not set hours reads their history without ways back, and no made-up key fills the form', async () => {
  const { site, boss } = await clinic();
  const role = { name: 'Só ver', permissions: ['agenda.read' as const], ownAgendaOnly: false };
  const by = { id: boss.id, permissions: ROLE_PERMISSIONS.administrator };
  const made = await makeRole(staffServices(database), by, { ...role, key: newToken() });
  if (!made.ok) throw new Error(made.refusal);
  const { id } = await aStaffMember(site.services, {
    ...{ role: `own:${made.value}`, username: 'leo', totpSalt: 'salt', totpLastStep: 1 },
  });
  const reader = { cookie: await site.signedIn(id) };
  const path = `${HOURS}?quem=${SECOND_ROOM}`;
  const period = { from: MONDAY, until: null, week: workdays('09:00', '12:00') };
  const targets = [{ id: await idOf(SECOND_ROOM), kind: 'room' as const, seenVersion: 0 }];
  await setHours(hoursServices, period, { targets, staffId: boss.id });
  const read = hoursPage.parse((await site.get(path, reader)).page);
  expect(read.history.changes.length).toBeGreaterThan(0);
  expect(read.history.changes.flatMap(({ links }) => links)).toEqual([]);
  for (const key of ['agenda-999999', 'antes-999999', '1', "agenda-1'", 'agenda-99999999999'])
    expect(
      hoursPage.parse((await site.get(`${path}&como=${encodeURIComponent(key)}`, boss)).page)
        .filled,
    ).toBeNull();
});

test('the hours of the clinic lead back to each version of theirs', async () => {
  const { site, boss } = await clinic();
  const path = `${HOURS}?quem=clinica`;
  const page = async (at = path) => hoursPage.parse((await site.get(at, boss)).page);
  const before = await page();
  const versions = Object.fromEntries(
    before.choices.map(({ slug, version }) => [`versao-${slug}`, String(version)]),
  );
  const changed = { ...before.blank, ...versions, 'fecha-1': '17:00', acao: 'salvar' };
  expect((await site.post(path, changed, boss)).status).toBe(303);
  const { changes } = (await page()).history;
  const way = changes.at(-1)?.links[0]?.href ?? '';
  expect(way).toBe(`${path}&como=0#mudar`);
  const filled = await page(`${path}&como=0`);
  expect(filled.blank['fecha-1']).toBe('18:00');
  expect((await page()).blank['fecha-1']).toBe('17:00');
});

test('hours that a saved record changes along are told in the history of each, and nobody overwrites them', async () => {
  const { site, boss } = await clinic();
  const { record, version } = await readCurrentRecord(db, site.services.contentStore.clinicFile);
  const id = await idOf(HELENA);
  const unset = await idOf(SECOND_ROOM);
  const period = { from: MONDAY, until: null, week: workdays('08:00', '18:00') };
  const targets = [{ id, kind: 'practitioner' as const, seenVersion: 0 }];
  await setHours(hoursServices, period, { targets, staffId: boss.id });
  const week = parseClinic(record).hours;
  const tuesday = [{ startsTime: '08:00', endsTime: '16:00' }];
  const saved = await changeRecord(
    { db, clock, clinicFile: site.services.contentStore.clinicFile },
    { changes: { hours: { ...week, tuesday } }, seenVersion: version, by: boss.id },
  );
  expect(saved).toMatchObject({ ok: true });
  await site.services.contentStore.refresh();
  for (const slug of [HELENA, SECOND_ROOM]) {
    const [newest] = hoursPage.parse((await site.get(`${HOURS}?quem=${slug}`, boss)).page).history
      .changes;
    expect(newest?.lines[0]).toMatchObject({
      where: expect.stringContaining('junto com os dados da clínica'),
      before: expect.not.stringContaining('16h'),
      after: expect.stringContaining('8h às 16h'),
    });
  }
  const settings = await db
    .select()
    .from(agendaSettings)
    .where(eq(agendaSettings.subject, 'hours'));
  const versionOf = (subject: number) =>
    settings.find(({ subjectId }) => subjectId === subject)?.version;
  expect(versionOf(id)).toBe(2);
  // Who has never had hours of their own goes on following the record.
  expect(versionOf(unset)).toBeUndefined();
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
  expect(said[1]?.before).toContain('Terça: 13h às 19h');
});
