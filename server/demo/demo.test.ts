import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { leads } from '#app/db/leads-schema.ts';
import { contacts } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { openAnswers } from '#app/features/screening/sealed-answers.server.ts';
import { enterCode } from '#app/features/staff/second-factor.server.ts';
import { findSession } from '#app/features/staff/sessions.server.ts';
import { signIn } from '#app/features/staff/sign-in.server.ts';
import { countOrders, listOrders } from '#app/features/subscriptions/order-list.server.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { openContentStore } from '#app/site-content/content-store.server.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { at, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember, QUICK_COST, staffServices } from '#tests/staff.ts';
import { currentCodes, makeAccounts } from './accounts.ts';
import { assertMayFill, assertOnThisMachine, clearDemo, markFilled } from './demo-database.ts';
import { fillDemo } from './fill-demo.ts';

// One connection, as the command has.
const database = await testDatabase({ maxConnections: 1 });
const { db, url } = database;

/** A Wednesday, while the clinic is open. */
const NOW = at('2026-10-07', '10:30');
const WEEK = { before: 0, after: 0 };

async function fill(changes: Partial<Parameters<typeof fillDemo>[0]> = {}) {
  await db.execute(sql`set synchronous_commit = off`);
  const clock = stillClock(NOW);
  const { log } = staffServices(database, clock);
  const content = {
    contentDir: CONTENT_DIR,
    readRecord: effectiveRecordReader(serraClaraRecord),
    clinicFile: serraClaraRecord,
    first: testContents,
  };
  return fillDemo({
    ...{ db, log, now: NOW, secret: TEST_SECRET, clinic: testClinic, seed: 7 },
    contentStore: await openContentStore({ db, clock, log, ...content }),
    publishLater: async () => undefined,
    passwordCost: QUICK_COST,
    ...changes,
  });
}

async function rowsOf(query: ReturnType<typeof sql>) {
  return (await db.execute(query)).rows;
}

