import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLog } from '#app/platform/log.server.ts';
import { openDatabase } from '#server/database.ts';
import { anAppointment, CONSULTATION, TUESDAY, testApi } from '#tests/api.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const lines: string[] = [];
const log = createLog(
  { logLevel: 'info' },
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);

const UNAVAILABLE = {
  message: 'Serviço indisponível. Use WhatsApp ou ligue para (35)\u00a099555-0100',
  requestId: expect.any(String),
};
const HOLD = { service: CONSULTATION, startsAt: `${TUESDAY}T09:00:00-03:00` };

describe('without a database', () => {
  test('every route that needs it answers 503 with phone and WhatsApp', async () => {
    const url = 'postgres://nobody:nothing@127.0.0.1:1/none';
    const away = openDatabase(url, { onError: () => {} });
    const api = await testApi(database, { db: away.db, log });
    lines.length = 0;
    const answers = [
      await api.get('/services'),
      await api.get(`/slots?service=${CONSULTATION}&from=${TUESDAY}&days=1`),
      await api.post('/holds', HOLD),
      await api.book(anAppointment()),
    ];
    for (const { status, headers, body } of answers) {
      expect([status, body]).toEqual([503, UNAVAILABLE]);
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['10', 'no-store']);
    }
    expect((await api.get('/payers')).status).toBe(200);
    expect(lines).toHaveLength(answers.length);
    expect(lines.join()).toContain(answers[0]?.body.requestId);
    expect(lines.join()).not.toMatch(/Antônia|antonia@|99990001/);
    await away.close();
  });
});

test('any other fault is 500, without a word of its cause', async () => {
  const api = await testApi(database, { log });
  await database.db.execute('alter table contacts rename to contacts_gone');
  try {
    const answer = await api.book(anAppointment());
    expect([answer.status, answer.body]).toEqual([500, UNAVAILABLE]);
    expect(answer.text).not.toMatch(/contacts|relation|select|\bat /);
  } finally {
    await database.db.execute('alter table contacts_gone rename to contacts');
  }
});

test('a fault leaves nothing behind, and the same key may try again', async () => {
  const api = await testApi(database, { log });
  const key = 'the-same-key';
  await database.db.execute('alter table audit_log rename to audit_log_gone');
  expect((await api.book(anAppointment(), { key })).status).toBe(500);
  await database.db.execute('alter table audit_log_gone rename to audit_log');
  expect((await api.book(anAppointment(), { key })).status).toBe(201);
});
