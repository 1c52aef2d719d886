import { beforeEach, expect, test } from 'vitest';
import { stillClock } from '#tests/booking.ts';
import { SECOND_DOCTOR, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';
import { openTwoHouses } from '#tests/two-houses.ts';

// Nothing leads in circles where no house does all that somebody wants.

const database = await testDatabase();
const { pool } = database;
const site = await visitorSite(database, stillClock(), twoHousesRecord);
const [CONSULTATION, MAPPING] = ['consultas-oftalmologicas', 'mapeamento-de-retina'];

beforeEach(() => openTwoHouses(database));

/** Takes people, rooms or devices from a service. */
const without = (service: string, ...names: string[]) =>
  pool.query(
    `delete from service_resources where service_id = (select id from services where slug = $1)
      and resource_id in (select id from resources where slug = any($2))`,
    [service, names],
  );

/** What a browser ends at, which gives up after a few. */
async function follow(path: string) {
  let answer = await site.get(path);
  const cookies: string[] = [];
  for (let hops = 0; answer.location !== null; hops += 1) {
    if (hops === 6) throw new Error(`${path} leads in circles, at last to ${answer.location}`);
    cookies.push(...answer.cookies);
    answer = await site.get(answer.location, { cookie: cookieLine(cookies) });
  }
  return answer;
}

const timesOf = (code: string) => follow(`/agendamento/horario?servico=${code}`);
const noTimes = { status: 200, page: { options: { soonest: [] } } };

/** The consultation in the main house alone, the mapping in the further one. */
async function putApart() {
  await without(CONSULTATION ?? '', 'sala-das-sumaumas');
  await without(MAPPING ?? '', 'sala-do-rio');
}

test('exams of different houses are refused in words, and show no times', async () => {
  await putApart();
  const { status, page } = await site.get(
    `/agendamento/exames?ver=1&exame=${CONSULTATION}&exame=${MAPPING}`,
  );
  expect(status).toBe(200);
  expect(page).toMatchObject({
    error: expect.stringMatching(
      /^São feitos em unidades diferentes: .* e .*Marque um de cada vez/,
    ),
  });
  expect(await timesOf(`${CONSULTATION}~${MAPPING}`)).toMatchObject(noTimes);
  expect(await timesOf(CONSULTATION ?? '')).not.toMatchObject(noTimes);
});

test('exams that one house does together are no fault', async () => {
  await without(MAPPING ?? '', 'sala-das-sumaumas');
  const { location } = await site.get(
    `/agendamento/exames?ver=1&exame=${CONSULTATION}&exame=${MAPPING}`,
  );
  expect(location).toContain('/agendamento/horario?');
});

test('a room in one house and the person in the other: no times', async () => {
  await without(MAPPING ?? '', 'sala-do-rio', SECOND_DOCTOR);
  for (const code of [MAPPING, `${MAPPING}_sede`, `${MAPPING}_unidade-ponta-clara`])
    expect(await timesOf(code ?? '')).toMatchObject(noTimes);
  expect(await follow(`/agendamento/unidade?servico=${MAPPING}`)).toMatchObject(noTimes);
});

test('nobody has hours any more: no times', async () => {
  await pool.query('delete from weekly_hours');
  expect(await timesOf(MAPPING ?? '')).toMatchObject(noTimes);
  const exams = `/agendamento/exames?ver=1&exame=${CONSULTATION}&exame=${MAPPING}`;
  expect(await follow(exams)).toMatchObject(noTimes);
});

test('another house is offered only where a second one does it', async () => {
  const href = async (code: string) => (await timesOf(code)).page;
  const shown = `${CONSULTATION}_unidade-ponta-clara`;
  expect(await href(shown)).toMatchObject({
    frame: { place: { href: expect.stringContaining('/agendamento/unidade') } },
  });
  await pool.query('delete from weekly_hours where branch is not null');
  expect(await href(shown)).toMatchObject({ frame: { place: { href: null } } });
});
