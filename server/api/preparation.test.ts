import { expect, test } from 'vitest';
import { appointmentPreparations } from '#app/db/preparation-schema.ts';
import { anAppointment, somebodyElses, TUESDAY, testApi } from '#tests/api.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const { db } = database;
const api = await testApi(database);
const REFRACTION = 'exames-de-refracao';
/** It is Monday, seven in the morning; refraction asks for 24 hours without lenses. */
const TOO_SOON = `2026-10-05T10:00:00-03:00`;

test('who wears lenses is refused a time before they are out long enough, with the first one that works', async () => {
  const wanted = { service: REFRACTION, startsAt: TOO_SOON, preparation: { lenses: 'soft' } };
  const refused = await api.book(anAppointment(wanted));
  expect(refused.status).toBe(422);
  expect(refused.body).toEqual({
    refusal: 'lenses-too-soon',
    message: expect.stringContaining('as lentes de contato já deveriam estar fora'),
    possibleFrom: `${TUESDAY}T08:00:00-03:00`,
  });
  const startsAt = refused.body.possibleFrom;
  expect((await api.book(anAppointment({ ...wanted, startsAt }))).status).toBe(201);
  expect(await db.select().from(appointmentPreparations)).toMatchObject([{ lenses: 'soft' }]);
});

test('whoever does not say is asked, and who wears none is booked', async () => {
  const silent = await api.book(anAppointment({ service: REFRACTION, startsAt: TOO_SOON }));
  expect([silent.status, silent.body.refusal]).toEqual([422, 'lenses-unanswered']);
  const none = { service: REFRACTION, startsAt: TOO_SOON, preparation: { lenses: 'none' } };
  expect((await api.book(anAppointment(none))).status).toBe(201);
});

test('other services ask nothing, and unknown answers are named', async () => {
  expect((await api.book(anAppointment())).status).toBe(201);
  const wrong = await api.book(somebodyElses(2, { preparation: { lenses: 'óculos' } }));
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'preparation.lenses']);
});
