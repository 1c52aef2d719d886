import { describe, expect, test } from 'vitest';
import { holds, services } from '#app/db/schema.ts';
import { newToken } from '#app/platform/token.server.ts';
import { anAppointment, CONSULTATION, somebodyElses, TUESDAY, testApi } from '#tests/api.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const { db } = database;
const api = await testApi(database);

const HOLD = { service: CONSULTATION, startsAt: `${TUESDAY}T09:00:00-03:00` };

describe('POST /holds', () => {
  test('keeps a time for ten minutes', async () => {
    const answer = await api.post('/holds', HOLD);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      startsAt: '2026-10-06T09:00:00-03:00',
      endsAt: '2026-10-06T10:00:00-03:00',
      expiresAt: '2026-10-05T07:10:00-03:00',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('tells who comes second what else is free', async () => {
    await api.post('/holds', HOLD);
    const second = await api.post('/holds', HOLD);
    expect([second.status, second.body.refusal]).toEqual([409, 'slot-taken']);
    expect(second.body.alternatives).toEqual([
      { startsAt: '2026-10-06T08:00:00-03:00', endsAt: '2026-10-06T09:00:00-03:00' },
      { startsAt: '2026-10-06T10:00:00-03:00', endsAt: '2026-10-06T11:00:00-03:00' },
      { startsAt: '2026-10-06T10:15:00-03:00', endsAt: '2026-10-06T11:15:00-03:00' },
    ]);
  });

  test.each([
    ['unknown-service', { service: 'acupuntura' }],
    ['too-soon', { startsAt: '2026-10-05T07:30:00-03:00' }],
    ['beyond-horizon', { startsAt: '2027-03-05T09:00:00-03:00' }],
    ['off-grid', { startsAt: '2026-10-06T09:01:00-03:00' }],
    ['outside-opening-hours', { startsAt: '2026-10-06T20:00:00-03:00' }],
  ])('refuses with %s', async (refusal, changes) => {
    const answer = await api.post('/holds', { ...HOLD, ...changes });
    expect([answer.status, answer.body]).toEqual([422, { refusal, message: expect.any(String) }]);
  });

  test('refuses a service that is not booked online', async () => {
    await db.update(services).set({ isBookableOnline: false });
    const answer = await api.post('/holds', HOLD);
    expect([answer.status, answer.body.refusal]).toEqual([422, 'not-online']);
    expect(await db.select().from(holds)).toHaveLength(0);
  });
});

describe('a held time', () => {
  test('is booked by its holder and by nobody else', async () => {
    const { token } = (await api.post('/holds', HOLD)).body;
    for (const holdToken of [undefined, newToken(), 'nonsense']) {
      const answer = await api.book(somebodyElses(2, { holdToken }));
      expect([answer.status, answer.body.refusal]).toEqual([409, 'slot-taken']);
    }
    expect((await api.book(anAppointment({ holdToken: token }))).status).toBe(201);
    expect(await db.select().from(holds)).toHaveLength(0);
  });

  test('is free again when its hold is over', async () => {
    await api.post('/holds', HOLD);
    const start = api.clock.now();
    api.clock.set(new Date(start.getTime() + 10 * 60_000));
    expect((await api.book(anAppointment())).status).toBe(201);
    api.clock.set(start);
  });
});

describe('DELETE /holds', () => {
  test('gives the time back, and says no more of an unknown token', async () => {
    const { token } = (await api.post('/holds', HOLD)).body;
    for (const each of [newToken(), 'nonsense', '..%2f', token, token]) {
      const answer = await api.delete(`/holds/${each}`);
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
    expect((await api.post('/holds', HOLD)).status).toBe(201);
  });

  test('does not mind a content type without a body', async () => {
    const answer = await api.app.inject({
      method: 'DELETE',
      url: `/api/v1/holds/${newToken()}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(204);
  });
});
