import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { agendaSeeds } from '#app/db/schema.ts';
import { gapLine } from '#app/features/first-run/agenda-gaps.tsx';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses, putSecondDoctorInFurtherHouse } from '#tests/two-houses.ts';
import { gapsInSteps, gapsOfChange, peopleLacks, readAgendaGaps } from './agenda-gaps.server.ts';

const database = await testDatabase();
const { db } = database;
const services = { db, clock: stillClock() };
const record = checkRecord(twoHousesRecord);
beforeEach(() => openTwoHouses(database));

const [further] = record.branches ?? [];
if (!further) throw new Error('the clinic has no further house');
const third = { ...further, slug: 'unidade-nova', name: 'Unidade Nova' };
/** Somebody attends in the further house on more days. */
const attendOn = (...weekdays: number[]) =>
  db.execute(sql`insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time, branch)
    select resource_id, day, 'open', '18:00', '19:00', branch
    from weekly_hours, unnest(${sql.param(weekdays)}::int[]) as days (day)
    where branch = ${FURTHER_HOUSE} and weekday = 2`);
const linesOf = async (after: typeof record, before = record) =>
  (await gapsOfChange(services, { before, after })).map(gapLine);

test('before a new house is saved it is said that nobody attends there, with what to do next', async () => {
  expect(await linesOf({ ...record, branches: [further, third] })).toEqual([
    'Unidade Nova: o site anuncia o horário de funcionamento, mas ninguém atende lá ainda, e pelo site não se marca lá. Próximo passo: Horários.',
  ]);
  expect(await linesOf({ ...record, slogan: 'Ver bem' })).toEqual([]);
});

const PART =
  ': o site anuncia quarta e sábado, mas ninguém atende lá nesses dias, e pelo site não se marca neles. Próximo passo: Horários.';

test('a house attended only on some of its announced days is told of with the others', async () => {
  const gaps = async () => (await readAgendaGaps(services, parseClinic(record))).map(gapLine);
  expect(await gaps()).toEqual([`${further.name}${PART}`]);
  expect(await gapsInSteps(services, record)).toEqual([]);
  await attendOn(3, 6);
  expect(await gaps()).toEqual([]);
  await db.execute(sql`delete from weekly_hours where branch = ${FURTHER_HOUSE} and weekday = 6`);
  expect(await gaps()).toEqual([
    `${further.name}: o site anuncia sábado, mas ninguém atende lá nesse dia, e pelo site não se marca nele. Próximo passo: Horários.`,
  ]);
});

test('a house in which nobody attends is told of until somebody does, and where its entry changes again', async () => {
  await attendOn(3, 6);
  expect(await readAgendaGaps(services, parseClinic(record))).toEqual([]);
  await db.execute(sql`delete from weekly_hours where branch = ${FURTHER_HOUSE}`);
  expect(await readAgendaGaps(services, parseClinic(record))).toMatchObject([
    { of: FURTHER_HOUSE, steps: [{ href: '/equipe/agenda/horarios' }] },
  ]);
  expect(await linesOf({ ...record, slogan: 'Ver bem' })).toEqual([]);
  const renamed = { ...further, hours: { ...further.hours, monday: further.hours.tuesday } };
  expect(await linesOf({ ...record, branches: [renamed] })).toHaveLength(1);
});

const renato = {
  ...{ slug: 'renato-lima', name: 'Dr. Renato Lima', gender: 'man', profession: 'doctor' },
  council: { kind: 'CRM', number: '000777', uf: 'AM' },
  title: 'Médico oftalmologista',
} as const;
const withRenato = checkRecord({ ...twoHousesRecord, people: [...twoHousesRecord.people, renato] });

test('before a new person is saved it is said that nobody can book with them, with what to do next', async () => {
  expect(await linesOf(withRenato)).toEqual([
    'Dr. Renato Lima ainda não faz nenhum serviço: pelo site ninguém consegue marcar com ele. Próximo passo: Serviços.',
  ]);
  const away = withRenato.people.map((each) => ({
    ...each,
    ...(each.slug === renato.slug && { workdays: ['sunday'] as const }),
  }));
  expect(await linesOf(checkRecord({ ...withRenato, people: away }))).toEqual([
    'Dr. Renato Lima ainda não faz nenhum serviço nem tem horário: pelo site ninguém consegue marcar com ele. Próximos passos: Serviços, Horários.',
  ]);
  const desk = withRenato.people.map((each) => ({
    ...each,
    takesAppointments: each.slug !== renato.slug,
  }));
  expect(await linesOf(checkRecord({ ...withRenato, people: desk }))).toEqual([]);
  const gone = withRenato.people.map((each) => ({
    ...each,
    ...(each.slug === renato.slug && { untilOn: '2020-01-01' }),
  }));
  expect(await linesOf(checkRecord({ ...withRenato, people: gone }))).toEqual([]);
});

test('whom staff have taken out of every service in the agenda does none, whatever the record still says', async () => {
  const doing = withRenato.services.map((each) => ({
    ...each,
    practitioners: [...each.practitioners, renato.slug],
  }));
  const busy = checkRecord({ ...withRenato, services: doing });
  await db.delete(agendaSeeds);
  await seedAgenda(db, parseClinic(busy));
  await putSecondDoctorInFurtherHouse(db);
  const people = busy.people.map((each) => ({
    ...each,
    ...(each.slug === renato.slug && { title: 'Oftalmologista' }),
  }));
  const after = checkRecord({ ...busy, people });
  expect(await linesOf(after, busy)).toEqual([]);
  await db.execute(sql`delete from service_resources where resource_id =
    (select id from resources where slug = ${renato.slug})`);
  expect(await linesOf(after, busy)).toEqual([
    'Dr. Renato Lima ainda não faz nenhum serviço: pelo site ninguém consegue marcar com ele. Próximo passo: Serviços.',
  ]);
});

test('somebody is told of until they do a service and have hours', async () => {
  const gaps = async (of = withRenato) =>
    (await readAgendaGaps(services, parseClinic(of))).filter((gap) => gap.of !== FURTHER_HOUSE);
  expect(await gaps()).toMatchObject([{ of: renato.slug }]);
  const doing = withRenato.services.map((each) => ({
    ...each,
    practitioners: [...each.practitioners, renato.slug],
  }));
  const busy = checkRecord({ ...withRenato, services: doing });
  expect(await gaps(busy)).toEqual([]);
  await db.delete(agendaSeeds);
  await seedAgenda(db, parseClinic(busy));
  await putSecondDoctorInFurtherHouse(db);
  expect(await gaps(busy)).toEqual([]);
  await db.execute(sql`delete from weekly_hours where resource_id =
    (select id from resources where slug = ${renato.slug})`);
  expect((await gaps(busy)).map(gapLine)).toEqual([
    'Dr. Renato Lima ainda não tem horário: pelo site ninguém consegue marcar com ele. Próximo passo: Horários.',
  ]);
});

test('the list before the opening and the steps of the first run name who cannot be booked', async () => {
  const href = '/equipe/agenda/servicos';
  const inStep = 'um serviço do Dr. Renato Lima';
  expect(await peopleLacks(services, withRenato)).toMatchObject([{ href, inStep }]);
  expect(await gapsInSteps(services, withRenato)).toMatchObject([{ href, inStep }]);
  expect(await peopleLacks(services, record)).toEqual([]);
});
