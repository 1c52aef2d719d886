import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { gapLine } from '#app/features/first-run/agenda-gaps.tsx';
import { stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses } from '#tests/two-houses.ts';
import { gapsOfChange, readAgendaGaps } from './agenda-gaps.server.ts';

const database = await testDatabase();
const { db } = database;
const services = { db, clock: stillClock() };
const record = checkRecord(twoHousesRecord);
beforeEach(() => openTwoHouses(database));

const [further] = record.branches;
if (!further) throw new Error('the clinic has no further house');
const third = { ...further, slug: 'unidade-nova', name: 'Unidade Nova' };
const linesOf = async (after: typeof record, before = record) =>
  (await gapsOfChange(services, { before, after })).map(gapLine);

test('before a new house is saved it is said that nobody attends there, with what to do next', async () => {
  expect(await linesOf({ ...record, branches: [further, third] })).toEqual([
    'Unidade Nova: o site anuncia o horário de funcionamento, mas ninguém atende lá ainda, e pelo site não se marca lá. Próximo passo: Horários.',
  ]);
  expect(await linesOf({ ...record, slogan: 'Ver bem' })).toEqual([]);
});

test('a house in which nobody attends is told of until somebody does, and where its entry changes again', async () => {
  expect(await readAgendaGaps(services, parseClinic(record))).toEqual([]);
  await db.execute(sql`delete from weekly_hours where branch = ${FURTHER_HOUSE}`);
  expect(await readAgendaGaps(services, parseClinic(record))).toMatchObject([
    { of: FURTHER_HOUSE, steps: [{ href: '/equipe/agenda/horarios' }] },
  ]);
  expect(await linesOf({ ...record, slogan: 'Ver bem' })).toEqual([]);
  const renamed = { ...further, hours: { ...further.hours, monday: further.hours.tuesday } };
  expect(await linesOf({ ...record, branches: [renamed] })).toHaveLength(1);
});
