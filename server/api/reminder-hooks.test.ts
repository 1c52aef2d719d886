import pino from 'pino';
import { expect, test } from 'vitest';
import { buildTestApp } from '#server/test-app.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { reminderHooks } from './reminder-hooks.ts';

const { db } = await testDatabase();

test('whoever posts notices that Meta has not signed is refused ever earlier, and the log is not filled', async () => {
  const clock = stillClock();
  const lines: string[] = [];
  const { app } = await buildTestApp({
    reminderHooks: reminderHooks({
      ...{ db, clock, secret: TEST_SECRET },
      jobs: { 'whatsapp-reply': async () => undefined },
      limits: { db, clock, secret: TEST_SECRET, isOn: true },
      whatsapp: {
        ...{ token: 'x', phoneId: '1', appSecret: 'x', verifyToken: 'x' },
        ...{ apiUrl: new URL('http://localhost'), templates: { ask: 'a', prepare: 'b' } },
      },
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    }),
  });
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const headers = { 'content-type': 'application/json' };
    const post = { method: 'POST', url: '/api/whatsapp', headers, payload: '{}' } as const;
    statuses.push((await app.inject(post)).statusCode);
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  expect(lines.length).toBe(statuses.filter((status) => status === 401).length);
});
