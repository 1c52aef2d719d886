import { describe, expect, test } from 'vitest';
import { BOOKING_LIMITS } from '#app/features/booking/booking-guard.server.ts';
import { type Challenge, solveChallenge } from '#app/platform/proof-of-work.ts';
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

/** Free times of a service, soonest first, a day each. */
async function freeStarts(count: number): Promise<string[]> {
  const { body } = await api.get(`/slots?service=${CONSULTATION}&from=${MONDAY}&days=60`);
  const days: { slots: { startsAt: string }[] }[] = body.days;
  return days.flatMap(({ slots }) => slots[0]?.startsAt ?? []).slice(0, count);
}

/** The solution of the challenge in a response. */
async function solved({ body }: { body: { challenge: Challenge } }): Promise<string> {
  return solveChallenge(body.challenge);
}

const hold = (startsAt: string | undefined, headers: Record<string, string> = {}) =>
  api.post('/holds', { service: CONSULTATION, startsAt }, headers);

describe('the limits', () => {
  test.each([
    ['slots', 60, () => api.get(`/slots?service=${CONSULTATION}&from=${MONDAY}&days=1`)],
    ['challenges', 600, () => api.get('/challenge?form=booking')],
    [
      'tries',
      BOOKING_LIMITS.triesPerAddress.hits,
      () => api.post('/holds', { service: 'nothing', startsAt: `${TUESDAY}T09:00:00-03:00` }),
    ],
  ])('hold for %s', async (_name, hits, ask) => {
    const answer = await beyond(hits, ask);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ message: expect.stringContaining('Aguarde um momento') });
    const seconds = Number(answer.headers['retry-after']);
    expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 3_600).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('ask for a proof of work beyond twelve holds an hour, and take it', async () => {
    const starts = await freeStarts(14);
    for (const startsAt of starts.slice(0, 12)) expect((await hold(startsAt)).status).toBe(201);
    const asked = await hold(starts[12]);
    expect([asked.status, asked.body.refusal]).toEqual([428, 'proof-needed']);
    const proof = { 'proof-of-work': await solved(asked) };
    expect((await hold(starts[12], proof)).status).toBe(201);
    // A solution counts once.
    expect((await hold(starts[13], proof)).status).toBe(428);
  });

  test('leave most of a day free without a proof, and enough of it with one', async () => {
    const { body } = await api.get(`/slots?service=${CONSULTATION}&from=${TUESDAY}&days=1`);
    const all: string[] = body.days[0].slots.map((slot: { startsAt: string }) => slot.startsAt);
    const starts = all.filter((_, n) => n % 2 === 0);
    const statuses: number[] = [];
    for (const startsAt of starts) statuses.push((await hold(startsAt)).status);
    const plain = statuses.filter((status) => status === 201).length;
    expect(plain).toBeGreaterThan(0);
    expect(statuses).toContain(428);
    const left = async () => {
      const answer = await api.get(`/slots?service=${CONSULTATION}&from=${TUESDAY}&days=1`);
      return answer.body.days[0].slots.length;
    };
    expect(await left()).toBeGreaterThanOrEqual(0.4 * all.length);
    const proven: number[] = [];
    for (const startsAt of starts.slice(plain)) {
      const asked = await hold(startsAt);
      if (asked.status !== 428) continue;
      const answer = await hold(startsAt, { 'proof-of-work': await solved(asked) });
      proven.push(answer.status);
    }
    expect(proven).toContain(201);
    expect(proven).toContain(429);
    expect(await left()).toBeGreaterThanOrEqual(0.3 * all.length);
  });

  test('do not count what was refused: after twenty times "ocupado" one may still book', async () => {
    await api.book(anAppointment());
    for (let n = 0; n < 20; n += 1) {
      expect((await api.book(somebodyElses(2))).status).toBe(409);
      const taken = { service: CONSULTATION, startsAt: anAppointment().startsAt };
      expect((await api.post('/holds', taken)).status).toBe(409);
    }
    const [startsAt] = await freeStarts(1);
    expect((await hold(startsAt)).status).toBe(201);
    expect((await api.book(somebodyElses(3, { startsAt: (await freeStarts(2))[1] }))).status).toBe(
      201,
    );
  });

  test('ask for a proof beyond five bookings, and tell a repeated one its answer all the same', async () => {
    const starts = await freeStarts(7);
    const key = newToken();
    const first = await api.book(anAppointment({ startsAt: starts[0] }), { key });
    for (let n = 2; n < 6; n += 1) {
      const booked = await api.book(somebodyElses(n, { startsAt: starts[n] }));
      expect(booked.status).toBe(201);
    }
    const body = somebodyElses(6, { startsAt: starts[6] });
    const asked = await api.book(body);
    expect(asked.status).toBe(428);
    const again = await api.book(anAppointment({ startsAt: starts[0] }), { key });
    expect([again.status, again.text]).toEqual([201, first.text]);
    const headers = { 'idempotency-key': newToken(), 'proof-of-work': await solved(asked) };
    expect((await api.post('/appointments', body, headers)).status).toBe(201);
  });

  test('do not count what could not be read', async () => {
    for (let n = 0; n < 8; n += 1) expect((await api.book({ n })).status).toBe(400);
    expect((await api.book(anAppointment())).status).toBe(201);
  });
});
