import { expect, test } from 'vitest';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import { chargeRefunds, charges } from '#app/db/payments-schema.ts';
import {
  orderContracts,
  orderHistory,
  orderInstalments,
  orderNotes,
  orders,
  orderTasks,
} from '#app/db/subscriptions-schema.ts';
import { noteRefundDone } from '#app/payments/refund-charge.server.ts';
import { pdfOf } from '#app/platform/pdf/pdf.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { aCanaryPerson, CANARIES, columnsWith } from '#tests/canary-person.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { begun, closed, orderNow, orderServices, pay, placed } from '#tests/orders.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { erasePerson, snapshotStamp } from './erase-person.server.ts';
import { erasePlanOf } from './erase-plan.ts';
import { purgeNightly } from './nightly-purge.server.ts';
import { personJson, personPdf } from './person-file.ts';
import { readRecords } from './person-records.server.ts';
import { samePerson } from './same-person.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const WORDS = { serviceTitle: (slug: string) => slug, payerTitle: (id: string) => id };
/** Of the order alone: its street, and its CPF as it is typed and as it is kept. */
const STREET = 'Rua do Periquito';
const CPF = ['52998224725', '529.982.247-25'];

/** An order of the canary person, whose other data are there too, with no visit to come. */
async function anOrderOfHers() {
  const { clock } = await aCanaryPerson(database);
  await pool.query(`update appointments set status = 'cancelled';
    delete from occupancy where appointment_id is not null;`);
  const services = orderServices(database, clock);
  const id = await placed(services);
  await db
    .insert(orderNotes)
    .values({ orderId: id, words: CANARIES.words, writtenBy: 90, writtenAt: clock.now() });
  return { services, id, key: { source: 'order', id } as const };
}

type Hers = Awaited<ReturnType<typeof anOrderOfHers>>;

async function look({ services, key }: Hers) {
  const person = await samePerson(db, key);
  if (!person) throw new Error('there is nobody');
  const records = await readRecords(db, person.own, services.secret);
  return { cards: person.own, records, snapshot: snapshotStamp(records) };
}

async function erase(hers: Hers) {
  const { snapshot } = await look(hers);
  return erasePerson(hers.services, {
    ...{ personKey: hers.key, added: [], snapshot },
    ...{ reason: 'asked', identity: 'called-back', by: { id: 90 } },
  });
}

test('the order leads to everything about its person, and is in their copy with CPF, address and notes', async () => {
  const hers = await anOrderOfHers();
  await pay(hers.services, hers.id, 1);
  const { cards, records } = await look(hers);
  expect(cards.map(({ source }) => source).sort()).toEqual([
    'contact',
    'lead',
    'message',
    'order',
    'request',
    'screening',
    'waiting',
  ]);
  const madeAt = hers.services.clock.now();
  const facts = { cards, records, trail: [], madeAt, clinic: testClinic };
  const { title, blocks } = personPdf(facts, WORDS);
  const pdf = await pdfOf({ title, language: 'pt-BR', createdAt: madeAt, blocks });
  const copies = [personJson(facts), textOfPdf(pdf).replace(/\s+/g, ' ')];
  const { protocol } = await orderNow(hers.services, hers.id);
  for (const copy of copies)
    for (const text of [protocol, STREET, CANARIES.email, CANARIES.words])
      expect(copy).toContain(text);
  expect(copies[0]).toContain(CPF[0]);
  expect(copies[1]).toContain(CPF[1]);
  // What opens the private page is no data about a person, but a key.
  expect(copies[0]).not.toContain((await orderNow(hers.services, hers.id)).linkKey);
});

test('nobody is erased whose subscription runs', async () => {
  const hers = await anOrderOfHers();
  const { records } = await look(hers);
  expect(erasePlanOf(records, hers.services.clock.now()).running).toHaveLength(1);
  expect(await erase(hers)).toEqual({ ok: false, refusal: 'orders-running' });
  expect(await columnsWith(db, [STREET])).toEqual(['public.orders.street']);
});

test('nothing of the person stays in a subscription that was never paid', async () => {
  const hers = await anOrderOfHers();
  await closed(hers.services, hers.id, 'withdrawn');
  expect(await erase(hers)).toMatchObject({ ok: true });
  const kept = await columnsWith(db, [STREET, ...CPF, ...Object.values(CANARIES)]);
  expect(kept.filter((place) => place.includes('order'))).toEqual([]);
  expect(await db.$count(orderContracts)).toBe(0);
  expect(await db.$count(orderNotes)).toBe(0);
  const order = await orderNow(hers.services, hers.id);
  expect(order).toMatchObject({ state: 'withdrawn', cpfSealed: null, email: '' });
  expect(await samePerson(db, hers.key)).toBeNull();
});

