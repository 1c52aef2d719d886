import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { recommend } from '#app/features/recommendations/recommend.server.ts';
import { recommendationToken } from '#app/features/recommendations/recommendation-link.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { at, bookingServices, MONDAY, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { visitorSite } from '#tests/staff-site.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';

// What was recommended after a consultation in one house may be done in another alone.

const database = await testDatabase();
const { db, pool } = database;
const site = await visitorSite(database, stillClock(), twoHousesRecord);
const { clock } = site.services;
const TUESDAY = addDays(MONDAY, 1);
const MAPPING = 'mapeamento-de-retina';

beforeEach(() => openTwoHouses(database));

const shown = z.looseObject({
  formKey: z.string(),
  view: z.looseObject({
    times: z.array(z.object({ value: z.string() })),
    house: z.object({ word: z.string(), name: z.string() }).optional(),
  }),
});

/** An exam that was recommended after a consultation in the main house; its room is in one house alone. */
async function recommended({ room }: { room: string }) {
  clock.set(at(MONDAY, '07:00'));
  const booking = {
    ...bookingServices(database, clock),
    ...{ agenda: twoHouses.agenda, payerIds: twoHouses.payers.map(({ id }) => id) },
  };
  const { appointmentId } = await booked(booking, { startsAt: at(TUESDAY, '08:10'), branch: null });
  await pool.query(
    `delete from service_resources where service_id = (select id from services where slug = $1)
      and resource_id in (select id from resources where kind <> 'practitioner' and slug <> $2)`,
    [MAPPING, room],
  );
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (90, 'bia', 'Bia Souza', 'reception', 'x', now())
    on conflict do nothing`);
  const { rows } = await pool.query<{ id: number }>('select id from resources where slug = $1', [
    SECOND_DOCTOR,
  ]);
  clock.set(at(TUESDAY, '10:00'));
  await recommend(site.services, {
    ...{ origin: { id: appointmentId }, kind: 'referral', practitionerId: rows[0]?.id ?? 0 },
    ...{ staffId: 90, serviceSlug: MAPPING, dueOn: addDays(TUESDAY, 15), note: '' },
    key: newToken(),
  });
  const [row] = await db.select().from(recommendations);
  const path = `/meu-agendamento/retorno/${recommendationToken(TEST_SECRET, row?.linkKey ?? '')}`;
  return { path, page: shown.parse((await site.get(path)).page) };
}

test.each([
  ['sala-das-sumaumas', FURTHER_HOUSE, 'Unidade Ponta Clara'],
  ['sala-do-rio', null, 'Unidade Beira do Rio'],
])('the exam is offered and booked where it is done (%s)', async (room, branch, name) => {
  const { path, page } = await recommended({ room });
  expect(page.view.times).toHaveLength(3);
  expect(page.view.house?.name).toBe(name);
  const sent = { chave: page.formKey, consent: 'sim', startsAt: page.view.times[0]?.value ?? '' };
  const answer = await site.post(path, { ...sent, unidade: page.view.house?.word ?? '' });
  expect(answer.location).toBe('/meu-agendamento?marcado');
  const rows = await db.select().from(appointments);
  expect(rows.map((each) => each.branch)).toEqual([null, branch]);
});

test('nothing is booked in a house that the page did not show', async () => {
  const { path, page } = await recommended({ room: 'sala-das-sumaumas' });
  const sent = { chave: page.formKey, consent: 'sim', startsAt: page.view.times[0]?.value ?? '' };
  for (const unidade of ['sede', 'nenhuma'])
    expect((await site.post(path, { ...sent, unidade })).status).toBe(409);
  expect(await db.$count(appointments)).toBe(1);
});
