import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { appointments, consents, contacts, services } from '#app/db/schema.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { anAppointment, somebodyElses, TUESDAY, testApi } from '#tests/api.ts';
import { aKey, at, bookingServices } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const { db } = database;
const api = await testApi(database);

describe('POST /appointments', () => {
  test('books an appointment and says how to manage it', async () => {
    const answer = await api.book(anAppointment());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      protocol: expect.stringMatching(/^\d{4}-\d{4}$/),
      startsAt: '2026-10-06T09:00:00-03:00',
      endsAt: '2026-10-06T10:00:00-03:00',
      manageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/meu-agendamento\/[\w-]{43}$/),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const [contact] = await db.select().from(contacts);
    expect(contact).toMatchObject({ phoneE164: '+5535999990001', email: 'antonia@example.com' });
    const [appointment] = await db.select().from(appointments);
    expect(appointment).toMatchObject({
      channel: 'api',
      payer: 'particular',
      startsTime: '09:00:00',
    });
  });

  test('keeps the exact words that were agreed to', async () => {
    await api.book(anAppointment());
    const [consent] = await db.select().from(consents);
    expect(consent).toMatchObject(bookingConsentOf(testClinic).record);
    expect(consent?.textId).toBe('agendamento-2026-12');
  });

  test('books in the language that is asked for, and in no other than the site’s own', async () => {
    const answer = await api.book(anAppointment({ locale: 'en-US' }));
    expect(answer.body.manageUrl).toMatch(
      /^http:\/\/localhost:3000\/en-us\/meu-agendamento\/[\w-]{43}$/,
    );
    const [appointment] = await db.select().from(appointments);
    expect(appointment?.locale).toBe('en-US');
    const [consent] = await db.select().from(consents);
    expect(consent).toMatchObject({ textId: 'booking-2026-12-en', locale: 'en-US' });
    const taken = await api.book(somebodyElses(2, { locale: 'en-US', payer: 'outro-convenio' }));
    expect(taken.body.message).toBe('Choose self-pay or one of the health plans we accept.');
    const other = await api.book(somebodyElses(3, { locale: 'fr-FR' }));
    expect(other.status).toBe(400);
    expect(other.body.errors).toEqual([{ field: 'locale', message: expect.any(String) }]);
  });

  test('books several exams on one coming and says what is done when', async () => {
    const { service: _one, ...person } = anAppointment();
    const services = [
      { service: 'mapeamento-de-retina' },
      { service: 'campo-visual', eyes: 'left' },
    ];
    const answer = await api.book({ ...person, services });
    expect(answer.body).toMatchObject({
      startsAt: '2026-10-06T09:00:00-03:00',
      endsAt: '2026-10-06T10:00:00-03:00',
      steps: [
        { service: 'campo-visual', eyes: 'left', endsAt: '2026-10-06T09:30:00-03:00' },
        { service: 'mapeamento-de-retina', eyes: null, startsAt: '2026-10-06T09:30:00-03:00' },
      ],
    });
    const apart = [{ service: 'consultas-oftalmologicas' }, { service: 'laudos-especializados' }];
    const refused = await api.book({ ...person, services: apart });
    expect([refused.status, refused.body.refusal]).toEqual([422, 'not-together']);
    for (const body of [person, { ...anAppointment(), services }]) {
      const unclear = await api.book(body);
      expect(unclear.status).toBe(400);
      expect(unclear.body.errors).toEqual([{ field: 'service', message: expect.any(String) }]);
    }
  });

  test('takes an instant in any offset for the same time', async () => {
    const answer = await api.book(anAppointment({ startsAt: '2026-10-06T12:00:00Z' }));
    expect(answer.body.startsAt).toBe('2026-10-06T09:00:00-03:00');
  });

  test('needs no mail address', async () => {
    const contact = { name: 'Bento Alves', phone: '(35) 3333-0000' };
    const answer = await api.book(anAppointment({ contact }));
    expect(answer.status).toBe(201);
    const [stored] = await db.select().from(contacts);
    expect(stored).toMatchObject({ phoneE164: '+553533330000', email: null });
  });

  test('asks who answers for a minor', async () => {
    const child = { patient: { name: 'Caio Reis', birthDate: '2016-05-05' } };
    const refused = await api.book(anAppointment(child));
    expect([refused.status, refused.body.refusal]).toEqual([422, 'guardian-required']);
    expect(refused.body.message).toContain('menos de 18 anos');
    const guardian = { name: 'Antônia Reis', relation: 'avó' };
    expect((await api.book(anAppointment({ ...child, guardian }))).status).toBe(201);
  });

  test('answers a taken time with the three nearest free ones', async () => {
    await api.book(anAppointment({ startsAt: `${TUESDAY}T10:00:00-03:00` }));
    const answer = await api.book(somebodyElses(2, { startsAt: `${TUESDAY}T10:00:00-03:00` }));
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      refusal: 'slot-taken',
      alternatives: [
        { startsAt: '2026-10-06T08:45:00-03:00', endsAt: '2026-10-06T09:45:00-03:00' },
        { startsAt: '2026-10-06T09:00:00-03:00', endsAt: '2026-10-06T10:00:00-03:00' },
        { startsAt: '2026-10-06T11:00:00-03:00', endsAt: '2026-10-06T12:00:00-03:00' },
      ],
    });
  });

  test.each([
    ['unknown-service', { service: 'acupuntura' }],
    ['unknown-payer', { payer: 'outro-convenio' }],
    ['too-soon', { startsAt: '2026-10-05T08:00:00-03:00' }],
    ['too-soon', { startsAt: '2020-10-05T08:00:00-03:00' }],
    ['beyond-horizon', { startsAt: '2027-10-05T08:00:00-03:00' }],
    ['off-grid', { startsAt: '2026-10-06T09:07:00-03:00' }],
    ['off-grid', { startsAt: '2026-10-06T09:00:01-03:00' }],
    ['outside-opening-hours', { startsAt: '2026-10-11T09:00:00-03:00' }],
    ['outside-opening-hours', { startsAt: '2026-10-06T12:00:00-03:00' }],
  ])('refuses with %s', async (refusal, changes) => {
    const answer = await api.book(anAppointment(changes));
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ refusal, message: expect.any(String) });
  });

  test('refuses what is not booked online, and a third appointment of one phone', async () => {
    await db
      .update(services)
      .set({ isBookableOnline: false })
      .where(eq(services.slug, 'paquimetria'));
    const offline = await api.book(anAppointment({ service: 'paquimetria' }));
    expect([offline.status, offline.body.refusal]).toEqual([422, 'not-online']);
    for (const hour of ['14', '15']) {
      await api.book(anAppointment({ startsAt: `${TUESDAY}T${hour}:00:00-03:00` }));
    }
    const third = await api.book(anAppointment());
    expect([third.status, third.body.refusal]).toEqual([422, 'too-many-visits']);
  });
});

