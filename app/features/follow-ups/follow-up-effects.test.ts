import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { followUps } from '#app/db/agenda-settings-schema.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { followUpEffects } from './follow-up-effects.server.ts';

// What new rules of returns do to those who have been, before they are saved.

const database = await testDatabase();
const { returns: words } = staffEffects;
const CONSULTATION = 'consultas-oftalmologicas';
const RETINA = 'mapeamento-de-retina';
const DAY = addDays(MONDAY, 1);

/** Two consultations and one exam on a Tuesday, and what is said so many days after it. */
async function desk() {
  const booking = bookingServices(database);
  const ids: number[] = [];
  const contactOf = (n: number) => ({
    contact: { name: 'Bento Alves', phoneE164: `+553599555020${n}`, email: null },
  });
  for (const [serviceSlug, time] of [
    [CONSULTATION, '09:00'],
    [CONSULTATION, '10:00'],
    [RETINA, '14:00'],
  ] as const)
    ids.push(
      (
        await booked(booking, {
          ...contactOf(ids.length),
          ...{ serviceSlug, startsAt: at(DAY, time) },
        })
      ).appointmentId,
    );
  const later = {
    ...contactOf(9),
    serviceSlug: CONSULTATION,
    startsAt: at(addDays(DAY, 20), '11:00'),
  };
  const { appointmentId: comingId } = await booked(booking, later);
  const clock = stillClock();
  const lines = (
    changes: Partial<typeof serraClaraRecord.followUps>,
    daysAfter = 10,
    startsOn = '',
  ) => {
    clock.set(at(addDays(DAY, daysAfter), '18:00'));
    return followUpEffects(
      { db: database.db, clock },
      {
        before: serraClaraRecord,
        after: { followUps: { ...serraClaraRecord.followUps, ...changes } },
      },
      (slug) => slug,
      startsOn,
    );
  };
  return { lines, ids, comingId };
}

test('more or fewer days say until when, and whose return is free no longer or again', async () => {
  const { lines } = await desk();
  expect(await lines({})).toEqual([]);
  expect(await lines({ returnDays: 45 })).toEqual([
    words.days(45, 30),
    words.open(2, '20 de novembro de 2026'),
  ]);
  expect(await lines({ returnDays: 7 })).toEqual([words.days(7, 30), words.lost(2)]);
  expect(await lines({ returnDays: 60 }, 40)).toContain(words.won(2));
});

test('rules that begin on a day to come are told as of that day', async () => {
  const { lines } = await desk();
  const near = addDays(DAY, 25);
  expect(await lines({ returnDays: 20 }, 10, near)).toEqual([
    words.days(20, 30),
    words.lost(2, '31 de outubro de 2026'),
  ]);
  // By then their thirty days are over whatever the rule.
  const far = addDays(DAY, 31);
  expect(await lines({ returnDays: 20 }, 10, far)).toEqual([
    words.days(20, 30),
    words.noneOn('6 de novembro de 2026'),
  ]);
});

test('a service that has returns from now on, or no more, says for how many', async () => {
  const { lines } = await desk();
  const { returnServices } = serraClaraRecord.followUps;
  expect(await lines({ returnServices: [...returnServices, RETINA] })).toEqual([
    words.gains(RETINA),
    words.won(1),
  ]);
  const others = returnServices.filter((slug) => slug !== CONSULTATION);
  expect(await lines({ returnServices: others })).toEqual([
    words.loses(CONSULTATION),
    words.lost(2),
  ]);
});

test('a return that is booked stays, and its consultation waits for none', async () => {
  const { lines, ids, comingId } = await desk();
  const tied = { originId: ids[0] ?? 0, appointmentId: comingId, kind: 'return' } as const;
  await database.db.insert(followUps).values({ ...tied, isFree: true });
  expect(await lines({ returnDays: 7 })).toEqual([
    words.days(7, 30),
    words.lost(1),
    words.booked(1, '26 de outubro de 2026'),
  ]);
});

test('other days after a surgery are said, and nothing of returns', async () => {
  const { lines } = await desk();
  expect(await lines({ postOperativeDays: [1, 14] })).toEqual([words.surgeryDays('1, 14')]);
});
