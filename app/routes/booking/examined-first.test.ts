import { expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await visitorSite(database);
const { pool } = database;
const services = bookingServices(database);

const EXAMINED_FIRST = ['cirurgias-oftalmologicas', 'tratamentos-especializados'];
const startsAt = at(addDays(MONDAY, 1), '09:00');
const CONSULTATION = 'consultas-oftalmologicas';

const EVALUATION_FIRST = {
  'cirurgias-oftalmologicas':
    'Cirurgias oftalmológicas: primeiro vem uma consulta de avaliação. Escolha um horário para ela.',
  'tratamentos-especializados':
    'Tratamentos especializados: primeiro vem uma consulta de avaliação. Escolha um horário para ela.',
};

test.each(Object.entries(EVALUATION_FIRST))(
  'who comes for %s is told why, and offered the times of the consultation',
  async (slug, evaluationFirst) => {
    const { location } = await site.get(`/agendamento?servico=${slug}`);
    expect(location).toBe(`/agendamento/horario?servico=${slug}`);
    const named = await site.get(location ?? '');
    const { page } = await site.get(named.location ?? '');
    expect(page).toMatchObject({
      frame: { serviceTitle: 'Consulta oftalmológica' },
      service: { slug: CONSULTATION, evaluationFirst },
    });
  },
);

test.each(EXAMINED_FIRST)('a time of %s is chosen as one of the consultation', async (service) => {
  const chosen = await site.post(`/agendamento/horario?servico=${service}`, {
    service,
    startsAt: rfc3339(startsAt),
  });
  expect(chosen.location).toMatch(/^\/agendamento\/dados\?rascunho=[\w-]{8}$/);
  const { rows } = await pool.query(
    `select d.data->>'service' as draft, s.slug as held from booking_drafts d, holds h
      join services s on s.id = h.service_id`,
  );
  expect(rows).toEqual([{ draft: CONSULTATION, held: CONSULTATION }]);
});

test.each(EXAMINED_FIRST)('the first screen says of %s what comes first', async (slug) => {
  const { page } = await site.get('/agendamento');
  const note = expect.stringMatching(/^Agendar avaliação para (?:cirurgia|tratamento)$/);
  expect(page).toMatchObject({
    services: expect.arrayContaining([expect.objectContaining({ slug, note })]),
  });
});

test.each([
  ['', 'cirurgias-oftalmologicas', 'Agendar avaliação para cirurgia'],
  ['', 'tratamentos-especializados', 'Agendar avaliação para tratamento'],
  ['/en-us', 'cirurgias-oftalmologicas', 'Book an evaluation for surgery'],
  ['/en-us', 'tratamentos-especializados', 'Book an evaluation for treatment'],
])('the page %s/servicos/%s says %j', async (language, slug, button) => {
  const { page } = await site.get(`${language}/servicos/${slug}`);
  expect(page).toMatchObject({
    isBookableOnline: false,
    evaluation: { service: CONSULTATION, button },
  });
});

test.each(EXAMINED_FIRST)(
  'neither a hold nor a booking of %s is taken from patients',
  async (serviceSlug) => {
    expect(await holdSlot(services, { serviceSlug, startsAt })).toMatchObject({
      refusal: 'not-online',
    });
    for (const channel of ['web', 'api'] as const) {
      const booked = await bookAppointment(services, aRequest({ serviceSlug, channel }), aKey());
      expect(booked).toMatchObject({ answer: { ok: false, refusal: 'not-online' } });
    }
  },
);

test('staff book them as before', async () => {
  const request = aRequest({
    serviceSlug: 'cirurgias-oftalmologicas',
    channel: 'phone',
    actor: 'staff:1',
  });
  expect(await bookAppointment(services, request, aKey())).toMatchObject({ answer: { ok: true } });
});

test('the clinic puts one online, and it is booked and offered like any other', async () => {
  await pool.query(
    "update services set is_bookable_online = true where slug = 'cirurgias-oftalmologicas'",
  );
  await site.services.contentStore.refresh();
  const { page } = await site.get(
    '/agendamento/horario?servico=cirurgias-oftalmologicas&rascunho=abcd1234',
  );
  expect(page).toMatchObject({
    service: { slug: 'cirurgias-oftalmologicas', evaluationFirst: null },
  });
  const first = await site.get('/agendamento');
  expect(first.page).toMatchObject({
    services: expect.arrayContaining([
      expect.objectContaining({
        slug: 'cirurgias-oftalmologicas',
        note: expect.stringMatching(/^\d+ minutos$/),
      }),
    ]),
  });
  const request = aRequest({ serviceSlug: 'cirurgias-oftalmologicas' });
  expect(await bookAppointment(services, request, aKey())).toMatchObject({ answer: { ok: true } });
});

test.each(['web', 'api'])('the database refuses them by itself through %s', async (channel) => {
  const booked = await bookAppointment(services, aRequest(), aKey());
  expect(booked).toMatchObject({ answer: { ok: true } });
  const copy = `insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id,
    payer, starts_at, ends_at, starts_on, starts_time, channel)
    select '0000-0000', s.id, practitioner_id, patient_id, contact_id, payer, starts_at, ends_at,
      starts_on, starts_time, $1 from appointments, services s where s.slug = 'cirurgias-oftalmologicas'`;
  await expect(pool.query(copy, [channel])).rejects.toThrow('is not booked online');
  const hold = `insert into holds (token_hash, service_id, starts_at, ends_at, expires_at)
    select '\\x00', id, now(), now() + interval '1 hour', now() from services where slug = $1`;
  await expect(pool.query(hold, ['cirurgias-oftalmologicas'])).rejects.toThrow(
    'is not booked online',
  );
});
