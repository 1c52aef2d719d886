import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { readTimeOptions } from '#app/scheduling/time-options.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { choosePayer } from './hold-place.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const FIELD = 'campo-visual';
const TOPOGRAPHY = 'topografia-corneana';
const RETINA = 'mapeamento-de-retina';
const THREE = {
  serviceSlug: RETINA,
  further: [{ serviceSlug: FIELD }, { serviceSlug: TOPOGRAPHY }],
};

let services: ReturnType<typeof bookingServices>;
beforeEach(async () => {
  await pool.query('truncate appointments, holds, payer_rules cascade');
  services = bookingServices(database);
});

let people = 0;
async function outcome(startsAt: Date, changes: Partial<BookingRequest>) {
  people += 1;
  const phoneE164 = `+55359${String(95_000_000 + people)}`;
  const contact = { name: 'Bento Alves', phoneE164, email: null };
  const patient = { name: 'Bento Alves', bornOn: '1960-01-01' };
  const request = aRequest({ payerId: AZUL, startsAt, contact, patient, ...changes });
  const once = await bookAppointment(services, request, aKey());
  if (once.kind === 'other-body') return 'other-body';
  return once.answer.ok ? once.answer.value.appointmentId : once.answer.refusal;
}

test('a plan pays several exams only where it pays each of them', async () => {
  const rules = { [TOPOGRAPHY]: { isCovered: false } };
  await putRules(database, AZUL, someRules({ services: rules }));
  expect(await outcome(at(TUESDAY, '08:00'), THREE)).toBe('not-covered');
  const options = await readTimeOptions(services, {
    ...{ ...THREE, payerId: AZUL, from: null, exclude: {}, locale: 'pt-BR' },
  });
  expect(options?.soonest).toEqual([]);
  const staff = { actor: 'staff:1', channel: 'phone', exceedReason: 'payer-agreed' } as const;
  expect(await outcome(at(TUESDAY, '08:00'), { ...THREE, ...staff })).toBeTypeOf('number');
  expect(await outcome(at(TUESDAY, '14:00'), { ...THREE, payerId: 'particular' })).toBeTypeOf(
    'number',
  );
});

test('several exams take one place of the day, and one of each of their services', async () => {
  const rules = someRules({ perDay: 3, services: { [FIELD]: { perDay: 1 } } });
  await putRules(database, AZUL, rules);
  expect(await outcome(at(TUESDAY, '08:00'), THREE)).toBeTypeOf('number');
  // The field is not the service that leads the first coming.
  expect(await outcome(at(TUESDAY, '14:00'), { serviceSlug: FIELD })).toBe('payer-quota-full');
  expect(await outcome(at(TUESDAY, '14:00'), THREE)).toBe('payer-quota-full');
  expect(await outcome(at(TUESDAY, '14:00'), { serviceSlug: TOPOGRAPHY })).toBeTypeOf('number');
  expect(await outcome(at(TUESDAY, '15:00'), { serviceSlug: TOPOGRAPHY })).toBeTypeOf('number');
  expect(await outcome(at(TUESDAY, '16:00'), { serviceSlug: TOPOGRAPHY })).toBe('payer-quota-full');
  expect(await outcome(at(addDays(TUESDAY, 1), '08:00'), THREE)).toBeTypeOf('number');
});

test('a hold of several exams keeps the place of each until it ends', async () => {
  await putRules(database, AZUL, someRules({ services: { [FIELD]: { perDay: 1 } } }));
  const startsAt = at(TUESDAY, '08:00');
  const held = await holdSlot(services, { ...THREE, startsAt, payerId: AZUL });
  if (!held.ok) throw new Error(held.refusal);
  expect(await outcome(at(TUESDAY, '14:00'), { serviceSlug: FIELD })).toBe('payer-quota-full');
  const { token } = held.value;
  expect(await choosePayer(services, { ...THREE, startsAt, payerId: AZUL, token })).toMatchObject({
    ok: true,
  });
  expect(await outcome(startsAt, { ...THREE, holdToken: token })).toBeTypeOf('number');
});

test('exams are planned with those with whom the plan pays them', async () => {
  const { rows } = await pool.query<{ slug: string }>(`select r.slug from resources r
    join service_resources n on n.resource_id = r.id join services s on s.id = n.service_id
    where s.slug = '${TOPOGRAPHY}' and r.kind = 'practitioner' order by r.position, r.id`);
  const [first, second] = rows;
  if (!first || !second) throw new Error('the topography has one practitioner alone');
  const startsAt = at(TUESDAY, '08:00');
  const byWhom = async (practitioners: string[]) => {
    const rules = { [TOPOGRAPHY]: { practitioners } };
    await putRules(database, AZUL, someRules({ services: rules }));
    const id = await outcome(startsAt, THREE);
    if (typeof id !== 'number') return id;
    const appointment = await readAppointment(db, { id });
    const step = appointment?.steps.find(({ serviceSlug }) => serviceSlug === TOPOGRAPHY);
    const found = await pool.query('select slug from resources where id = $1', [
      step?.practitionerId,
    ]);
    await pool.query('truncate appointments cascade');
    return found.rows[0]?.slug;
  };
  expect(await byWhom([first.slug])).toBe(first.slug);
  expect(await byWhom([second.slug])).toBe(second.slug);
  expect(await byWhom([])).toBe('not-covered');
});

test('an approval is asked for as soon as one of the exams needs it', async () => {
  const rules = { [FIELD]: { needsApproval: true } };
  await putRules(database, AZUL, someRules({ services: rules }));
  const id = await outcome(at(TUESDAY, '08:00'), THREE);
  if (typeof id !== 'number') throw new Error(id);
  expect((await readAppointment(db, { id }))?.insurance.approval).toBe('to-ask');
  const without = { serviceSlug: RETINA, further: [{ serviceSlug: TOPOGRAPHY }] };
  const other = await outcome(at(TUESDAY, '14:00'), without);
  if (typeof other !== 'number') throw new Error(other);
  expect((await readAppointment(db, { id: other }))?.insurance.approval).toBeNull();
});
