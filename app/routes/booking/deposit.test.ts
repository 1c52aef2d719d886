import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { expectAgreement, settleRule } from '#tests/deposits.ts';
import { settlePayments } from '#tests/payments.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// Plain posted forms, as a browser without JavaScript sends them.

const database = await testDatabase({ maxConnections: 20 });
const site = await visitorSite(database);
const { pool } = database;
const SERVICE = 'consultas-oftalmologicas';
const TUESDAY = addDays(MONDAY, 1);
const NINE = at(TUESDAY, '09:00');
const PERSON = {
  ...{ forWhom: 'self', patientName: 'Antônia Reis', birth: '4/3/1950', phone: '35999990001' },
  ...{ email: 'antonia@example.com', payer: 'particular' },
};
let address = 0;

beforeEach(async () => {
  site.services.clock.set(at(MONDAY, '07:00'));
  // One doctor and one room, so that everybody wants the same.
  await pool.query(`delete from service_resources where service_id = (
    select id from services where slug = '${SERVICE}') and resource_id <> all(
    select distinct on (kind) id from resources order by kind, position)`);
  await settlePayments(database);
  await settleRule(database, { statementHours: 24 });
});

const check = z.looseObject({
  frame: z.looseObject({ shown: z.string() }),
  deposit: z.looseObject({ amount: z.string(), byStatement: z.boolean() }).nullable(),
});
const page = z.looseObject({ view: z.looseObject({ kind: z.string() }) });

function openBrowser() {
  const jar = new Map<string, string>();
  address += 1;
  const asker = () => ({ cookie: [...jar.values()].join('; '), address: `203.0.113.${address}` });
  const keep = <Answer extends { cookies: readonly string[] }>(answer: Answer) => {
    for (const line of answer.cookies) jar.set(line.split('=', 1)[0] ?? '', cookieLine([line]));
    return answer;
  };
  const get = async (path: string) => keep(await site.get(path, asker()));
  const post = async (path: string, fields: Record<string, string>) =>
    keep(await site.post(path, fields, asker()));
  return { get, post };
}

/** Walks to the last screen. */
async function walkToCheck(details: Record<string, string> = PERSON, time = '09:00') {
  const browser = openBrowser();
  const start = `/agendamento/horario?servico=${SERVICE}`;
  const named = (await browser.get(start)).location ?? start;
  const startsAt = `${TUESDAY}T${time}:00-03:00`;
  const toDetails = await browser.post(named, { service: SERVICE, startsAt });
  const toCheck = await browser.post(toDetails.location ?? '', details);
  const path = toCheck.location ?? '';
  const shown = check.parse((await browser.get(path)).page);
  const confirm = () => browser.post(path, { seen: shown.frame.shown, consent: 'on' });
  return { ...browser, path, shown, confirm };
}

async function withDeposit() {
  const walk = await walkToCheck();
  const path = (await walk.confirm()).location ?? '';
  const view = async () => page.parse((await walk.get(path)).page).view;
  const { rows } = await pool.query('select max(id)::int as id from charges');
  const chargeId: number = rows[0].id;
  const payments = paymentServicesOf(site.services);
  const receive = () =>
    notePayment(payments, {
      chargeId,
      amountCents: 5_000,
      paidAt: site.services.clock.now(),
      by: 'staff:1',
      key: `k-${chargeId}`,
    });
  const expire = async () => {
    site.services.clock.set(new Date(site.services.clock.now().getTime() + 24 * 3_600_000));
    const { reference } = (await pool.query('select reference from charges')).rows[0];
    await checkCharge(payments, { provider: 'pix-static', reference });
  };
  return { ...walk, path, view, receive, expire };
}

const rivalBooks = () =>
  bookAppointment(
    bookingServices(database, site.services.clock),
    aRequest({
      contact: { name: 'Bento Alves', phoneE164: '+5535995550122', email: null },
      patient: { name: 'Bento Alves', bornOn: null },
      payerId: 'saude-serra-azul',
      startsAt: NINE,
    }),
    aKey(),
  );

const bookedNow = async () =>
  (await pool.query("select count(*)::int from appointments where status = 'confirmed'")).rows[0]
    .count;

test('the deposit is told with the times and again before it is asked for, and plans have none', async () => {
  const browser = openBrowser();
  const start = `/agendamento/horario?servico=${SERVICE}`;
  const named = (await browser.get(start)).location ?? start;
  expect(JSON.stringify((await browser.get(named)).page)).toContain('"hours":24');
  expect((await walkToCheck()).shown.deposit).toMatchObject({ byStatement: true });
  const plan = await walkToCheck(
    { ...PERSON, payer: 'saude-serra-azul', phone: '35999990002' },
    '10:00',
  );
  expect(plan.shown.deposit).toBeNull();
});

test('confirming books nothing yet; twice leads to one deposit, and back again to the same', async () => {
  const { path, confirm, view, get } = await withDeposit();
  expect(path).toMatch(/^\/agendamento\/sinal\/[\w-]{43}\?rascunho=/);
  expect((await view()).kind).toBe('pay');
  expect(JSON.stringify(await view())).toContain('br.gov.bcb.pix');
  expect(await bookedNow()).toBe(0);
  expect((await confirm()).location).toBe(path);
  const back = await get(path.replace(/sinal\/[^?]*/, 'conferir'));
  expect(back.location).toBe(path);
  expect((await pool.query('select count(*)::int from charges')).rows).toEqual([{ count: 1 }]);
});

