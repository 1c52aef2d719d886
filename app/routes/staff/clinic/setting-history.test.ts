import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '#app/db/schema.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { askedSetting, shownSettingHistory } from './setting-history.server.ts';

// What the history of a setting tells of what this release cannot read, and where it leads.

const database = await testDatabase();
const { db } = database;
const OTHER_RELEASE = { weeks: ['1', '2'] };

type Rest = { days: number; isOn: boolean };
const rest = {
  subject: 'rest',
  shape: z.object({ days: z.number(), isOn: z.boolean() }),
  atFirst: { days: 2, isOn: true },
  href: '/descanso',
  title: 'Descanso',
  differences: (before: Rest, after: Rest) =>
    [
      { where: 'Dias', before: String(before.days), after: String(after.days) },
      { where: 'Ligado', before: String(before.isOn), after: String(after.isOn) },
    ].filter((line) => line.before !== line.after),
};

let actor = '';
beforeEach(async () => {
  actor = `staff:${(await aStaffMember(staffServices(database), { name: 'Bia' })).id}`;
});

/** Keeps a change as it was written, and returns its number in the history. */
async function keep(detail: object): Promise<number> {
  const kept = { action: 'clinic.settled', subjectType: 'clinic_setting', subjectId: 'rest' };
  const made = { at: at(MONDAY, '09:00'), actor, ...kept, detail };
  const [row] = await db.insert(auditLog).values(made).returning({ id: auditLog.id });
  return Number(row?.id);
}

const pageAt = (query = '') => ({ services: { db }, url: new URL(`http://none/descanso${query}`) });
const history = async (now: Rest, query = '') =>
  (await shownSettingHistory(pageAt(query), rest, now)).changes;
const asked = (key: number | string) => askedSetting(pageAt(`?como=${key}`), rest);

test('a change is told by its fields and leads back, but for what holds now', async () => {
  const now = { days: 3, isOn: true };
  const first = await keep({ from: null, to: { days: 5, isOn: true } });
  await keep({ from: { days: 5, isOn: true }, to: now });
  expect(await history(now)).toMatchObject([
    { who: 'Bia', lines: [{ where: 'Dias', before: '5', after: '3' }], links: [] },
    {
      lines: [{ where: 'Dias', before: '2', after: '5' }],
      links: [{ href: `/descanso?como=${first}#versao-antiga` }],
    },
    { moment: 'No começo', lines: [], links: [{ href: '/descanso?como=0#versao-antiga' }] },
  ]);
  expect(await asked(first)).toMatchObject({ value: { days: 5 }, filled: { who: 'Bia' } });
  expect(await asked(0)).toEqual({ value: rest.atFirst, filled: { moment: '', who: '' } });
  for (const none of ['', '999999', `${first}'`, '-1', 'antes-1'])
    expect(await asked(none)).toBeNull();
});

test('what a change made and this release cannot read is said to be so, and leads nowhere', async () => {
  const key = await keep({ from: { days: 5, isOn: true }, to: OTHER_RELEASE });
  const [newest] = await history({ days: 5, isOn: true });
  expect(newest).toMatchObject({ links: [] });
  expect(newest?.lines).toEqual([
    { where: 'Descanso', before: '', after: expect.stringContaining('outra versão do programa') },
  ]);
  expect(await asked(key)).toBeNull();
});

test('of what was before a change alone it may be that nobody can read it: what came of it is told', async () => {
  const key = await keep({ from: OTHER_RELEASE, to: { days: 5, isOn: true } });
  const plain = await keep({ from: OTHER_RELEASE, to: rest.atFirst });
  const before = expect.stringContaining('outra versão do programa');
  const [newest, oldest] = await history({ days: 1, isOn: false });
  expect(newest?.lines).toEqual([{ where: 'Descanso', before, after: 'como veio com o programa' }]);
  expect(oldest?.lines).toEqual([
    { where: 'Descanso', before, after: expect.not.stringContaining('outra versão') },
    { where: 'Dias', before: '', after: '5' },
  ]);
  expect([newest, oldest].map((change) => change?.links[0]?.href)).toEqual([
    `/descanso?como=${plain}#versao-antiga`,
    `/descanso?como=${key}#versao-antiga`,
  ]);
  expect(await asked(key)).toMatchObject({ value: { days: 5 } });
});

test('a change after one that cannot be read tells of both sides where it has read both', async () => {
  await keep({ from: null, to: OTHER_RELEASE });
  await keep({ from: OTHER_RELEASE, to: { days: 5, isOn: true } });
  await keep({ from: { days: 5, isOn: true }, to: { days: 5, isOn: false } });
  const changes = await history({ days: 5, isOn: false });
  const isTold = changes.map(({ lines }) => JSON.stringify(lines).includes('outra versão'));
  expect(isTold).toEqual([false, true, true, false]);
});

test('a change that does not say what it made is not what the program came with', async () => {
  const keys = [
    await keep({ from: { days: 5, isOn: true } }),
    await keep({ from: null, to: null }),
  ];
  const changes = await history({ days: 5, isOn: true });
  for (const { lines, links } of changes.slice(0, 2)) {
    expect(lines).toMatchObject([{ before: '', after: expect.stringContaining('outra versão') }]);
    expect(links).toEqual([]);
  }
  for (const key of keys) expect(await asked(key)).toBeNull();
});
