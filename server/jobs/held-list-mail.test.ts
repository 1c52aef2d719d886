import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { matchWaitlist } from '#app/features/waitlist/match-waitlist.server.ts';
import type { WaitlistMail } from '#app/features/waitlist/waitlist-services.server.ts';
import { askMail } from '#app/payments/ask-mail.server.ts';
import type { ChargeMail } from '#app/payments/payment-services.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, at, MONDAY } from '#tests/booking.ts';
import { importing } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { anOrder, orderServices, placed } from '#tests/orders.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { waitlistSetup } from '#tests/waitlist.ts';
import { isReminderHeld, laterIfWaiterHeld } from './held-list-mail.ts';

// Who comes from another program hears nothing of the list or of money either while the site is a demonstration.

const database = await testDatabase();
const { db } = database;
const IN_TEN_DAYS = addDays(MONDAY, 10);
const demonstration = { isDemonstration: true };

/** A waiting list, and an appointment of somebody who was brought. */
async function brought() {
  const list = waitlistSetup(database);
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
  const here = importing(database, list.clock);
  const day = IN_TEN_DAYS.split('-').reverse().join('/');
  const id = await here.begin(
    'appointments',
    [
      'Paciente;Celular;E-mail;Data;Hora;Serviço;Médico',
      `Ana Reis;35 99555-0300;ana@example.com;${day};14:00;consultas-oftalmologicas;helena-prado-vilela`,
    ].join('\n'),
  );
  await here.check(id);
  await here.carryOut(id);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::float8 as id from appointments where channel = 'import'`,
  );
  return { ...list, appointmentId: rows[0]?.id ?? 0 };
}

test('the list keeps no time for who cannot be told, and goes on to the next', async () => {
  const { services, booking, book, wait, waitForEarlier, appointmentId, live, clock } =
    await brought();
  const booked = await book(at(addDays(MONDAY, 4), '09:00'));
  await db.execute(sql`
    insert into closures (resource_id, during, reason)
    select r.id, t.during, 'x' from resources r join appointments a on a.id = ${booked}
    cross join lateral (values
      (tstzrange(a.starts_at - interval '9 days', a.starts_at
        - case when r.id = a.practitioner_id then interval '15 minutes' else interval '0' end)),
      (tstzrange(case when r.id = a.practitioner_id then a.ends_at + interval '15 minutes'
        else a.starts_at end, a.starts_at + interval '90 days'))) t (during)
    where r.kind = 'practitioner'`);
  await waitForEarlier(appointmentId);
  const bento = await wait();
  clock.set(at(MONDAY, '09:00'));
  await cancelAppointment(booking, { appointmentId: booked, actor: 'patient' }, aKey());
  await matchWaitlist({ ...services, isDemonstration: true });
  expect(await live()).toMatchObject([{ entryId: bento }]);
});

test('a mail of the list waits as long as they do', async () => {
  const { services, waitForEarlier, wait, appointmentId, clock, mails } = await brought();
  const joined = await waitForEarlier(appointmentId);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::float8 as id from waitlist_entries where appointment_id = ${appointmentId}`,
  );
  expect(joined).toBeTruthy();
  const mail: WaitlistMail = { waitlistEntryId: rows[0]?.id ?? 0, kind: 'joined' };
  const { jobs } = services;
  const asked = async (clinic: { isDemonstration: boolean }, data = mail) => {
    mails.splice(0);
    return laterIfWaiterHeld({ db, clinic, clock, jobs }, data);
  };
  expect(await asked(demonstration)).toBe('held');
  const notBefore = new Date(clock.now().getTime() + 600_000).toISOString();
  expect(mails).toEqual([{ ...mail, notBefore }]);
  expect(await asked({ isDemonstration: false })).toBeNull();
  // Who has come by themself is told.
  expect(await asked(demonstration, { waitlistEntryId: await wait(), kind: 'joined' })).toBeNull();
  // Whom staff have put on the list is known by their number.
  const byStaff = await wait({ phoneE164: '+5535995550300' });
  await db.execute(sql`update waitlist_entries set source = 'staff' where id = ${byStaff}`);
  expect(await asked(demonstration, { waitlistEntryId: byStaff, kind: 'joined' })).toBe('held');
  await db.execute(sql`update waitlist_entries set ended_at = now(), ended_as = 'left'`);
  expect(await asked(demonstration, { ...mail })).toBe('overtaken');
  expect(mails).toEqual([]);
});

test('nobody who was brought is reminded of a charge, and is once the site is open', async () => {
  await brought();
  const services = orderServices(database);
  const { customer } = anOrder();
  const orderId = await placed(services, {
    customer: { ...customer, phoneE164: '+5535995550300' },
  });
  const { rows } = await db.execute<{ id: number }>(sql`
    select charge_id::float8 as id from order_instalments where order_id = ${orderId}
    order by number`);
  const chargeId = rows[0]?.id ?? 0;
  const mail = { chargeId, kind: 'due-soon', sumCents: 0 } as const;
  const askFor = (asked: ChargeMail = mail) =>
    db.transaction((tx) => askMail(services.payments, tx, asked));
  expect(await askFor()).toBe(true);
  expect(await isReminderHeld({ db, clinic: demonstration }, mail)).toBe(true);
  // Forgotten, it is asked for again.
  expect(await askFor()).toBe(true);
  expect(await isReminderHeld({ db, clinic: { isDemonstration: false } }, mail)).toBe(false);
  expect(await askFor()).toBe(false);
  // A receipt goes.
  const receipt = { chargeId, kind: 'paid', sumCents: 100 } as const;
  await askFor(receipt);
  expect(await isReminderHeld({ db, clinic: demonstration }, receipt)).toBe(false);
  // So does a reminder to who has come by themself.
  await db.execute(sql`update orders set phone_e164 = '+5535995550399' where id = ${orderId}`);
  expect(await isReminderHeld({ db, clinic: demonstration }, mail)).toBe(false);
});
