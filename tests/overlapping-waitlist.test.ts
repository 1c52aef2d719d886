import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { acceptOffer, declineOffer } from '#app/features/waitlist/answer-offer.server.ts';
import { leaveList, pauseEntry } from '#app/features/waitlist/change-entry.server.ts';
import { matchWaitlist } from '#app/features/waitlist/match-waitlist.server.ts';
import { offerHoldToken } from '#app/features/waitlist/waitlist-link.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, MONDAY } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { newPhone, oneDoctor, waitlistSetup } from './waitlist.ts';

// Two that meet on an offer of the waiting list, as tests/overlapping-changes.test.ts does it for the agenda: the first
// is stopped before its end, and the second must be waiting for it. docs/guides/overlapping-changes.md has them in words.

const opened = await testDatabase();
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
const { db } = database;
const { overlap } = meetingOn(pool);
afterAll(() => pool.end());

const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const NEXT_WEEK = at(addDays(MONDAY, 9), '10:00');

beforeEach(async () => {
  await oneDoctor(database);
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
});

/** Nine on Wednesday is offered: to who has an appointment next week, or to somebody without one. */
async function offered(to: 'earlier' | 'open') {
  const list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '09:00'));
  const nine = await list.book(NINE);
  const own = await list.book(NEXT_WEEK);
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'
     union all select id, tstzrange($3, $4), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), NINE, at(WEDNESDAY, '10:00'), at(addDays(MONDAY, 9), '00:00')],
  );
  const contact = { name: 'Bento Alves', phoneE164: newPhone(), email: 'bento@example.com' };
  const entryId =
    to === 'earlier'
      ? await list.waitForEarlier(own)
      : await list.wait({ ...contact, weekdays: [3] });
  await cancelAppointment(list.booking, { appointmentId: nine, actor: 'patient' }, aKey());
  await list.match();
  const [offer] = await list.live();
  expect(offer?.entryId).toBe(entryId);
  const offerId = offer?.id ?? 0;
  const answer = { offerId, by: 'patient' } as const;
  const change = { entryId, by: 'patient' } as const;
  const { services, booking } = list;
  const holdToken = offerHoldToken(services.secret, { key: offer?.key ?? '' });

  const does = {
    accept: async () => () => acceptOffer(services, answer),
    decline: async () => () => declineOffer(services, answer),
    pause: async () => () => pauseEntry(services, { ...change, isPaused: true }),
    leave: async () => () => leaveList(services, change),
    expire: async () => {
      list.clock.set(offer?.expiresAt ?? NINE);
      return () => matchWaitlist(services);
    },
    match: async () => () => matchWaitlist(services),
    cancel: async () => () =>
      cancelAppointment(booking, { appointmentId: own, actor: 'patient' }, aKey()),
    move: async () => () =>
      moveAppointment(
        booking,
        { appointmentId: own, startsAt: at(addDays(MONDAY, 9), '15:00'), actor: 'patient' },
        aKey(),
      ),
    'book it': async () => () =>
      bookAppointment(booking, aRequest({ contact, startsAt: NINE, holdToken }), aKey()),
    'book the same time': async () => () =>
      bookAppointment(booking, aRequest({ startsAt: NINE }), aKey()),
    close: async () => () =>
      addClosure(
        services,
        { resourceId: null, startsAt: NINE, endsAt: at(WEDNESDAY, '12:00'), reason: 'Curso' },
        { actor: 'staff:1', key: 'one' },
      ),
    erase: async () => {
      const personKey = { source: 'waiting', id: entryId } as const;
      const person = await samePerson(db, personKey);
      const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
      const erasure = { added: [], reason: 'asked', identity: 'called-back' } as const;
      return () =>
        erasePerson({ db, clock: list.clock }, { personKey, snapshot, ...erasure, by: { id: 1 } });
    },
  };
  const endOf = async () => (await list.offersOf(entryId))[0]?.state ?? 'erased';
  const ownNow = async () => {
    const { rows } = await pool.query('select status, starts_at from appointments where id = $1', [
      own,
    ]);
    return rows[0];
  };
  return { list, does, endOf, ownNow };
}

type UseCase = keyof Awaited<ReturnType<typeof offered>>['does'];

/** The table into which a use case writes last, where it is not the log. */
const LAST_TABLE: Partial<Record<UseCase, string>> = {
  expire: 'holds',
  cancel: 'extra_visits',
  'book it': 'waitlist_offers',
  'book the same time': 'occupancy',
};

const PAIRS: readonly (readonly [
  'earlier' | 'open',
  first: UseCase,
  second: UseCase,
  outcome: string,
  end: string,
])[] = [
  ['earlier', 'accept', 'accept', 'done', 'accepted'],
  ['earlier', 'accept', 'decline', 'over', 'accepted'],
  ['earlier', 'decline', 'accept', 'over', 'declined'],
  ['earlier', 'accept', 'cancel', 'done', 'accepted'],
  ['earlier', 'cancel', 'accept', 'closed', 'withdrawn'],
  ['earlier', 'accept', 'move', 'changed', 'accepted'],
  ['earlier', 'move', 'accept', 'closed', 'withdrawn'],
  ['earlier', 'accept', 'pause', 'ended', 'accepted'],
  ['earlier', 'pause', 'accept', 'over', 'declined'],
  ['earlier', 'leave', 'accept', 'over', 'declined'],
  ['earlier', 'accept', 'close', 'done', 'accepted'],
  ['earlier', 'close', 'accept', 'closed', 'withdrawn'],
  ['open', 'decline', 'book it', 'slot-taken or done', 'declined'],
  ['open', 'book it', 'decline', 'over', 'accepted'],
  ['open', 'book it', 'leave', 'ended', 'accepted'],
  ['open', 'erase', 'book it', 'done', 'erased'],
  ['open', 'book it', 'erase', 'changed', 'accepted'],
  ['open', 'erase', 'accept', 'over', 'erased'],
];

test.each(PAIRS)('%s: %s, then %s: %s', async (to, first, second, outcome, end) => {
  const { does, endOf, list } = await offered(to);
  const begun = [await does[first](), await does[second]()] as const;
  const { met, outcomes } = await overlap(begun, LAST_TABLE[first]);
  expect(met).toBe(true);
  expect(outcomes[0]).toBe('done');
  expect(outcome.split(' or ')).toContain(outcomes[1]);
  expect(await endOf()).toBe(end);
  await list.match();
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
  const { rows } = await pool.query(`select from waitlist_offers o where state = 'live'
    and not exists (select from holds h where h.token_hash = o.hold_hash)`);
  expect(rows).toEqual([]);
});

test('who accepts as the offer ends has it, or is told that it is over, and never both', async () => {
  const first = await offered('earlier');
  const expire = await first.does.expire();
  const done = await Promise.all([expire(), (await first.does.accept())()]);
  expect(done[1]).toEqual({ ok: false, refusal: 'over' });
  expect(['lapsed', 'untold']).toContain(await first.endOf());
  expect((await first.ownNow()).starts_at).toEqual(NEXT_WEEK);
});

test('a time that is booked at the moment at which it would be offered is offered to nobody', async () => {
  const list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '09:00'));
  const { does } = await offered('open');
  await (await does.decline())();
  const taken = await Promise.all([
    (await does['book the same time']())(),
    list.match(),
    list.match(),
  ]);
  expect(taken[0]).toMatchObject({ answer: { ok: true } });
  expect(await list.live()).toEqual([]);
});