test('looking again proves nothing; once the money is noted, the page leads to the appointment', async () => {
  const { post, get, path, view, receive } = await withDeposit();
  const looked = await post(path, {});
  expect(looked.location).toContain('conferido=sim');
  expect((await view()).kind).toBe('pay');
  await receive();
  const done = await get(path);
  expect(done.location).toMatch(/^\/agendamento\/obrigado\?rascunho=/);
  expect(JSON.stringify((await get(done.location ?? '')).page)).toContain('Antônia Reis');
  // Nothing is left over of the draft.
  expect(JSON.stringify((await get('/agendamento')).page)).not.toContain('Antônia');
  await expectAgreement(database);
});

test('the link opens on any device, a forged one nothing', async () => {
  const { path, receive } = await withDeposit();
  const link = path.replace(/\?.*/, '');
  expect(page.parse((await openBrowser().get(link)).page).view.kind).toBe('pay');
  const forged = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
  expect(page.parse((await openBrowser().get(forged)).page).view.kind).toBe('over');
  await receive();
  expect((await openBrowser().get(link)).location).toBe('/agendamento/obrigado');
});

test('paid late, the time taken: one press books another time', async () => {
  const { view, post, path, expire, receive, get } = await withDeposit();
  await expire();
  expect((await view()).kind).toBe('expired');
  site.services.clock.set(at(MONDAY, '12:00'));
  await rivalBooks();
  await receive();
  const offered = z
    .object({ kind: z.literal('offered'), times: z.array(z.object({ value: z.string() })).min(1) })
    .parse(await view());
  const taken = await post(path, { intent: 'time', startsAt: `${TUESDAY}T09:00:00-03:00` });
  expect(taken.location).toContain('conferido=ocupado');
  await post(path, { intent: 'time', startsAt: offered.times[0]?.value ?? '' });
  expect((await get(path)).location).toContain('/agendamento/obrigado');
  expect(await bookedNow()).toBe(2);
  await expectAgreement(database);
});

test('paid late, the time taken: one press asks for the money', async () => {
  const { view, post, path, expire, receive } = await withDeposit();
  await expire();
  site.services.clock.set(at(MONDAY, '12:00'));
  await rivalBooks();
  await receive();
  await post(path, { intent: 'money' });
  expect((await view()).kind).toBe('refund');
  expect(await bookedNow()).toBe(1);
});

test('giving up frees the time; the way to the times keeps the answers', async () => {
  const { view, post, path } = await withDeposit();
  await post(path, { intent: 'leave' });
  expect((await view()).kind).toBe('left');
  expect(await rivalBooks()).toMatchObject({ answer: { ok: true } });
});

test('a campaign’s code and a deposit go together, and no code is asked for while no campaign runs', async () => {
  const asksOn = async (day: string) => {
    site.services.clock.set(at(day, '07:00'));
    const browser = openBrowser();
    const start = `/agendamento/horario?servico=${SERVICE}`;
    const named = (await browser.get(start)).location ?? start;
    const startsAt = `${addDays(day, 1)}T09:00:00-03:00`;
    const toDetails = await browser.post(named, { service: SERVICE, startsAt });
    const { page: shown } = await browser.get(toDetails.location ?? '');
    return z.looseObject({ asksForCoupon: z.boolean() }).parse(shown).asksForCoupon;
  };
  expect(await asksOn(MONDAY)).toBe(true);
  // A Monday without a campaign.
  expect(await asksOn('2026-11-23')).toBe(false);
  site.services.clock.set(at(MONDAY, '07:00'));
  const walk = await walkToCheck({ ...PERSON, coupon: 'olhos em outubro' }, '10:00');
  expect(JSON.stringify(walk.shown)).toContain('OLHOS EM OUTUBRO');
  expect((await walk.confirm()).location).toContain('/agendamento/sinal/');
  const { rows } = await pool.query('select max(id)::int as id from charges');
  await notePayment(paymentServicesOf(site.services), {
    chargeId: rows[0].id,
    amountCents: 5_000,
    paidAt: site.services.clock.now(),
    by: 'staff:1',
    key: 'coupon',
  });
  const kept = await pool.query('select code from appointment_coupons');
  expect(kept.rows).toEqual([{ code: 'OLHOS EM OUTUBRO' }]);
});

test('who comes back is led to the deposit that waits, and the page says again what becomes of it', async () => {
  const { path, get, view } = await withDeposit();
  const begin = JSON.stringify((await get('/agendamento')).page);
  expect(begin).toContain('O sinal deste agendamento espera por você');
  expect(begin).toContain(path);
  expect(await view()).toMatchObject({ hours: 24 });
});

test('once the person is erased, the page asks nobody to pay', async () => {
  const { view } = await withDeposit();
  await pool.query('update deposits set request = null');
  expect(await view()).toEqual({ kind: 'erased', phone: expect.anything() });
});

test('neither names nor phones are in any address of a deposit', async () => {
  const { path, post } = await withDeposit();
  const { location } = await post(path, { intent: 'money' });
  for (const each of [path, location ?? ''])
    expect(decodeURIComponent(each)).not.toMatch(/Antônia|Reis|35999990001|example/);
});
