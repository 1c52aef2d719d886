import { not, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { reminders } from '#app/db/reminders-schema.ts';
import { countHeld } from '#app/features/reminders/held-reminders.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import {
  aKey,
  aRequest,
  at,
  bookingServices,
  MONDAY,
  stillClock,
  TEST_SECRET,
} from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { importing } from '#tests/data-imports.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';

// Who comes from another program hears nothing of a site that is a demonstration still.

const database = await testDatabase();
const { db } = database;
const WEDNESDAY = addDays(MONDAY, 2);
const THURSDAY = addDays(MONDAY, 3);
const FRIDAY = addDays(MONDAY, 4);
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const spoken = (on: string) => on.split('-').reverse().join('/');

/** A site with its jobs in a list, which `run` empties; a mail that waits for later waits until it is `late`. */
function site() {
  const clock = stillClock();
  const mails: Mail[] = [];
  const copies: string[] = [];
  const queue: (() => Promise<unknown>)[] = [];
  let later: (() => Promise<unknown>)[] = [];
  let isDemonstration = true;
  const labelsIn: ReturnType<typeof appointmentLabelsIn> = (locale) => {
    const labels = appointmentLabelsIn(testContents)(locale);
    return { ...labels, clinic: { ...labels.clinic, isDemonstration } };
  };
  const jobs: Jobs<AppJobs> = {
    ...idleJobs,
    'appointment-mail': async (_tx, data) => {
      (data.notBefore ? later : queue).push(() => handlers['appointment-mail'](data));
    },
    'message-copy': async (_tx, { message }) => void copies.push(message),
    'reminder-mail': async (_tx, data) => void queue.push(() => handlers['reminder-mail'](data)),
    'reminder-return': async (_tx, data) =>
      void queue.push(() => handlers['reminder-return'](data)),
  };
  const handlers = jobHandlers({
    ...{ db, clock, log: silent, jobs, labelsIn, secret: TEST_SECRET },
    ...{ contentStore: { problemsAt: async () => [] } },
    mailer: {
      describe: 'kept',
      send: async (mail) => void mails.push(mail),
      close: async () => {},
    },
    baseUrl: new URL('https://clareia.example.com'),
    get clinic() {
      return { ...testClinic, isDemonstration };
    },
  });
  const look = () => handlers['reminders-due']({});
  async function work() {
    queue.push(...later);
    later = [];
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  }
  async function run() {
    await look();
    await work();
  }
  const told = () =>
    mails
      .splice(0)
      .flatMap(({ to, subject }) => (to === testClinic.email ? [] : [`${to} ${subject}`]));
  const open = () => {
    isDemonstration = false;
  };
  const close = () => {
    isDemonstration = true;
  };
  const worksOn = () => true;
  const held = () => countHeld({ db, clock, labelsIn, worksOn });
  const booking = { ...bookingServices(database, clock), jobs };
  return {
    clock,
    look,
    work,
    run,
    told,
    copies,
    open,
    close,
    held,
    booking,
    here: importing(database, clock),
  };
}

beforeEach(async () => {
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});

/** Brings appointments at these times, of people whose addresses are their names. */
async function bring(
  { here }: ReturnType<typeof site>,
  visits: Record<string, [on: string, time: string]>,
) {
  const lines = Object.entries(visits).map(
    ([name, [on, time]], n) =>
      `${name} Reis;35 99555-030${n};${name}@example.com;${spoken(on)};${time};consultas-oftalmologicas;helena-prado-vilela`,
  );
  const id = await here.begin(
    'appointments',
    ['Paciente;Celular;E-mail;Data;Hora;Serviço;Médico', ...lines].join('\n'),
  );
  await here.check(id);
  await here.carryOut(id);
}

