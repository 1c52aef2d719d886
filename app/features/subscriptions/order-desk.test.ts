import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { PLAN_TABLE, planTableOn } from '#app/clinic/plan-prices.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { at, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { anOrder, orderNow, orderServices, pay, place, placed } from '#tests/orders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { activateOrder, closeOrder } from './change-order.server.ts';
import { exportInvoices } from './invoices.server.ts';
import { readOrderMonths } from './order-figures.server.ts';
import { countOrders, listOrders } from './order-list.server.ts';
import { sendOrderMail } from './order-mail.server.ts';
import type { OrderMailKind } from './order-services.server.ts';
import { announcePrice, readPlanPrices, tryPrice } from './plan-price-changes.server.ts';
import { comingPrices, isPriceBack } from './plan-settings/coming-prices.ts';

const database = await testDatabase();
const { db } = database;

async function someone(): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from staff limit 1');
  return rows[0]?.id ?? 0;
}

test('the list says what is due, and finds by name and number', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const { protocol, version } = await orderNow(services, id);
  const view = async (name: 'to-do' | 'unpaid' | 'closed', on = MONDAY) =>
    (await listOrders(db, { view: name, text: '' }, on)).map((row) => row.protocol);
  expect(await view('to-do')).toEqual([protocol]);
  await activateOrder(services, { orderId: id, actor: 'staff:1', seenVersion: version });
  const [row] = await listOrders(db, { view: 'to-do', text: 'canaria' }, MONDAY);
  expect(row).toMatchObject({ protocol, deliveryOn: MONDAY, unpaid: 0 });
  expect(await view('unpaid', addDays(MONDAY, 40))).toEqual([protocol]);
  const byNumber = await listOrders(db, { view: 'all', text: protocol.slice(1) }, MONDAY);
  expect(byNumber).toHaveLength(1);
  await closeOrder(services, { orderId: id, to: 'cancelled', actor: 'staff:1' });
  expect(await countOrders(db, MONDAY)).toMatchObject({ 'to-do': 0, closed: 1, all: 1 });
});

test('a month counts what happened in it, in cents', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  await place(services);
  await pay(services, id, 1);
  await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' });
  const [month, before] = await readOrderMonths(db, MONDAY);
  expect(month).toMatchObject({
    month: '2026-10',
    ordered: 2,
    withdrawn: 1,
    cancelled: 0,
    receivedCents: 10_000,
    dueCents: 10_000,
  });
  expect(before).toMatchObject({ month: '2026-09', ordered: 0, receivedCents: 0 });
});

test('the data for the invoice has a row for each payment of the period, and is noted', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  await pay(services, id, 1);
  services.clock.set(at(addDays(MONDAY, 1), '10:00'));
  await pay(services, id, 2);
  const deps = { db, clock: services.clock, secret: TEST_SECRET };
  const period = { from: MONDAY, until: MONDAY };
  const [columns, row, ...others] = await exportInvoices(deps, period, { id: await someone() });
  expect(others).toEqual([]);
  expect(row).toHaveLength(columns?.length ?? 0);
  expect(row).toEqual(
    expect.arrayContaining([
      MONDAY,
      'Zuleide Canária Quaresma',
      '529.982.247-25',
      'Assinatura de lentes de contato, plano Básico, parcela 1 de 12',
      '100,00',
      '0,00',
    ]),
  );
  const { rows } = await db.execute(
    sql`select detail from audit_log where action = 'order.exported'`,
  );
  expect(rows).toEqual([{ detail: { rows: 1 } }]);
});

