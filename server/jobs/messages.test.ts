import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { isMailId, MAIL_IDS } from '#app/clinic/mail-words/mail-list.ts';
import {
  MESSAGE_IDS,
  MESSAGES,
  type MessageId,
  messageOf,
} from '#app/clinic/messages/message-list.ts';
import { ALL_MESSAGES, type MessageSettings } from '#app/clinic/messages/message-settings.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { MESSAGE_QUEUES, messageOfJob } from '#app/features/messages/message-of-job.server.ts';
import { MESSAGES_SUBJECT } from '#app/features/messages/message-settings.server.ts';
import { readGone } from '#app/features/messages/read-message-log.server.ts';
import { isMailAbout } from '#app/features/privacy-admin/person-mails.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { type Jobs, settleDeadLetter } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';
import { QUEUES } from './queues.ts';
import { type Handlers, type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db } = database;
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};
const RECEPTION = `recepcao@${testClinic.domain}`;
const PATIENT = 'antonia@example.com';

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

/** @param copies what stands in for asking for a copy */
async function begin(copies: Partial<Pick<Jobs<AppJobs>, 'message-copy'>> = {}) {
  const clock = stillClock();
  const peer = await startSmtpPeer({ mode: 'accepting' });
  running.peer = peer;
  const app = await staffAppServices(database, clock);
  const { id: by } = await aStaffMember(app, { role: 'administrator' });
  const { displayName: name, email: address } = testClinic;
  let handlers: Handlers | undefined;
  const jobs = await startJobs({
    url: database.url,
    log: silent,
    handlers: (senders) => {
      handlers = jobHandlers({
        ...{ db, clock, log: silent, jobs: { ...senders, ...copies }, clinic: testClinic },
        contentStore: { problemsAt: async () => [] },
        mailer: smtpMailer({ url: peer.url, from: { name, address } }),
        labelsIn: appointmentLabelsIn(testContents),
        ...{ baseUrl: app.env.baseUrl, secret: app.env.appSecret },
      });
      return handlers;
    },
  });
  running.jobs = jobs;
  if (!handlers) throw new Error('there are no handlers');
  const settle = async (settings: Partial<MessageSettings>) => {
    const stored = await readSetting(db, MESSAGES_SUBJECT);
    const value = { ...ALL_MESSAGES, ...settings };
    const change = { value, seenVersion: stored?.version ?? 0, by };
    expect((await changeSetting({ db, clock }, MESSAGES_SUBJECT, change)).ok).toBe(true);
  };
  const to = (address: string) =>
    peer.received.filter(({ recipients }) => recipients.includes(address));
  const countTo = (address: string) => expect.poll(() => to(address).length);
  /** Until nothing of the queue is left to do. */
  const settled = () =>
    expect.poll(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pgboss.job where state in ('created', 'retry', 'active') and name like '%-mail' or name = 'message-copy' and state in ('created', 'active', 'retry')",
      );
      return rows.length;
    });
  const booking = { ...bookingServices(database, clock), jobs: jobs.jobs };
  const book = () => booked(booking);
  return { jobs, handlers, settle, to, countTo, settled, booking, book, peer, by };
}

// Each kind of a job: one more does not compile here, and then wants its row in the table.
const APPOINTMENT = { created: 1, moved: 1, cancelled: 1, updated: 1 } satisfies Record<
  AppJobs['appointment-mail']['kind'],
  1
>;
const CHARGE = { 'due-soon': 1, overdue: 1, 'part-paid': 1, paid: 1, refunded: 1 } satisfies Record<
  AppJobs['charge-mail']['kind'],
  1
>;
const DEPOSIT = { expired: 1, offered: 1, returned: 1 } satisfies Record<
  AppJobs['deposit-mail']['kind'],
  1
>;
const WAITLIST = { joined: 1, offer: 1, withdrawn: 1, launch: 1 } satisfies Record<
  AppJobs['waitlist-mail']['kind'],
  1
>;
const ORDER = {
  ...{ ordered: 1, again: 1, active: 1, withdrawn: 1, cancelled: 1, ending: 1, 'new-price': 1 },
} satisfies Record<AppJobs['order-mail']['kind'], 1>;