describe('an Idempotency-Key', () => {
  test('is required, of 8 to 200 visible characters', async () => {
    const keys = ['', 'short', 'x'.repeat(201), 'with spaces in it', 'çedilha-çedilha'];
    const missing = await api.post('/appointments', anAppointment());
    const answers = [missing];
    for (const key of keys) answers.push(await api.book(anAppointment(), { key }));
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
    }
    expect(missing.body.errors[0].message).toBe('Campo obrigatório.');
    expect((await api.book(anAppointment(), { key: '!~34567|' })).status).toBe(201);
  });

  test('sent fifty times at once books once and gives fifty equal answers', async () => {
    const key = newToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.book(anAppointment(), { key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await db.select().from(appointments)).toHaveLength(1);
  });

  test('gives the first answer again, also after the appointment was moved', async () => {
    const key = newToken();
    const first = await api.book(anAppointment(), { key });
    const [appointment] = await db.select().from(appointments);
    const change = { appointmentId: appointment?.id ?? 0, startsAt: at(TUESDAY, '15:00') };
    const moving = bookingServices(database, api.clock);
    const moved = await moveAppointment(moving, { ...change, actor: 'patient' }, aKey());
    expect(moved).toMatchObject({ kind: 'answer', answer: { ok: true } });
    await db.update(appointments).set({ linkVersion: 2 });
    expect((await api.book(anAppointment(), { key })).text).toBe(first.text);
  });

  test('gives a refusal again', async () => {
    await api.book(anAppointment());
    const key = newToken();
    const rival = somebodyElses(2);
    expect((await api.book(rival, { key })).status).toBe(409);
    await db.execute('truncate appointments, occupancy cascade');
    expect((await api.book(rival, { key })).status).toBe(409);
  });

  test('is refused with other data, and not with the same in another order or spelling', async () => {
    const key = newToken();
    const body = anAppointment();
    const first = await api.book(body, { key });
    const other = await api.book(anAppointment({ payer: 'vale-claro-saude' }), { key });
    expect([other.status, other.body.refusal]).toEqual([422, 'key-reused']);
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect((await api.book(reordered, { key })).text).toBe(first.text);
    const contact = { ...body.contact, phone: '+55 (35) 99999-0001' };
    expect((await api.book({ ...body, contact }, { key })).text).toBe(first.text);
  });
});

test('of a crowd that wants one time exactly one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => api.book(somebodyElses(n + 2))),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  for (const { status, body } of answers) {
    if (status === 409) expect(body.alternatives).toHaveLength(3);
  }
});