test('a new price is announced thirty days ahead, and told to who has the plan', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  await place(services, { plan: 'padrao' });
  const by = await someone();
  const announce = (fromOn: string, seenVersion = 0) =>
    announcePrice(services, { plan: 'basico', instalmentCents: 11_000, fromOn, seenVersion, by });
  expect(await announce(addDays(MONDAY, 29))).toEqual({ ok: false, refusal: 'too-soon' });
  expect(await announce(addDays(MONDAY, 30))).toEqual({ ok: true, value: { mails: 1 } });
  expect(await announce(addDays(MONDAY, 31))).toEqual({ ok: false, refusal: 'changed' });
  expect(await announce(addDays(MONDAY, 31), 1)).toEqual({ ok: false, refusal: 'same' });
  expect(await readPlanPrices(db)).toMatchObject([{ plan: 'basico', instalmentCents: 11_000 }]);
  expect(services.mails.at(-1)).toEqual({ orderId: id, kind: 'new-price', audience: 'customer' });
  expect((await orderNow(services, id)).totalCents).toBe(120_000);
});

test('a price announced by mistake is taken back at any time before its day, and the later one holds', async () => {
  const services = orderServices(database);
  const { id: by } = await aStaffMember(services, { role: 'administrator' });
  await db.execute(sql`delete from clinic_settings where subject = 'plan-prices'`);
  const [wrong, before] = [14_900, PLAN_TABLE.premium.instalmentCents];
  const priceOn = async (on: string) =>
    planTableOn({ planPrices: await readPlanPrices(db), yearPlans: [] }, on).premium
      .instalmentCents;
  const day = addDays(MONDAY, 40);
  const of = (instalmentCents: number, fromOn: string, seenVersion: number) => ({
    ...{ plan: 'premium' as const, instalmentCents, fromOn, seenVersion },
  });
  const tried = await tryPrice(services, of(wrong, day, 0));
  expect(tried).toEqual({
    ok: true,
    value: {
      mails: 0,
      before: { instalmentCents: before, yearCents: 12 * before },
      after: { instalmentCents: wrong, yearCents: 12 * wrong },
    },
  });
  expect(await priceOn(day)).toBe(before);
  await announcePrice(services, { ...of(wrong, day, 0), by });
  expect(await priceOn(day)).toBe(wrong);
  services.clock.set(at(addDays(MONDAY, 39), '10:00'));
  expect(await tryPrice(services, of(wrong + 1, day, 1))).toMatchObject({ refusal: 'too-soon' });
  expect(await announcePrice(services, { ...of(before, day, 1), by })).toMatchObject({ ok: true });
  expect(await priceOn(day)).toBe(before);
  const recorded = { planPrices: await readPlanPrices(db), yearPlans: [] };
  expect(comingPrices(recorded, MONDAY)).toEqual([]);
  expect(isPriceBack(recorded, { plan: 'premium', fromOn: day })).toBe(true);
  // From its day on, people may have signed for it.
  services.clock.set(at(day, '10:00'));
  expect(await tryPrice(services, of(wrong, day, 2))).toMatchObject({ refusal: 'too-soon' });
});

test('mails say what happened; the clinic’s has no personal data', async () => {
  const services = orderServices(database);
  const id = await placed(services, { prescription: 'first-visit' });
  await pay(services, id, 1);
  const sent: Mail[] = [];
  const deps = {
    db,
    mailer: {
      send: async (mail: Mail) => void sent.push(mail),
      describe: 'a list',
      close: async () => undefined,
    },
    clinic: testClinic,
    secret: TEST_SECRET,
    baseUrl: new URL('https://clinica.example.com'),
  };
  const mail = (kind: OrderMailKind, audience: 'customer' | 'clinic' = 'customer') =>
    sendOrderMail(deps, { orderId: id, kind, audience });
  await mail('ordered');
  await mail('ordered', 'clinic');
  await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' });
  await mail('withdrawn');
  const [ordered, toClinic, withdrawn] = sent;
  expect(ordered?.to).toBe(anOrder().customer.email);
  expect(ordered?.pdf?.filename).toMatch(/^contrato-L\d{4}-\d{4}\.pdf$/);
  expect(ordered?.text).toContain('/agendamento/horario?servico=exames-de-refracao');
  expect(toClinic?.text).not.toMatch(/Zuleide|529\.?982|Periquito/);
  expect(withdrawn?.text).toContain('R$ 100,00'.replace(' ', '\u00a0'));
});
