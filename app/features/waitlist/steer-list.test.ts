import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { CONSULTATION, newPhone, smallClinic, waitlistSetup } from '#tests/waitlist.ts';
import {
  joinByStaff,
  noteToldByStaff,
  offerByStaff,
  readSuitingTimes,
} from './steer-list.server.ts';

const database = await testDatabase();
const { pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const STAFF = 'staff:1' as const;

let list: ReturnType<typeof waitlistSetup>;
beforeEach(async () => {
  await smallClinic(database);
  list = waitlistSetup(database);
  list.services.agenda = { ...list.services.agenda, slotStepMinutes: 30, horizonDays: 4 };
  list.clock.set(at(MONDAY, '09:00'));
});

/** The first free time that suits somebody, as staff see it. */
async function firstTime() {
  const [first] = await readSuitingTimes(list.services);
  if (!first) throw new Error('no time suits anybody');
  const { serviceId, practitionerId, startsAt } = first.time;
  return { ...first, asked: { entryId: first.next.entryId, serviceId, practitionerId, startsAt } };
}

test('staff see which free time suits whom, and why others before them do not get it', async () => {
  const afternoon = await list.wait({ period: 'afternoon' });
  const paused = await list.wait();
  await pool.query('update waitlist_entries set paused_at = now() where id = $1', [paused]);
  const next = await list.wait();
  const first = await firstTime();
  expect(first.time.startsAt).toEqual(at(TUESDAY, '10:30'));
  expect(first.next).toEqual({ entryId: next, isAlready: false });
  expect(first.skipped).toEqual([
    { entryId: afternoon, skip: 'period' },
    { entryId: paused, skip: 'paused' },
  ]);
});

test('staff offer a time that the list would leave to the site, once and to nobody who decides', async () => {
  const entryId = await list.wait();
  const { asked } = await firstTime();
  expect(await list.match()).toBe(0);
  const both = await Promise.all([
    offerByStaff(list.services, asked),
    offerByStaff(list.services, asked),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await list.live()).toMatchObject([{ entryId, startsAt: asked.startsAt }]);
  const later = { ...asked, startsAt: at(TUESDAY, '11:30') };
  expect(await offerByStaff(list.services, later)).toEqual({ ok: false, refusal: 'not-now' });
  expect(await readSuitingTimes(list.services)).toEqual([]);
});

test('a caller comes to the list with the consent that was read out, and keeps an older place', async () => {
  const request = {
    kind: 'open' as const,
    serviceSlugs: [CONSULTATION],
    wishes: {
      ...{ practitionerId: null, weekdays: [2, 3, 4], period: 'any' as const, firstOn: null },
      notice: 'day' as const,
    },
    ...{ name: 'Ana Lima', phoneE164: newPhone(), email: null },
  };
  const consent = { textId: 'test', textSha256: sha256Hex('test'), locale: 'pt-BR' };
  const caller = { request, consent, actor: STAFF };
  expect(await joinByStaff(list.services, caller)).toEqual({ isNew: true });
  expect(await joinByStaff(list.services, caller)).toEqual({ isNew: false });
  const { rows } = await pool.query(`select purpose, source from consents
    where waitlist_entry_id is not null`);
  expect(rows).toEqual([{ purpose: 'waitlist', source: 'phone' }]);
});

test('whom staff have told of an offer has let it lapse; whom nobody told has not', async () => {
  const entryId = await list.wait({ email: null });
  const { asked } = await firstTime();
  await offerByStaff(list.services, asked);
  const [offer] = await list.live();
  await noteToldByStaff(list.services, { offerId: offer?.id ?? 0, actor: STAFF });
  list.clock.set(at(MONDAY, '10:30'));
  await list.match();
  expect(await list.offersOf(entryId)).toMatchObject([{ state: 'lapsed' }]);
});
