import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { tellingBooking } from '#app/features/clinic-record/known-booking.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { readCatalogue } from '#app/site-content/catalogue/change-services.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { paymentServices } from '#tests/payments.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// A copy of the clinic carries how its services are booked, and brings it back.

const database = await testDatabase();
const { pool } = database;
const PATH = '/equipe/clinica/copia';
const EXAM = 'topografia-corneana';
const EXAM_TITLE = testContents['pt-BR'].services.find(({ slug }) => slug === EXAM)?.title;

async function signedSite() {
  const site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  return { site, ana: { cookie: await site.signedIn(id) } };
}
let { site, ana } = await signedSite();
beforeEach(async () => {
  ({ site, ana } = await signedSite());
});

const current = async () => {
  const { services } = site;
  return (await readCatalogue(services.db, services.contentStore.clinicFile)).record;
};
const copy = async () => tellingBooking(await current());
const stamp = async () =>
  z.looseObject({ stamp: z.string() }).parse((await site.get(PATH, ana)).page).stamp;
const take = async (record: ClinicRecord, seen: string) =>
  site.post(PATH, { dados: JSON.stringify(record), versao: seen, acao: 'salvar' }, ana);

async function setFacts() {
  await pool.query(
    `insert into service_lengths (service_id, from_on, duration_minutes, buffer_before_minutes,
       buffer_after_minutes) select id, '2026-11-20', 40, 0, 5 from services where slug = $1`,
    [EXAM],
  );
  await pool.query(
    `insert into service_deposits (service_id, amount_cents, hold_minutes, refund_hours, statement_hours)
     select id, 5000, 30, 24, 48 from services where slug = $1`,
    [EXAM],
  );
}

async function rows() {
  const lengths = await pool.query(`select from_on, duration_minutes from service_lengths`);
  const deposits = await pool.query(`select amount_cents from service_deposits`);
  return [lengths.rows, deposits.rows];
}

test('what was set beside the record comes back with the copy, and a return takes it away again', async () => {
  const before = await copy();
  await setFacts();
  const kept = await copy();
  const set = await rows();
  expect(kept.services.find(({ slug }) => slug === EXAM)?.booking).toMatchObject({
    later: [{ fromOn: '2026-11-20', durationMinutes: 40 }],
    deposit: { amountCents: 5000 },
  });
  expect((await take(before, await stamp())).status).toBe(303);
  expect(await rows()).toEqual([[], []]);
  expect(await copy()).toEqual(before);
  // Nobody takes a deposit here now, so a length alone comes back.
  const lengthsOnly = {
    ...kept,
    services: kept.services.map(({ booking, ...service }) => ({
      ...service,
      ...(booking && { booking: { own: booking.own, later: booking.later } }),
    })),
  };
  expect((await take(lengthsOnly, await stamp())).status).toBe(303);
  expect(await copy()).toEqual(lengthsOnly);
  expect((await rows())[0]).toEqual(set[0]);
});

test('a copy from before there was anything to say leaves how services are booked', async () => {
  await setFacts();
  const set = await rows();
  const { services, ...record } = await current();
  const silent = services.map(({ booking: _, ...service }) => service);
  const next = { ...record, services: silent, email: 'git@clinica.com.br' };
  expect((await take(next, await stamp())).status).toBe(303);
  expect(await rows()).toEqual(set);
});

test('a copy compared with another state is not taken in, nor one that does not fit', async () => {
  const seen = await stamp();
  const kept = await copy();
  await setFacts();
  expect((await take(kept, seen)).status).toBe(409);
  const [first, ...others] = kept.services;
  if (!first) throw new Error('no service');
  const stranger = {
    ...kept,
    services: [
      { ...first, booking: { own: [{ person: 'ninguem', durationMinutes: 20 }], later: [] } },
      ...others,
    ],
  };
  expect((await take(stranger, await stamp())).status).toBe(400);
});