test('of a paid one, who paid what stays for the tax law: name, CPF, address and contract alone', async () => {
  const hers = await anOrderOfHers();
  await pay(hers.services, hers.id, 1);
  await closed(hers.services, hers.id, 'cancelled');
  expect(await erase(hers)).toMatchObject({ ok: true });
  const { name, phone, email, words } = CANARIES;
  const kept = await columnsWith(db, [STREET, ...CPF, name, phone, email, words]);
  expect(kept.filter((place) => place.includes('order'))).toEqual([
    'public.orders.name',
    'public.orders.street',
  ]);
  expect(await db.$count(orderContracts)).toBe(1);
  expect(await db.$count(orderNotes)).toBe(0);
  expect((await orderNow(hers.services, hers.id)).cpfSealed).not.toBeNull();
});

/** Staff have sent back what a Pix without a bank's API leaves to them. */
async function repaid({ payments }: Hers['services']) {
  for (const { id: refundId, chargeId } of await db.select().from(chargeRefunds))
    await noteRefundDone(payments, { chargeId, refundId, by: 'staff:90' });
}

const FIVE_YEARS_AFTER = '2031-10-05';
const TABLES = [orders, orderContracts, orderHistory, orderInstalments, orderNotes, orderTasks];
const countAll = () => Promise.all([...TABLES, charges].map((table) => db.$count(table)));

test('five years after its end the night takes a subscription with all that hangs on it, and then its charges', async () => {
  const hers = await anOrderOfHers();
  const { services, id } = hers;
  await begun(services, id);
  await pay(services, id, 1);
  services.clock.set(at('2027-09-10', '10:00'));
  await pay(services, id, 2);
  await closed(services, id, 'cancelled');
  const before = await countAll();
  expect(before.every((rows) => rows > 0)).toBe(true);
  const purge = (on: string) => {
    services.clock.set(at(on, '03:17'));
    return purgeNightly(services, RETENTION_RULES);
  };
  // The first payment is older than five years, but belongs to a contract that is not.
  expect((await purge(FIVE_YEARS_AFTER)).deleted).toMatchObject({ orders: 0, charges: 0 });
  expect(await countAll()).toEqual(before);
  expect((await purge('2032-09-09')).deleted).toMatchObject({ orders: 0, charges: 0 });
  // What was cancelled without lenses goes back, and is not back yet.
  expect((await purge('2032-09-11')).deleted).toMatchObject({ orders: 0, charges: 0 });
  await repaid(services);
  const { deleted, failed } = await purge('2037-09-12');
  expect([deleted.orders, failed]).toEqual([1, []]);
  expect(await countAll()).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a subscription that runs is never taken, however old it is', async () => {
  const { services, id } = await anOrderOfHers();
  await begun(services, id);
  services.clock.set(at('2040-01-09', '03:17'));
  const { deleted } = await purgeNightly(services, RETENTION_RULES);
  expect(deleted).toMatchObject({ orders: 0, charges: 0 });
  expect((await orderNow(services, id)).orderedAt).toEqual(at(MONDAY, '07:00'));
});

test('queued mails about her charges go with her, what moves the money stays', async () => {
  const hers = await anOrderOfHers();
  const [first] = (await orderNow(hers.services, hers.id)).instalments;
  await closed(hers.services, hers.id, 'withdrawn');
  const chargeId = first?.chargeId ?? 0;
  await pool.query('delete from pgboss.job');
  const queue = (name: string, data: object, source: string | null = null) =>
    pool.query('insert into pgboss.job (name, data, source_name) values ($1, $2::jsonb, $3)', [
      ...[name, JSON.stringify(data), source],
    ]);
  await queue('charge-mail', { chargeId, kind: 'refunded', sumCents: 1 });
  await queue('message-copy', { chargeId, message: 'charge-refunded' });
  await queue('dead-letters', { chargeId, kind: 'paid', sumCents: 1 }, 'charge-mail');
  await queue('dead-letters', { chargeId, refundId: 1 }, 'charge-refund');
  await queue('charge-refund', { chargeId, refundId: 1 });
  await queue('charge-mail', { chargeId: chargeId + 1_000, kind: 'paid', sumCents: 1 });
  expect((await look(hers)).records.mails.map((mail) => mail.queue).sort()).toEqual([
    ...['charge-mail', 'dead-letters', 'message-copy'],
  ]);
  expect(await erase(hers)).toMatchObject({ ok: true });
  const { rows } = await pool.query<{ name: string }>('select name from pgboss.job order by name');
  expect(rows.map(({ name }) => name)).toEqual(['charge-mail', 'charge-refund', 'dead-letters']);
});