describe('a month', () => {
  test('has every service and state, in what the agenda can hold; inbox and texts too', async () => {
    const { agenda } = await fill();
    const [all] = await rowsOf(sql`
      select count(*)::int as appointments, count(distinct service_id)::int as services,
        count(distinct practitioner_id)::int as practitioners, count(distinct payer)::int as payers,
        array_agg(distinct channel order by channel) as channels,
        array_agg(distinct coalesce(attendance, status) order by coalesce(attendance, status)) as states,
        (count(*) filter (where starts_at > ${NOW.toISOString()} and attendance is not null))::int as "early",
        (count(*) filter (where guardian_name is not null))::int > 10 as "hasChildren"
      from appointments`);
    expect(all).toEqual({
      ...{ appointments: agenda.appointments, services: 12, practitioners: 2, early: 0 },
      // Those of the record, plus free returns.
      payers: testClinic.payers.length + 1,
      channels: ['desk', 'phone', 'web'],
      states: ['arrived', 'cancelled', 'confirmed', 'done', 'no-show'],
      hasChildren: true,
    });
    expect(agenda.appointments).toBeGreaterThan(500);
    expect(agenda.appointments).toBeLessThan(640);
    expect(Math.min(agenda.addOns, agenda.moved, agenda.cancelled)).toBeGreaterThan(5);
    expect(agenda.followUps).toBeGreaterThan(10);
    const days = await rowsOf(sql`
      select starts_on, count(*)::int as kept from appointments
      where status = 'confirmed' and id not in (select appointment_id from extra_visits)
        and starts_on <= ${agenda.lastOn} group by 1`);
    expect(days).toHaveLength(25);
    expect(days.filter(({ kept }) => Number(kept) < 16 || Number(kept) > 24)).toEqual([]);

    // Each occupies its practitioner and its resources, buffers included; nothing else occupies any.
    const wrong = await rowsOf(sql`
      select a.id from appointments a join services s on s.id = a.service_id
      left join lateral (
        select count(*) as rows, bool_and(during = tstzrange(
            a.starts_at - s.buffer_before_minutes * interval '1 minute',
            a.ends_at + s.buffer_after_minutes * interval '1 minute')) as fits,
          bool_or(resource_id = a.practitioner_id) as has_practitioner
        from occupancy where appointment_id = a.id) o on true
      where case when a.status = 'confirmed' and not exists
          (select from extra_visits e where e.appointment_id = a.id)
        then not (o.rows = 2 and o.fits and o.has_practitioner) else o.rows > 0 end`);
    expect(wrong).toEqual([]);
    const overlaps = await rowsOf(sql`
      select one.id from occupancy one join occupancy other
        on other.resource_id = one.resource_id and other.during && one.during and other.id > one.id`);
    expect(overlaps).toEqual([]);

    const unexplained = await rowsOf(sql`
      select a.id from appointments a
      where not exists (select from consents c where c.appointment_id = a.id)
        or not exists (select from audit_log l where l.action = 'appointment.created'
          and l.subject_type = 'appointment' and l.subject_id = a.id::text)`);
    expect(unexplained).toEqual([]);
    const inbox = await rowsOf(
      sql`select kind, status, count(*)::int as items from inbox_items group by 1, 2 order by 1, 2`,
    );
    expect(inbox).toEqual([
      { kind: 'contact', status: 'answered', items: 2 },
      { kind: 'contact', status: 'archived', items: 2 },
      { kind: 'contact', status: 'in-progress', items: 1 },
      { kind: 'lead', status: 'in-progress', items: 3 },
      { kind: 'privacy', status: 'answered', items: 1 },
      { kind: 'privacy', status: 'in-progress', items: 1 },
    ]);
    const [content] = await rowsOf(sql`
      select count(*)::int as all, count(published_revision)::int as published,
        count(scheduled_at)::int as scheduled from content_documents`);
    expect(content).toEqual({ all: 3, published: 1, scheduled: 1 });
    const subscriptions = await rowsOf(
      sql`select state, count(*)::int as orders from orders group by 1 order by 1`,
    );
    expect(subscriptions).toEqual([
      { state: 'active', orders: 3 },
      { state: 'awaiting-prescription', orders: 2 },
      { state: 'cancelled', orders: 1 },
      { state: 'withdrawn', orders: 1 },
    ]);
    // Something of each kind is to be done, and a refund waits for somebody to send it.
    const day = '2026-10-07';
    expect(await countOrders(db, day)).toMatchObject({ 'to-do': 5, unpaid: 1, closed: 2 });
    const rows = await listOrders(db, { view: 'to-do', text: '' }, day);
    expect(rows.filter(({ deliveryOn }) => deliveryOn)).not.toEqual([]);
    expect(rows.filter(({ reviewOn }) => reviewOn && reviewOn <= '2026-10-14')).toHaveLength(1);
    expect(await rowsOf(sql`select from charges where refund_asked_cents > 0`)).toHaveLength(2);
    const [asked] = await rowsOf(sql`
      select (select count(*)::int from leads) as leads,
        (select count(distinct variant)::int from leads) as forms,
        (select count(*)::int from screenings) as screenings,
        (select count(*)::int from consents where purpose in ('lead', 'screening')) as consents,
        (select sum(openings)::int > 28 from lead_openings) as "areOpened"`);
    expect(asked).toEqual({ leads: 5, forms: 2, screenings: 2, consents: 7, areOpened: true });
    // Sealed as any: they open with the site's own key.
    for (const { reference, sealed } of await db.select().from(screenings))
      expect(openAnswers(TEST_SECRET, reference, sealed)).toMatchObject({
        instrument: 'ten-items@1',
      });
    // No mail is sent.
    expect(await rowsOf(sql`select name from pgboss.job`)).toEqual([]);
  });
});