async function idOf(name: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id::float8 as id from appointments a join patients p on p.id = a.patient_id
    where p.name = ${`${name} Reis`}`);
  return rows[0]?.id ?? 0;
}

test('reminders wait for the site to be open; then those go that are of use still', async () => {
  const here = site();
  await bring(here, {
    ana: [FRIDAY, '14:00'],
    bia: [WEDNESDAY, '10:00'],
    caio: [addDays(MONDAY, 10), '10:00'],
  });
  await bookAppointment(here.booking, aRequest({ startsAt: at(FRIDAY, '09:00') }), aKey());
  here.clock.set(at(WEDNESDAY, '12:00'));
  await here.run();
  // Who has booked on the site is told as ever.
  expect(here.told()).toEqual([
    expect.stringMatching(/^antonia@example.com Agendamento confirmado/),
    expect.stringMatching(/^antonia@example.com Você vem\?/),
  ]);
  // Ana's; Bia's time has passed; Caio's day has not come.
  expect(await here.held()).toEqual({ atOnce: 1, appointments: 2 });

  here.open();
  expect(await here.held()).toEqual({ atOnce: 0, appointments: 0 });
  await here.run();
  expect(here.told()).toEqual([expect.stringMatching(/^ana@example.com Você vem\? sexta/)]);
  await here.run();
  expect(here.told()).toEqual([]);
});

test('the desk is handed its own of people who were brought, also of those whom a mail would tell', async () => {
  const here = site();
  await bring(here, { ana: [FRIDAY, '14:00'] });
  // As a clinic is that goes back to being a demonstration.
  here.open();
  here.close();
  const handed = async () => {
    const { rows } = await db.execute<{ name: string; kind: string; state: string }>(sql`
      select p.name, r.kind, r.state from reminders r join appointments a on a.id = r.appointment_id
      join patients p on p.id = a.patient_id where r.by_desk and r.channel = 'desk' order by r.id`);
    return rows;
  };
  const sentTo = async () => db.$count(reminders, not(reminders.byDesk));
  here.clock.set(at(THURSDAY, '12:00'));
  await here.run();
  expect(await handed()).toEqual([{ name: 'ana Reis', kind: 'days', state: 'waiting' }]);
  expect(await sentTo()).toBe(0);
  await here.run();
  expect(await handed()).toHaveLength(1);
  here.open();
  await here.run();
  expect(here.told()).toHaveLength(1);
});

test('a reminder that was asked for when the site was closed again waits, and goes once', async () => {
  const here = site();
  here.open();
  await bring(here, { ana: [FRIDAY, '14:00'] });
  here.clock.set(at(WEDNESDAY, '12:00'));
  await here.look();
  here.close();
  await here.work();
  await here.run();
  expect(here.told()).toEqual([]);
  here.open();
  await here.run();
  await here.run();
  expect(here.told()).toHaveLength(1);
});

test('news of an appointment wait too, and are dropped once it has begun', async () => {
  const here = site();
  await bring(here, { ana: [FRIDAY, '14:00'], bia: [WEDNESDAY, '14:00'] });
  const move = async (name: string, startsAt: Date) =>
    moveAppointment(
      here.booking,
      { appointmentId: await idOf(name), startsAt, actor: 'staff:1' },
      aKey(),
    );
  expect(await move('ana', at(FRIDAY, '15:00'))).toMatchObject({ answer: { ok: true } });
  expect(await move('bia', at(WEDNESDAY, '15:00'))).toMatchObject({ answer: { ok: true } });
  await here.run();
  await here.run();
  expect(here.told()).toEqual([]);
  here.clock.set(at(WEDNESDAY, '20:30'));
  await here.run();
  here.open();
  await here.run();
  expect(here.told()).toEqual([expect.stringMatching(/^ana@example.com .*sexta.*15h/)]);
});

test('one mail about several appointments waits whole, and leaves out what has begun', async () => {
  const here = site();
  await bring(here, { ana: [FRIDAY, '14:00'], bia: [WEDNESDAY, '14:00'] });
  const news = { version: 1, madeAt: at(MONDAY, '08:00').toISOString() };
  const told = { sequence: 0, news };
  await here.booking.jobs['appointment-mail'](db, {
    ...{ appointmentId: await idOf('bia'), kind: 'updated', audience: 'patient', ...told },
    others: [{ appointmentId: await idOf('ana'), ...told }],
  });
  await here.run();
  expect(here.told()).toEqual([]);
  here.clock.set(at(WEDNESDAY, '20:30'));
  await here.run();
  here.open();
  await here.run();
  expect(here.told()).toEqual([expect.stringMatching(/sexta-feira[^,]*, 9 de outubro, às 14h$/)]);
});

test('a patient who was brought and booked for at the desk hears nothing either', async () => {
  const here = site();
  await bring(here, { ana: [MONDAY, '06:00'] });
  const contact = { name: 'ana Reis', phoneE164: '+5535995550300', email: 'ana@example.com' };
  const startsAt = at(FRIDAY, '09:00');
  await bookAppointment(
    here.booking,
    aRequest({ startsAt, contact, patient: { name: 'ana Reis', bornOn: null }, channel: 'desk' }),
    aKey(),
  );
  await here.run();
  expect(here.told()).toEqual([]);
  here.open();
  await here.run();
  expect(here.told()).toHaveLength(1);
});

test('nobody from another program is called back before the site is open', async () => {
  const here = site();
  await bring(here, { ana: [addDays(MONDAY, -40), '09:00'] });
  await db.execute(sql`
    insert into recommendations (origin_id, kind, service_id, practitioner_id, due_on, state, mail, created_at, created_by)
    select id, 'return', service_id, practitioner_id, ${addDays(MONDAY, 3)}, 'open', 'later', ${at(addDays(MONDAY, -40), '10:00').toISOString()}, 1
    from appointments`);
  here.clock.set(at(WEDNESDAY, '12:00'));
  await here.run();
  expect(here.told()).toEqual([]);
  here.open();
  await here.run();
  expect(here.told()).toEqual([expect.stringMatching(/^ana@example.com/)]);
});

test('of what waits no copy goes to the clinic; it goes with the mail', async () => {
  const here = site();
  await db.execute(sql`insert into clinic_settings (subject, value, version, changed_at, changed_by)
    select 'messages', ${`{"off":[],"copies":{"moved":"recepcao@${testClinic.domain}"}}`}::jsonb, 1, now(), id from staff limit 1`);
  await bring(here, { ana: [FRIDAY, '14:00'] });
  const startsAt = at(FRIDAY, '15:00');
  const move = { appointmentId: await idOf('ana'), startsAt, actor: 'staff:1' } as const;
  await moveAppointment(here.booking, move, aKey());
  await here.run();
  await here.run();
  expect(here.copies).toEqual([]);
  here.open();
  await here.run();
  expect(here.told()).toHaveLength(1);
  expect(here.copies).toEqual(['moved']);
});