test('every message that the program can send has its row, and each job is one of them', async () => {
  expect(MAIL_IDS.filter((id) => !Object.hasOwn(MESSAGES, id))).toEqual([]);
  // A queue that sends something is named for it.
  const sending = Object.keys(QUEUES).filter((name) =>
    /-(mail|code|answer|sms|whatsapp|return|reply)$/.test(name),
  );
  expect([...MESSAGE_QUEUES].sort()).toEqual(sending.sort());

  const kinds: [queue: string, kinds: Record<string, 1>, audiences: string[]][] = [
    ['appointment-mail', APPOINTMENT, ['patient', 'clinic']],
    ['charge-mail', CHARGE, ['']],
    ['deposit-mail', DEPOSIT, ['']],
    ['waitlist-mail', WAITLIST, ['']],
    ['order-mail', ORDER, ['customer', 'clinic']],
    ['privacy-mail', { '': 1 }, ['person', 'clinic']],
    ...['own-code', 'again-code', 'contact-mail', 'lead-mail', 'inbox-answer'].map(
      (queue): [string, Record<string, 1>, string[]] => [queue, { '': 1 }, ['']],
    ),
  ];
  const found = new Set<MessageId>();
  for (const [queue, names, audiences] of kinds)
    for (const kind of Object.keys(names))
      for (const audience of audiences) {
        const id = await messageOfJob(db, { queue, data: { kind, audience } });
        if (id) found.add(id);
        // Of an order the clinic hears what it must act upon; that its own record changed it knows.
        else
          expect([audience, kind]).toEqual([
            'clinic',
            expect.stringMatching(/^(updated|again|active|ending|new-price)$/),
          ]);
      }
  const displaced = { kind: 'updated', audience: 'patient', news: { displaced: { why: 'away' } } };
  expect(await messageOfJob(db, { queue: 'appointment-mail', data: displaced })).toBe('displaced');
  const uncovered = { kind: 'updated', audience: 'patient', news: { version: 3, uncovered: true } };
  expect(await messageOfJob(db, { queue: 'appointment-mail', data: uncovered })).toBe('uncovered');
  expect(await messageOfJob(db, { queue: 'message-copy', data: { message: 'booked' } })).toBeNull();
  const rest = MESSAGE_IDS.filter(
    (id) => !found.has(id) && id !== 'displaced' && id !== 'uncovered',
  );
  expect(rest.every((id) => /^reminder-|^(return|referral|whatsapp-reply)$/.test(id))).toBe(true);
});

test('no message to a patient about an appointment can be turned off, and no secret is copied', () => {
  const switched = MESSAGE_IDS.filter((id) => messageOf(id).rule.kind === 'switch');
  expect(switched.filter((id) => isMailId(id))).toEqual([
    ...['waitlist-launch', 'return', 'referral', 'charge-due-soon', 'charge-overdue'],
    'order-ending',
  ]);
  for (const id of ['own-code', 'again-code'] as const)
    expect(messageOf(id).isWithoutCopy).toBe(true);
});

test('a notice that is turned off stays away, what always goes goes, and on again it comes', async () => {
  const { settle, book, booking, to, countTo, settled } = await begin();
  await settle({ off: ['clinic-created', 'booked'] });
  const { appointmentId } = await book();
  await countTo(PATIENT).toBe(1);
  await settled().toBe(0);
  expect(to(testClinic.email)).toEqual([]);
  await settle({ off: [] });
  await cancelAppointment(booking, { appointmentId, actor: 'patient' }, aKey());
  await countTo(testClinic.email).toBe(1);
});

