import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import type { MessageId } from '#app/clinic/messages/message-list.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { activateOrder } from '#app/features/subscriptions/change-order.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { at, MONDAY, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { anOrder, orderNow, orderServices, placed } from '#tests/orders.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';

// A message that is turned off while its job waits goes once it is on again, and is not told to have gone before.

const database = await testDatabase();
const { db, pool } = database;
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const { email: CUSTOMER } = anOrder().customer;

beforeEach(async () => {
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});

/** The handlers with their mail jobs in a list, which `work` empties. */
function site(sendsMail = () => true) {
  const clock = stillClock();
  const mails: Mail[] = [];
  const queue: (() => Promise<unknown>)[] = [];
  const jobs: Jobs<AppJobs> = {
    ...idleJobs,
    'waitlist-mail': async (_tx, data) => void queue.push(() => handlers['waitlist-mail'](data)),
    'order-mail': async (_tx, data) => void queue.push(() => handlers['order-mail'](data)),
    'charge-mail': async (_tx, data) => void queue.push(() => handlers['charge-mail'](data)),
  };
  const handlers = jobHandlers({
    ...{ db, clock, log: silent, jobs, secret: TEST_SECRET, sendsMail },
    labelsIn: appointmentLabelsIn(testContents),
    contentStore: { problemsAt: async () => [] },
    mailer: {
      describe: 'kept',
      send: async (mail) => void mails.push(mail),
      close: async () => {},
    },
    baseUrl: new URL('https://clareia.example.com'),
    clinic: { ...testClinic, plansEnabled: true, isDemonstration: false },
  });
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  const told = () => mails.splice(0).map(({ to }) => to);
  return { clock, handlers, work, told, waiting: () => queue.length };
}

async function turnOff(...off: MessageId[]) {
  await db.execute(sql`insert into clinic_settings (subject, value, version, changed_at, changed_by)
    select 'messages', ${JSON.stringify({ off, copies: {} })}::jsonb, 1, now(), id from staff limit 1
    on conflict (subject) do update set value = excluded.value`);
}
const turnOn = () => turnOff();

test('who waits for the plans is told once the news of them is on again', async () => {
  const { clock, handlers, work, told, waiting } = site();
  await pool.query(`insert into waitlist_entries (kind, name, phone_e164, email, locale, source, wished_at)
    values ('launch', 'Bento Alves', '+5535995550140', 'bento@example.com', 'pt-BR', 'web', now())`);
  clock.set(at(MONDAY, '11:00'));
  const look = () => handlers['waitlist-due']({});
  await look();
  expect(waiting()).toBe(1);
  await turnOff('waitlist-launch');
  await work();
  await look();
  expect([waiting(), told()]).toEqual([0, []]);
  await turnOn();
  await look();
  await look();
  await work();
  expect(told()).toEqual(['bento@example.com']);
  expect((await pool.query('select id from waitlist_entries')).rows).toEqual([]);
});

test('who waits for the plans is neither told nor forgotten while no mail goes out', async () => {
  let goes = true;
  const { clock, handlers, work, told, waiting } = site(() => goes);
  await pool.query(`insert into waitlist_entries (kind, name, phone_e164, email, locale, source, wished_at)
    values ('launch', 'Bento Alves', '+5535995550140', 'bento@example.com', 'pt-BR', 'web', now())`);
  clock.set(at(MONDAY, '11:00'));
  const look = () => handlers['waitlist-due']({});
  await look();
  expect(waiting()).toBe(1);
  goes = false;
  await work();
  await look();
  expect([waiting(), told()]).toEqual([0, []]);
  goes = true;
  await look();
  await work();
  expect(told()).toEqual(['bento@example.com']);
});

test('the end of a year is told once the news of it is on again, and the history says when', async () => {
  const { clock, handlers, work, told, waiting } = site();
  const services = orderServices(database);
  const orderId = await placed(services);
  const { version: seenVersion } = await orderNow(services, orderId);
  await activateOrder(services, { orderId, actor: 'staff:1', seenVersion });
  const look = () => handlers['end-orders']({});
  const history = async () => {
    const { rows } = await pool.query<{ cause: string }>(
      "select cause from order_history where order_id = $1 and cause like '%told-ending' order by id",
      [orderId],
    );
    return rows.map(({ cause }) => cause);
  };
  clock.set(at('2027-09-10', '05:00'));
  await turnOff('order-ending');
  await look();
  expect([waiting(), await history()]).toEqual([0, []]);
  await turnOn();
  await look();
  expect([waiting(), await history()]).toEqual([1, ['told-ending']]);
  await turnOff('order-ending');
  await work();
  await look();
  expect([waiting(), told()]).toEqual([0, []]);
  expect(await history()).toEqual(['told-ending', 'untold-ending']);
  await turnOn();
  await look();
  await look();
  await work();
  expect(told()).toEqual([CUSTOMER]);
  expect(await history()).toEqual(['told-ending', 'untold-ending', 'told-ending']);
});

test('a charge is reminded of once its reminders are on again', async () => {
  const { clock, handlers, work, told, waiting } = site();
  const services = orderServices(database);
  const orderId = await placed(services);
  const [first] = (await orderNow(services, orderId)).instalments;
  const look = () => handlers['charges-due']({});
  const marks = async () =>
    (
      await pool.query('select kind from charge_mails where charge_id = $1 order by asked_at', [
        first?.chargeId,
      ])
    ).rows.map(({ kind }) => kind);
  clock.set(at(addDays(first?.dueOn ?? MONDAY, 3), '09:07'));
  await turnOff('charge-overdue');
  await look();
  expect([waiting(), await marks()]).toEqual([0, []]);
  await turnOn();
  await look();
  await turnOff('charge-overdue');
  await work();
  expect([told(), await marks()]).toEqual([[], []]);
  await turnOn();
  await look();
  await look();
  await work();
  expect([told(), await marks()]).toEqual([[CUSTOMER], ['overdue']]);
});
