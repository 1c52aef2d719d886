import Fastify from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { readClientErrors } from '#app/features/client-errors/client-errors.server.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { bookingServices, stillClock } from '#tests/booking.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { clientErrorsPlugin } from './client-errors-plugin.ts';

const database = await testDatabase();
const DAY_MS = 86_400_000;
const OWN = { 'sec-fetch-site': 'same-origin' };

function anError(changes: Record<string, unknown> = {}) {
  return {
    type: 'TypeError',
    message: 'x is not a function',
    file: '/assets/details-1a2b3c4d.js',
    line: 1,
    column: 2_345,
    stack: '    at h (/assets/details-1a2b3c4d.js:1:2345)',
    timestamp: '2026-10-14T12:00:00.000Z',
    userAgent: 'Browser/1',
    url: '/servicos',
    sessionId: '42',
    release: 'r1',
    ...changes,
  };
}

async function site({ rateLimits = false } = {}) {
  const clock = stillClock();
  const { jobs, secret } = bookingServices(database, clock);
  const app = Fastify();
  await app.register(
    clientErrorsPlugin({
      db: database.db,
      clock,
      jobs: { ...idleJobs, ...jobs },
      deadLetters: noDeadLetters,
      log: pino({ level: 'silent' }),
      clinic: testClinic,
      contents: testContents,
      contentStore: stillContents,
      env: {
        nodeEnv: 'test',
        host: '127.0.0.1',
        port: 3000,
        baseUrl: new URL('http://localhost:3000'),
        appSecret: secret,
        trustProxy: [],
        rateLimits,
        logLevel: 'silent',
      },
    }),
  );
  const post = async (payload: object | string, headers: Record<string, string> = OWN) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/errors',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return answer.statusCode;
  };
  const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
  return { app, clock, pass, post };
}

const stored = () => readClientErrors(database.db);

test('errors of one kind are one row, with how often, when and in which release', async () => {
  const { clock, pass, post } = await site();
  const startedAt = clock.now();
  expect(await post(anError())).toBe(204);
  pass(60_000);
  const later = { file: '/assets/details-9z8y7x6w.js', line: 3, release: 'r2', sessionId: '7' };
  expect(await post(anError(later))).toBe(204);
  await post(anError({ message: 'y is not a function' }));
  const rows = await stored();
  expect(rows).toHaveLength(2);
  expect(rows.find(({ message }) => message.startsWith('x'))).toMatchObject({
    type: 'TypeError',
    times: 2,
    firstSeenAt: startedAt,
    lastSeenAt: clock.now(),
    release: 'r2',
    sample: { sessionId: '7', url: '/servicos' },
  });
});

test('nothing of a person is stored, whatever a browser sends', async () => {
  const { post } = await site();
  const token = 'q3Zt0m5n8Jk2Lw7Xy1Vb4Cd6Fg9Hs0Pa2Re5Tu8Io1E';
  await post(
    anError({
      message: 'Joana Prado joana@example.com (35) 99999-0000',
      stack: `at /meu-agendamento/${token}?nome=Joana`,
      url: `/meu-agendamento/${token}?nome=Joana`,
    }),
  );
  expect(JSON.stringify(await stored())).not.toMatch(/joana|prado|99999|q3Zt/i);
});

test.each([
  ['no JSON', '{'],
  ['no record', '{}'],
  ['an unknown part', anError({ name: 'Joana' })],
  ['a foreign address as page', anError({ url: 'https://evil.example/' })],
  ['a line that is none', anError({ line: -1 })],
])('%s is refused', async (_, payload) => {
  const { post } = await site();
  expect(await post(payload)).toBe(400);
  expect(await stored()).toEqual([]);
});

test('too much is refused', async () => {
  const { post } = await site();
  expect(await post(anError({ stack: 'x'.repeat(17_000) }))).toBe(413);
});

test('only POST is answered', async () => {
  const { app } = await site();
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/api/errors' });
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
  }
});

test('who is no browser has nothing to report', async () => {
  const { post } = await site();
  expect(await post(anError(), {})).toBe(403);
});

test('twenty a minute and no more', async () => {
  const { pass, post } = await site({ rateLimits: true });
  for (let index = 0; index < 20; index += 1) expect(await post(anError())).toBe(204);
  expect(await post(anError())).toBe(429);
  pass(60_000);
  expect(await post(anError())).toBe(204);
});

/** Fills the table with kinds that were told so often, one a minute since long ago. */
async function fill({ times }: { times: number }): Promise<void> {
  await database.pool.query(
    `insert into client_errors
     select 'filler ' || n, 'Error', 'filler ' || n, $1, seen, seen, 'r1', '{}'
     from generate_series(1, 2000) n, lateral (select timestamptz '2026-09-01' + n * interval '1 minute') at (seen)`,
    [times],
  );
}
const kinds = async () => {
  const { rows } = await database.pool.query('select message from client_errors');
  return new Set(rows.map(({ message }) => String(message)));
};

test('when the table is full, the oldest rare kind makes room for a new one', async () => {
  const { post } = await site();
  await fill({ times: 1 });
  await database.pool.query("update client_errors set times = 9 where message = 'filler 1'");
  expect(await post(anError())).toBe(204);
  expect((await stored())[0]?.message).toBe('x is not a function');
  const kept = await kinds();
  expect(kept.size).toBe(2_000);
  expect(kept).toContain('filler 1');
  expect(kept).not.toContain('filler 2');
  expect(kept).toContain('filler 3');
});

test('where no kind is rare, the oldest makes room', async () => {
  const { post } = await site();
  await fill({ times: 50 });
  await post(anError());
  const kept = await kinds();
  expect([kept.size, kept.has('filler 1'), kept.has('filler 2')]).toEqual([2_000, false, true]);
});

test('what real browsers keep telling outlasts a flood of nonsense told once each', async () => {
  const { pass, post } = await site();
  for (let times = 0; times < 5; times += 1) await post(anError());
  pass(60_000);
  await fill({ times: 1 });
  const nonsense = (n: number) =>
    `${'bc'.charAt(n % 2)}${'aeiou'.charAt(n % 5)} ${'fghj'.charAt(n / 10)}`;
  for (let n = 0; n < 40; n += 1) await post(anError({ message: nonsense(n) }));
  const kept = await kinds();
  expect(kept.size).toBe(2_000);
  expect(kept).toContain('x is not a function');
  expect(kept).toContain(nonsense(39));
});

test('what was not seen for ninety days is forgotten', async () => {
  const { clock, pass, post } = await site();
  await post(anError({ message: 'old' }));
  pass(2 * DAY_MS);
  await post(anError({ message: 'new' }));
  pass(89 * DAY_MS);
  await purgeExpired({ db: database.db, clock }, [RETENTION.clientErrors]);
  expect((await stored()).map(({ message }) => message)).toEqual(['new']);
});