describe('a demo', () => {
  test('is made anew by its seed, and by no other', async () => {
    const story = () =>
      rowsOf(sql`select s.slug, p.name, p.born_on, c.email, a.starts_at, a.status, a.attendance, a.channel
        from appointments a join services s on s.id = a.service_id
        join patients p on p.id = a.patient_id join contacts c on c.id = a.contact_id order by a.id`);
    await fill({ weeks: WEEK });
    const first = await story();
    expect(first.length).toBeGreaterThan(80);
    await clearDemo(url);
    await seedAgenda(db, testClinic);
    expect(await story()).toEqual([]);
    await fill({ weeks: WEEK });
    expect(await story()).toEqual(first);
    await clearDemo(url);
    await seedAgenda(db, testClinic);
    await fill({ weeks: WEEK, seed: 8 });
    expect(await story()).not.toEqual(first);
  });

  test('lets each role in with its printed password, the administrator with the code', async () => {
    const services = staffServices(database, stillClock(NOW));
    const accounts = await makeAccounts(services);
    const person = { address: '203.0.113.7', device: undefined, oldToken: undefined };
    for (const { role, username, password } of accounts) {
      const signedIn = await signIn(services, { ...person, username, password });
      if (!signedIn.ok) throw new Error(`${username} was refused`);
      expect(signedIn.value.awaitsSecondFactor).toBe(role === 'administrator');
      if (!signedIn.value.awaitsSecondFactor) continue;
      const session = await findSession(services, signedIn.value.token);
      if (!session) throw new Error('there is no session');
      const [shown] = await currentCodes({ db, secret: TEST_SECRET }, NOW);
      const form = { ...person, code: shown?.code ?? '' };
      expect((await enterCode(services, session, form)).ok).toBe(true);
    }
    expect(accounts.map(({ role }) => role)).toEqual([
      'administrator',
      'editor',
      'reception',
      'practitioner',
    ]);
  });
});

describe('where it may fill', () => {
  const mayFill = (again: boolean) => assertMayFill(db, { again });

  test('an empty database, and its own only when asked to begin anew', async () => {
    await mayFill(false);
    await markFilled(db, 1);
    await expect(mayFill(false)).rejects.toThrow('npm run demo -- --again');
    await mayFill(true);
  });

  test('no database with a patient whom it did not make, also after it has filled it', async () => {
    await markFilled(db, 1);
    await db.insert(contacts).values({ name: 'Rosa Lima', phoneE164: '+5531988880000' });
    await expect(mayFill(true)).rejects.toThrow('people whom the demo did not make (1)');
  });

  test('no database in which somebody asked for a time or sent a questionnaire', async () => {
    await markFilled(db, 1);
    const person = {
      ...{ name: 'Rosa Lima', phoneE164: '+5531988880000', createdAt: NOW },
      locale: 'pt-BR' as const,
    };
    await db.insert(leads).values({ ...person, variant: 'A', reason: 'other' });
    await db
      .insert(screenings)
      .values({ ...person, reference: 'rosarosarosa', sealed: Buffer.alloc(60) });
    await expect(mayFill(true)).rejects.toThrow('people whom the demo did not make (2)');
  });

  test('no database in which somebody has an account', async () => {
    await aStaffMember({ db, clock: stillClock() });
    await expect(mayFill(false)).rejects.toThrow('people whom the demo did not make (1)');
    await expect(mayFill(true)).rejects.toThrow('people whom the demo did not make (1)');
  });

  test.each([
    ['https://www.example.com.br', undefined],
    ['http://localhost:3000', 'postgres://clareia:x@db.internal:5432/clareia'],
  ])('only this machine: not %s with %s', (baseUrl, databaseUrl) => {
    const env = { baseUrl: new URL(baseUrl), databaseUrl };
    expect(() => assertOnThisMachine(env)).toThrow('on this machine');
  });

  test('this machine, whatever its name', () => {
    const databaseUrl = 'postgres://clareia:x@127.0.0.1:5432/clareia';
    expect(() =>
      assertOnThisMachine({ baseUrl: new URL('http://localhost:3000'), databaseUrl }),
    ).not.toThrow();
  });
});

// Vitest loads modules otherwise than Node does.
test('the command itself runs, and says what it refuses', async () => {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: url,
    APP_SECRET: 'Zk3vYq8wLr5tNc2hXb7mJd4sGf9pQa6e',
    BASE_URL: 'https://clinic.example',
    DATA_DIR: tmpdir(),
  };
  const main = join(import.meta.dirname, 'main.ts');
  const running = promisify(execFile)(process.execPath, [main], { env });
  await expect(running).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The demo is for development'),
  });
});
