import { describe, expect, test } from 'vitest';
import { BOOKING_LIMITS } from '#app/features/booking/booking-guard.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { anAppointment, CONSULTATION, somebodyElses, TUESDAY, testApi } from '#tests/api.ts';
import { MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const api = await testApi(database, { rateLimits: true });

type Answer = { status: number; body: { message: string }; headers: Record<string, unknown> };

/** Sends one request too many and returns the last response. */
async function beyond(hits: number, ask: (n: number) => Promise<Answer>): Promise<Answer> {
  for (let n = 0; n < hits; n += 1) expect((await ask(n)).status).not.toBe(429);
  return ask(hits);
}

describe('the limits', () => {
  test.each([
    ['slots', 60, () => api.get(`/slots?service=${CONSULTATION}&from=${MONDAY}&days=1`)],
    ['challenges', 60, () => api.get('/challenge?form=booking')],
    [
      'holds',
      BOOKING_LIMITS.holdPerAddress.plain.hits,
      () => api.post('/holds', { service: 'nothing', startsAt: `${TUESDAY}T09:00:00-03:00` }),
    ],
    ['bookings', 5, (n: number) => api.book(somebodyElses(n + 2))],
  ])('hold for %s', async (_name, hits, ask) => {
    const answer = await beyond(hits, ask);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ message: expect.stringContaining('Aguarde um momento') });
    const seconds = Number(answer.headers['retry-after']);
    expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 3_600).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('tell a repeated request its answer all the same', async () => {
    const key = newToken();
    const first = await api.book(anAppointment(), { key });
    const limited = await beyond(4, (n) => api.book(somebodyElses(n + 2)));
    expect(limited.status).toBe(429);
    const again = await api.book(anAppointment(), { key });
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  test('do not count what could not be read', async () => {
    for (let n = 0; n < 8; n += 1) expect((await api.book({ n })).status).toBe(400);
    expect((await api.book(anAppointment())).status).toBe(201);
  });
});
