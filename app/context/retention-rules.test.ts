import { expect, test } from 'vitest';
import {
  appointments,
  auditLog,
  bookingDrafts,
  consents,
  contacts,
  holds,
  idempotencyKeys,
  manageLinks,
  patients,
} from '#app/db/schema.ts';
import { readDraft, startDraft } from '#app/features/booking/booking-draft.server.ts';
import { PLATFORM_RETENTION, purgeExpired } from '#app/platform/purge.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { aKey, aRequest, at, bookingServices, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { RETENTION } from './retention-rules.ts';

const database = await testDatabase();
const { db } = database;
const HOUR_MS = 3_600_000;
const RULES = [RETENTION.scheduling, PLATFORM_RETENTION];

/** An appointment, a draft and a hold, created on Monday at 7. */
async function filled() {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  await bookAppointment(services, aRequest(), aKey());
  const token = await startDraft(services, { service: 'paquimetria' });
  await holdSlot(services, { serviceSlug: 'paquimetria', startsAt: at('2026-10-07', '09:00') });
  return { clock, services, token };
}

async function counts() {
  return {
    drafts: await db.$count(bookingDrafts),
    holds: await db.$count(holds),
    links: await db.$count(manageLinks),
    keys: await db.$count(idempotencyKeys),
    appointments: await db.$count(appointments),
    people: (await db.$count(patients)) + (await db.$count(contacts)),
    consents: await db.$count(consents),
  };
}

test('nothing young is deleted', async () => {
  const { services } = await filled();
  await purgeExpired(services, RULES);
  expect(await counts()).toEqual({
    drafts: 1,
    holds: 1,
    links: 1,
    keys: 1,
    appointments: 1,
    people: 2,
    consents: 1,
  });
});

test('a draft counts for nothing after a day, and is gone after the next purge', async () => {
  const { clock, services, token } = await filled();
  clock.set(new Date(clock.now().getTime() + 25 * HOUR_MS));
  expect(await readDraft(services, token)).toBeNull();
  await purgeExpired(services, RULES);
  expect(await counts()).toMatchObject({ drafts: 0, holds: 0, appointments: 1, links: 1 });
});

test('links are deleted a day after the appointment, appointments and people after five years', async () => {
  const { clock, services } = await filled();
  clock.set(new Date(clock.now().getTime() + 9 * 24 * HOUR_MS));
  await purgeExpired(services, RULES);
  expect(await counts()).toMatchObject({ links: 0, appointments: 1, consents: 1 });
  clock.set(at('2031-10-04', '12:00'));
  await purgeExpired(services, RULES);
  expect(await counts()).toMatchObject({ appointments: 1, people: 2 });
  clock.set(at('2031-10-07', '12:00'));
  await purgeExpired(services, RULES);
  expect(await counts()).toMatchObject({ appointments: 0, people: 0, consents: 0, keys: 0 });
});

test('the audit log cannot be changed or deleted by anybody', async () => {
  await filled();
  await expect(db.delete(auditLog)).rejects.toThrow();
  await expect(db.update(auditLog).set({ actor: 'nobody' })).rejects.toThrow();
});