const answered = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) });
const takesPix = () =>
  pool.query(
    `insert into clinic_settings (subject, value, version, changed_at, changed_by)
     select 'payments', $1, 1, now(), id from staff limit 1`,
    [
      {
        pix: { key: '123e4567-e12b-12d1-a456-426655440000', name: 'Clareia', city: 'Pouso Alegre' },
        ...{ remindDaysBefore: 3, remindDaysAfter: 2 },
      },
    ],
  );
const { provider: money } = paymentServices(database);

test.each([
  ['nobody takes money', {}, null],
  ['Mercado Pago alone takes money', { 'mercado-pago': money }, null],
  ['Stripe alone takes money', { stripe: money }, null],
  ['a Pix of the bank tells what was paid', { 'pix-api': money }, 'taken'],
])('a deposit comes with the copy only where it can be paid: %s', async (_who, providers, way) => {
  await setFacts();
  const kept = await copy();
  await pool.query('delete from service_deposits');
  Object.assign(site.services, { paymentProviders: providers });
  const seen = await stamp();
  const checked = await site.post(PATH, { dados: JSON.stringify(kept), versao: seen }, ana);
  const sent = await take(kept, seen);
  const [, deposits] = await rows();
  if (way === 'taken') {
    expect([checked.status, sent.status, deposits]).toEqual([200, 303, [{ amount_cents: 5000 }]]);
    return;
  }
  // Told before anything is saved, and not saved either by who sends it without looking.
  expect([checked.status, sent.status, deposits]).toEqual([400, 400, []]);
  for (const { form } of [checked, sent])
    expect(answered.parse(form).errors.map(({ message }) => message)).toEqual([
      `${EXAM_TITLE}: ${staffDeposits.form.wrong['no-way']}`,
    ]);
  expect(staffDeposits.form.wrong['no-way']).toMatch(/Mercado Pago.*não recebem o sinal/);
});

test('a deposit that nobody would ever confirm does not come where there is a Pix key alone', async () => {
  await setFacts();
  const kept = await copy();
  const prompt = {
    ...kept,
    services: kept.services.map(({ booking, ...service }) => ({
      ...service,
      ...(booking && {
        booking: {
          ...booking,
          ...(booking.deposit && { deposit: { ...booking.deposit, statementHours: null } }),
        },
      }),
    })),
  };
  await pool.query('delete from service_deposits');
  await takesPix();
  const refused = await take(prompt, await stamp());
  expect([refused.status, (await rows())[1]]).toEqual([400, []]);
  expect(answered.parse(refused.form).errors[0]?.message).toBe(
    `${EXAM_TITLE}: ${staffDeposits.form.wrong['by-hand']}`,
  );
  expect((await take(kept, await stamp())).status).toBe(303);
  expect((await rows())[1]).toEqual([{ amount_cents: 5000 }]);
});

test('a logo, a picture and a photo that did not come with the copy are left out and told of', async () => {
  const logo = { file: `${'a'.repeat(32)}.png`, width: 200, height: 80, holdsName: true };
  const image = '/imagens/abcdefabcdef-640x480';
  const [first, ...others] = (await copy()).people;
  if (!first) throw new Error('the record has nobody');
  const brought: ClinicRecord = {
    ...(await copy()),
    slogan: 'Ver bem, sempre.',
    brand: { landscape: 'coast', logo, picture: { image, alt: 'A fachada' } },
    people: [{ ...first, photo: image }, ...others],
  };
  const seen = await stamp();
  const checked = await site.post(PATH, { dados: JSON.stringify(brought), versao: seen }, ana);
  expect(checked.form).toMatchObject({
    left: [
      expect.stringMatching(/^O logotipo/),
      expect.stringMatching(/^A foto da página inicial/),
      expect.stringMatching(/^A foto da Dra. Helena/),
    ],
  });
  expect((await take(brought, seen)).status).toBe(303);
  const { brand, people } = await current();
  expect(brand).toEqual({ landscape: 'coast' });
  expect(people[0]?.photo).toBeUndefined();
});
