import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { services } from '#app/db/schema.ts';
import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import { solveChallenge } from '#app/platform/proof-of-work.ts';
import { anAppointment, CONSULTATION, TUESDAY, testApi } from '#tests/api.ts';
import { MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const { db } = database;
const api = await testApi(database);

describe('GET /services', () => {
  test('lists what can be booked, in the clinic’s order, with what to prepare', async () => {
    const { status, headers, body } = await api.get('/services');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(body.services.map(({ slug }: { slug: string }) => slug)).toEqual(
      testClinic.services
        .filter(({ isBookableOnline }) => isBookableOnline)
        .map(({ slug }) => slug),
    );
    expect(body.services[0]).toEqual({
      slug: CONSULTATION,
      title: 'Consulta oftalmológica',
      durationMinutes: 60,
      preparation: expect.arrayContaining([expect.stringContaining('óculos')]),
    });
  });

  test('leaves out what is not booked online', async () => {
    await db
      .update(services)
      .set({ isBookableOnline: false })
      .where(eq(services.slug, CONSULTATION));
    expect((await api.get('/services')).text).not.toContain(CONSULTATION);
  });
});

test('GET /payers lists private first, then the plans', async () => {
  const { status, body } = await api.get('/payers');
  expect(status).toBe(200);
  expect(body.payers).toEqual([
    { id: 'particular', title: 'Particular' },
    { id: 'saude-serra-azul', title: 'Saúde Serra Azul' },
    { id: 'vale-claro-saude', title: 'Vale Claro Saúde' },
  ]);
});

describe('GET /slots', () => {
  test('gives the free times of each day, and nothing else', async () => {
    await api.book(anAppointment());
    const { status, headers, body } = await api.get(
      `/slots?service=${CONSULTATION}&from=${MONDAY}&days=7`,
    );
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(body)).toEqual(['timeZone', 'service', 'days']);
    expect(body.timeZone).toBe('America/Sao_Paulo');
    expect(body.service).toBe(CONSULTATION);
    const days: { date: string; slots: { startsAt: string; endsAt: string }[] }[] = body.days;
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, n) => addDays(MONDAY, n)),
    );
    expect(days[0]?.slots[0]).toEqual({
      startsAt: '2026-10-05T09:00:00-03:00',
      endsAt: '2026-10-05T10:00:00-03:00',
    });
    const tuesday = days[1]?.slots.map(({ startsAt }) => startsAt) ?? [];
    expect(tuesday.slice(0, 2)).toEqual([`${TUESDAY}T08:00:00-03:00`, `${TUESDAY}T10:00:00-03:00`]);
    expect(days[5]?.slots).toEqual([]);
    for (const { slots } of days) {
      for (const slot of slots) expect(Object.keys(slot)).toEqual(['startsAt', 'endsAt']);
    }
  });

  test('offers what can then be booked', async () => {
    const { body } = await api.get(`/slots?service=campo-visual&from=${MONDAY}&days=60`);
    const last = body.days.flatMap((day: { slots: unknown[] }) => day.slots).at(-1);
    const answer = await api.book(
      anAppointment({ service: 'campo-visual', startsAt: last.startsAt }),
    );
    expect([answer.status, answer.body.endsAt]).toEqual([201, last.endsAt]);
  });

  test('knows no service that is not there or not booked online', async () => {
    await db
      .update(services)
      .set({ isBookableOnline: false })
      .where(eq(services.slug, 'paquimetria'));
    for (const service of ['acupuntura', 'paquimetria']) {
      const answer = await api.get(`/slots?service=${service}&from=${MONDAY}&days=1`);
      expect([answer.status, answer.body]).toEqual([404, { refusal: 'unknown-service' }]);
    }
  });

  test.each(['1900-01-01', '2199-12-31'])('gives empty days far away, on %s', async (from) => {
    const answer = await api.get(`/slots?service=${CONSULTATION}&from=${from}&days=60`);
    expect(answer.status).toBe(200);
    expect(answer.body.days).toHaveLength(60);
  });
});

describe('GET /challenge', () => {
  test('gives work that counts for the form it was asked for', async () => {
    const { status, headers, body } = await api.get('/challenge?form=booking');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const proof = await solveChallenge(body);
    const proving = { db, clock: api.clock, secret: TEST_SECRET };
    expect(await isWorkProven(proving, 'hold', proof)).toBe(false);
    expect(await isWorkProven(proving, 'booking', proof)).toBe(true);
  });

  test('is there for the forms of the site only', async () => {
    for (const query of ['', '?form=', '?form=login', '?form=booking&form=hold']) {
      expect((await api.get(`/challenge${query}`)).status).toBe(400);
    }
  });
});

test('unknown addresses and methods are 404 in JSON', async () => {
  for (const path of ['/nothing', '/', '/slots/1', '/holds']) {
    const answer = await api.get(path);
    expect([answer.status, answer.body]).toEqual([404, { message: 'Esse endereço não existe.' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
