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

describe('an Idempotency-Key', () => {
  const hold = (body: object, key: string) => api.post('/holds', body, { 'idempotency-key': key });

  test('gives who did not hear the answer the same hold again', async () => {
    const key = newToken();
    const first = await hold(HOLD, key);
    const again = await hold({ ...HOLD, startsAt: '2026-10-06t12:00:00z' }, key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await db.select().from(holds)).toHaveLength(1);
    const holdToken = again.body.token;
    expect((await api.book(anAppointment({ holdToken }))).status).toBe(201);
  });

  test('sent twelve times at once makes one hold and twelve equal answers', async () => {
    const key = newToken();
    const answers = await Promise.all(Array.from({ length: 12 }, () => hold(HOLD, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await db.select().from(holds)).toHaveLength(1);
  });

  test('is refused with another time or service', async () => {
    const key = newToken();
    await hold(HOLD, key);
    const others = [{ startsAt: `${TUESDAY}T10:00:00-03:00` }, { service: 'paquimetria' }];
    for (const changes of others) {
      const other = await hold({ ...HOLD, ...changes }, key);
      expect([other.status, other.body]).toEqual([
        409,
        { refusal: 'key-reused', message: expect.any(String) },
      ]);
    }
    expect(await db.select().from(holds)).toHaveLength(1);
  });

  test('gives a refusal again', async () => {
    await api.post('/holds', HOLD);
    const key = newToken();
    expect((await hold(HOLD, key)).body.refusal).toBe('slot-taken');
    await db.delete(holds);
    expect((await hold(HOLD, key)).body.refusal).toBe('slot-taken');
    expect((await hold(HOLD, newToken())).status).toBe(201);
  });

  test('leaves no token in the database', async () => {
    const { token } = (await hold(HOLD, newToken())).body;
    const { rows } = await db.execute('select answer::text from idempotency_keys');
    expect(JSON.stringify(rows)).toContain('2026-10-06');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('must be one word of some length', async () => {
    expect((await hold(HOLD, 'short')).status).toBe(400);
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
