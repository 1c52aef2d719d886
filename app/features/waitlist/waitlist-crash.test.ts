import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, at, MONDAY } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { FAULTS, failingPool } from '#tests/faults/failing-pool.ts';
import { smallClinic, waitlistSetup } from '#tests/waitlist.ts';
import { acceptOffer, declineOffer } from './answer-offer.server.ts';
import { matchWaitlist } from './match-waitlist.server.ts';
import { sendWaitlistMail } from './waitlist-mail.server.ts';

const database = await testDatabase();
const { pool } = database;
const TEN_THIRTY = at(addDays(MONDAY, 1), '10:30');

beforeEach(() => smallClinic(database));

/** Two wait for half past ten on Tuesday, which has just been cancelled. */
async function freed() {
  const list = waitlistSetup(database);
  const agenda = { ...list.services.agenda, slotStepMinutes: 30, cancelNoticeHours: 0 };
  list.services.agenda = agenda;
  list.booking.agenda = agenda;
  list.clock.set(at(MONDAY, '09:00'));
  const booked = await list.book(TEN_THIRTY);
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'`,
    [at(addDays(MONDAY, 1), '11:00'), at(addDays(MONDAY, 90), '00:00')],
  );
  const first = await list.wait({ name: 'Ana Lima' });
  const second = await list.wait({ name: 'Rui Melo' });
  await cancelAppointment(list.booking, { appointmentId: booked, actor: 'patient' }, aKey());
  return { list, first, second };
}

test.each(FAULTS)(
  'a process that fails at any query (%s) leaves one offer, made once',
  async (fault) => {
    const failing = failingPool(database.url);
    try {
      for (let n = 1; ; n += 4) {
        await smallClinic(database);
        const { list, first } = await freed();
        failing.failAt(n, fault);
        const broken = { ...list.services, db: databaseOn(failing.pool) };
        await matchWaitlist(broken).catch(() => undefined);
        const isOver = !failing.hasFailed();
        failing.failAt(0, fault);
        await list.match();
        expect(await list.live()).toMatchObject([{ entryId: first, startsAt: TEN_THIRTY }]);
        expect((await pool.query('select * from waitlist_offers')).rows).toHaveLength(1);
        expect((await pool.query('select * from holds')).rows).toHaveLength(1);
        expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
        if (isOver) break;
      }
    } finally {
      await failing.end();
    }
  },
);

test('an offer whose mail cannot be asked for is not made', async () => {
  const { list, first } = await freed();
  const failing = async () => {
    throw new Error('no queue');
  };
  const jobs = { ...list.services.jobs, 'waitlist-mail': failing };
  await expect(matchWaitlist({ ...list.services, jobs })).rejects.toThrow('no queue');
  expect(await list.live()).toEqual([]);
  expect((await pool.query('select * from holds')).rows).toEqual([]);
  await list.match();
  expect(await list.live()).toMatchObject([{ entryId: first }]);
});

/** What the queue would send of the list's mails. */
function postOf(list: ReturnType<typeof waitlistSetup>) {
  const sent: Mail[] = [];
  const services = {
    ...list.services,
    baseUrl: new URL('https://clinica.example.com'),
    mailer: {
      send: async (mail: Mail) => void sent.push(mail),
      describe: 'kept',
      close: async () => {},
    },
    labelsIn: appointmentLabelsIn(testContents),
  };
  const run = async () => {
    const outcomes = [];
    for (const mail of list.mails.splice(0)) outcomes.push(await sendWaitlistMail(services, mail));
    return outcomes;
  };
  return { sent, run };
}

test('an offer is told with its end and its link, and its subject says nothing about health', async () => {
  const { list, first } = await freed();
  await list.match();
  const { sent, run } = postOf(list);
  expect(await run()).toEqual(['sent']);
  const [mail] = sent;
  expect(mail?.subject).toMatch(/^Vagou um horário para você: terça-feira, 6 de outubro/);
  expect(mail?.subject).not.toMatch(/consulta|Ana/i);
  expect(mail?.text).toMatch(/https:\/\/clinica\.example\.com\/lista-de-espera\/[\w-]{43}/);
  expect(mail?.text).toMatch(/guardado para você até segunda-feira, 5 de outubro.*10h/);
  expect(mail?.messageId).toMatch(/^[0-9a-f-]{36}\.waitlist\.offer@/);
  const [offer] = await list.offersOf(first);
  expect(offer?.toldAt).toEqual(list.clock.now());
});

test('sent again after a crash, a mail has the same Message-ID; once answered it is not sent', async () => {
  const { list } = await freed();
  await list.match();
  const [mail] = list.mails;
  if (mail) list.mails.push(mail);
  const { sent, run } = postOf(list);
  expect(await run()).toEqual(['sent', 'sent']);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  if (mail) list.mails.push(mail);
  await declineOffer(list.services, { offerId: mail?.offerId ?? 0, by: 'patient' });
  expect(await run()).toEqual(['overtaken']);
  expect(await acceptOffer(list.services, { offerId: mail?.offerId ?? 0, by: 'patient' })).toEqual({
    ok: false,
    refusal: 'over',
  });
});

test('whoever could not be told in time keeps the place, and the time goes on', async () => {
  const { list, first, second } = await freed();
  await list.match();
  list.clock.set(at(MONDAY, '10:00'));
  await list.match();
  expect(await list.offersOf(first)).toMatchObject([{ state: 'untold' }]);
  expect(await list.live()).toMatchObject([{ entryId: second }]);
  expect(await postOf(list).run()).toEqual(['overtaken', 'sent']);
});