test('a copy tells what has gone, and nothing with which one could act as the patient', async () => {
  const { settle, book, to, countTo, settled } = await begin();
  await settle({ copies: { booked: RECEPTION } });
  await book();
  await countTo(RECEPTION).toBe(1);
  await settled().toBe(0);
  const [copy] = to(RECEPTION);
  const [mail] = to(PATIENT);
  expect(mail?.email.text).toMatch(/meu-agendamento\/[\w-]{43}/);
  const [, protocol] = /^Protocolo: (\S+)$/m.exec(mail?.email.text ?? '') ?? [];
  expect(copy?.email.subject).toBe(`Aviso: Agendamento confirmado · ${protocol}`);
  expect(copy?.email.text).toContain(`/equipe/agenda/agendamento/${protocol}`);
  const said = `${copy?.email.text} ${copy?.email.html}`;
  const links = said.match(/https?:\/\/[^\s"<]+/g) ?? [];
  expect(copy?.email.text).toContain('Esta mensagem acaba de sair');
  expect(links.filter((link) => !link.includes('/equipe/agenda/'))).toEqual([]);
  expect(said).not.toMatch(/Antônia|antonia@|99555|meu-agendamento|[\w-]{43}/);
  expect(copy?.email.attachments).toEqual([]);
});

test('a copy goes once: through failures, tries by staff, and processes that meet', async () => {
  const { jobs, handlers, settle, book, to, countTo, settled, peer } = await begin();
  await settle({ copies: { booked: RECEPTION } });
  peer.behave('refusing-recipient');
  await book();
  const failed = async () =>
    (await jobs.deadLetters.list()).filter(({ queue }) => queue === 'appointment-mail');
  await expect.poll(async () => (await failed()).length).toBe(2);
  peer.behave('accepting');
  const log = { view: 'gone', message: 'booked', state: 'failed', protocol: '' } as const;
  const told = await readGone({ db, clock: systemClock }, log, { page: 1, rows: 9 });
  const letters = (await failed()).map(({ id }) => id);
  expect(told).toMatchObject({ count: 1, messages: [{ cause: 'mail-refused' }] });
  expect(letters).toContain(told.messages[0]?.deadId);
  for (const letter of await jobs.deadLetters.list())
    await settleDeadLetter(
      { db, deadLetters: jobs.deadLetters },
      { id: letter.id, by: 1, how: 'retry' },
    );
  await countTo(PATIENT).toBe(1);
  await countTo(RECEPTION).toBe(1);
  await settled().toBe(0);
  const [copy] = to(RECEPTION);
  expect(copy?.email.subject).toMatch(/^Não saiu: Agendamento confirmado · /);
  expect(copy?.email.text).toMatch(/não saiu\. .*o endereço foi recusado\. Avise por telefone/s);

  // Two processes have the same job in hand, and one of them is at it for the second time.
  const { rows } = await database.pool.query<{ id: string; data: AppJobs['appointment-mail'] }>(
    "select id, data from pgboss.job where name = 'appointment-mail' and data ->> 'audience' = 'patient' order by created_on",
  );
  const [first] = rows;
  if (!first) throw new Error('there is no job');
  const again = () => handlers['appointment-mail'](first.data, { rootId: first.id });
  await Promise.all([again(), again(), again()]);
  await settled().toBe(0);
  expect(to(PATIENT).length).toBe(4);
  expect(to(RECEPTION).length).toBe(1);
});

test('a copy that cannot be asked for neither fails nor repeats its message', async () => {
  const asked: string[] = [];
  const { jobs, settle, book, booking, to, countTo, settled, peer } = await begin({
    'message-copy': async (_tx, { outcome }) => {
      asked.push(outcome);
      throw new Error('the queue is away');
    },
  });
  await settle({ copies: { booked: RECEPTION }, off: ['clinic-created'] });
  await book();
  await countTo(PATIENT).toBe(1);
  await settled().toBe(0);
  const { rows } = await database.pool.query(
    "select state::text, retry_count::int as tries, output from pgboss.job where name = 'appointment-mail' and data ->> 'audience' = 'patient' order by created_on desc limit 1",
  );
  expect(rows).toEqual([{ state: 'completed', tries: 0, output: { outcome: 'sent' } }]);
  expect(to(PATIENT).length).toBe(1);

  // One that was refused waits for a person all the same.
  const letters = async () => (await jobs.deadLetters.list()).length;
  const before = await letters();
  peer.behave('refusing-recipient');
  await booked(booking, { startsAt: at(addDays(MONDAY, 8), '14:00') });
  await expect.poll(letters).toBe(before + 1);
  expect(asked).toEqual(['sent', 'refused']);
});

test('of who has left no address the clinic hears all the same, and erasing the person takes it along', async () => {
  const { settle, booking, to, countTo, settled } = await begin();
  await settle({ copies: { booked: RECEPTION }, off: ['clinic-created'] });
  const nameless = { name: 'Antônia Reis', phoneE164: '+5535995550111', email: null };
  const { appointmentId } = await booked(booking, { contact: nameless });
  await countTo(RECEPTION).toBe(1);
  await settled().toBe(0);
  expect(to(PATIENT)).toEqual([]);
  const [copy] = to(RECEPTION);
  expect(copy?.email.subject).toMatch(/^Não saiu: Agendamento confirmado · /);
  expect(copy?.email.text).toMatch(/não saiu\. .*o paciente não tem e-mail\. Avise por telefone/s);
  expect(copy?.email.text).not.toContain('acaba de sair');
  const about = isMailAbout({
    ...{ appointmentId: [appointmentId], contactMessageId: [], leadId: [], waitlistEntryId: [] },
    ...{ privacyRequestId: [], orderId: [], noteId: [], chargeId: [] },
  });
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pgboss.job where ${about} order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    ...['appointment-mail', 'appointment-mail', 'message-copy'],
  ]);
});

test('who has taken the address away gets no copy any more', async () => {
  const { handlers, settle, to } = await begin();
  await settle({ copies: {} });
  const copy = {
    message: 'booked',
    outcome: 'sent',
    copyId: '0b1d0c3e-0000-8000-a000-000000000000',
  } as const;
  expect(await handlers['message-copy']({ ...copy, appointmentId: 1 })).toEqual({ outcome: 'off' });
  expect(to(RECEPTION)).toEqual([]);
});

test('one mail about several appointments is found by each of them, and goes with each', async () => {
  const { jobs, book, to, settled, booking } = await begin();
  const first = (await book()).appointmentId;
  const later = await booked(booking, { startsAt: at(addDays(MONDAY, 4), '14:00') });
  await settled().toBe(0);
  const before = to(PATIENT).length;
  const news = { version: 3, madeAt: '2026-10-01T12:00:00Z' };
  await jobs.jobs['appointment-mail'](db, {
    ...{ appointmentId: first, kind: 'updated', audience: 'patient', sequence: 0, news },
    others: [{ appointmentId: later.appointmentId, sequence: 0, news }],
  });
  await settled().toBe(0);
  expect(to(PATIENT)).toHaveLength(before + 1);
  const { rows } = await database.pool.query<{ protocol: string }>(
    'select protocol from appointments order by starts_at',
  );
  for (const { protocol } of [...rows, { protocol: '0000-0000' }]) {
    const filter = { view: 'gone', message: 'updated', state: 'sent', protocol } as const;
    const { count } = await readGone({ db, clock: systemClock }, filter, { page: 1, rows: 9 });
    expect(count).toBe(protocol === '0000-0000' ? 0 : 1);
  }
  const nobody = { contactMessageId: [], leadId: [], waitlistEntryId: [], privacyRequestId: [] };
  const about = { ...nobody, orderId: [], noteId: [], chargeId: [] };
  const { rows: left } = await db.execute(sql`delete from pgboss.job
    where (${isMailAbout({ ...about, appointmentId: [later.appointmentId] })}) and data ? 'others' returning id`);
  expect(left).toHaveLength(1);
});

test('what goes of a change besides, since the payer is taken again, is logged and copied as that', async () => {
  const { jobs, settle, book, to, countTo, settled } = await begin();
  const off = ['booked', 'clinic-created'] as const;
  await settle({ copies: { updated: RECEPTION, uncovered: RECEPTION }, off: [...off] });
  const { appointmentId } = await book();
  await settled().toBe(0);
  const news = { version: 3, madeAt: '2026-10-01T12:00:00Z', uncovered: true, besides: true };
  const asked = { appointmentId, kind: 'updated', audience: 'patient', sequence: 0 } as const;
  await jobs.jobs['appointment-mail'](db, { ...asked, news });
  await countTo(RECEPTION).toBe(1);
  await settled().toBe(0);
  expect(to(RECEPTION)[0]?.email.subject).toContain('Mudança na clínica');
  const logged = async (message: MessageId) => {
    const filter = { view: 'gone', message, state: 'sent', protocol: '' } as const;
    const { messages } = await readGone({ db, clock: systemClock }, filter, { page: 1, rows: 9 });
    return messages.filter((each) => each.appointmentId === appointmentId && !each.copyOf).length;
  };
  expect([await logged('updated'), await logged('uncovered')]).toEqual([1, 0]);
});
