import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointments, manageLinks } from '#app/db/schema.ts';
import { deriveToken, hashToken, newToken } from '#app/platform/token.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAppointment } from './appointment-record.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import {
  allowLink,
  appointmentOfSession,
  manageToken,
  openSession,
  sessionFor,
} from './manage-link.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';

const database = await testDatabase();
const { db } = database;
const ENDS_AT = at(addDays(MONDAY, 1), '10:00');
const SECOND_MS = 1_000;
const DAY_MS = 24 * 3_600 * SECOND_MS;

async function anAppointment(services: BookingServices) {
  const once = await bookAppointment(services, aRequest(), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  const { appointmentId } = once.answer.value;
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('no appointment');
  return { ...appointment, link: manageToken(services.secret, appointment) };
}

test('a link is 256 bits, of which half is nowhere stored, and opens its own appointment', async () => {
  const services = bookingServices(database);
  const { id, link } = await anAppointment(services);
  expect(link).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const [stored] = await db.select().from(manageLinks);
  const key = (stored?.linkKey ?? '').replaceAll('-', '');
  expect(Buffer.from(link, 'base64url').toString('hex')).toMatch(RegExp(`^${key}[0-9a-f]{32}$`));
  const opened = await openSession(services, link);
  expect(opened?.maxAgeSeconds).toBe(1_800);
  expect(await appointmentOfSession(services, opened?.session)).toBe(id);
});

test('a link mailed before link keys existed opens while its row keeps its hash, and only then', async () => {
  const services = bookingServices(database);
  const { id, linkVersion } = await anAppointment(services);
  const old = deriveToken(services.secret, `manage-link:${id}:${linkVersion}`);
  expect(await openSession(services, old)).toBeNull();
  await db.update(manageLinks).set({ tokenHash: hashToken(old) });
  const opened = await openSession(services, old);
  expect(await appointmentOfSession(services, opened?.session)).toBe(id);
  await db.update(appointments).set({ linkVersion: linkVersion + 1 });
  expect(await openSession(services, old)).toBeNull();
});

test('opening a link and using its session write nothing', async () => {
  const services = bookingServices(database);
  const { id, link } = await anAppointment(services);
  const readOnly = { accessMode: 'read only' } as const;
  await db.transaction(async (tx) => {
    const reading = { ...services, db: tx };
    const opened = await openSession(reading, link);
    expect(await appointmentOfSession(reading, opened?.session)).toBe(id);
    expect(await openSession(reading, newToken())).toBeNull();
  }, readOnly);
});

test('unknown, foreign, expired, malformed and revoked links look alike', async () => {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const { linkKey, linkVersion, link } = await anAppointment(services);
  const foreign = manageToken('the secret of another clinic, long', { linkKey, linkVersion });
  const wrong = [
    newToken(),
    foreign,
    manageToken(services.secret, { linkKey: randomUUID(), linkVersion }),
    manageToken(services.secret, { linkKey, linkVersion: linkVersion + 1 }),
    `${link}A`,
    link.slice(1),
    link.toUpperCase(),
    '',
    "' or 1=1 --",
  ];
  for (const token of wrong) expect(await openSession(services, token)).toBeNull();
  clock.set(new Date(ENDS_AT.getTime() + DAY_MS));
  expect(await openSession(services, link)).toBeNull();
  clock.set(at(MONDAY, '07:00'));
  await db.delete(manageLinks);
  expect(await openSession(services, link)).toBeNull();
});

test('link and sessions die 24 hours after the appointment, to the second', async () => {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const { id, link } = await anAppointment(services);
  clock.set(new Date(ENDS_AT.getTime() + DAY_MS - SECOND_MS));
  const opened = await openSession(services, link);
  expect(await appointmentOfSession(services, opened?.session)).toBe(id);
  clock.set(new Date(ENDS_AT.getTime() + DAY_MS));
  expect(await openSession(services, link)).toBeNull();
  expect(await appointmentOfSession(services, opened?.session)).toBeNull();
});

test('a session ends after 30 minutes, its link does not', async () => {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const appointment = await anAppointment(services);
  const opened = await openSession(services, appointment.link);
  const startMs = clock.now().getTime();
  clock.set(new Date(startMs + 1_799 * SECOND_MS));
  expect(await appointmentOfSession(services, opened?.session)).toBe(appointment.id);
  clock.set(new Date(startMs + 1_800 * SECOND_MS));
  expect(await appointmentOfSession(services, opened?.session)).toBeNull();
  expect(await openSession(services, appointment.link)).not.toBeNull();
});

test('a higher link version ends the link and its sessions; the new link opens', async () => {
  const services = bookingServices(database);
  const appointment = await anAppointment(services);
  const opened = await openSession(services, appointment.link);
  const linkVersion = appointment.linkVersion + 1;
  await db.update(appointments).set({ linkVersion }).where(eq(appointments.id, appointment.id));
  expect(await openSession(services, appointment.link)).toBeNull();
  expect(await appointmentOfSession(services, opened?.session)).toBeNull();

  await allowLink(db, appointment);
  expect(await openSession(services, appointment.link)).toBeNull();
  const renewed = await openSession(
    services,
    manageToken(services.secret, { ...appointment, linkVersion }),
  );
  expect(await appointmentOfSession(services, renewed?.session)).toBe(appointment.id);
});

test('no altered part of a session is believed', async () => {
  const services = bookingServices(database);
  const appointment = await anAppointment(services);
  const { session } = sessionFor(services, appointment);
  const [key, version, ends, mac] = session.split('.');
  const another = sessionFor({ ...services, secret: newToken() }, appointment).session;
  const forged = [
    `${randomUUID()}.${version}.${ends}.${mac}`,
    `${key}.${Number(version) + 1}.${ends}.${mac}`,
    `${key}.${version}.${Number(ends) + 60}.${mac}`,
    `0${session}`,
    `${session} `,
    session.slice(0, -1),
    `${key}.${version}.${ends}.${newToken()}`,
    another,
    appointment.link,
    '',
  ];
  for (const each of forged) expect(await appointmentOfSession(services, each)).toBeNull();
  expect(await appointmentOfSession(services, undefined)).toBeNull();
  expect(await appointmentOfSession(services, session)).toBe(appointment.id);
});

test('ten thousand random sessions and a thousand random links open nothing', async () => {
  const services = bookingServices(database);
  const { linkKey, linkVersion } = await anAppointment(services);
  const laterSeconds = Math.floor(services.clock.now().getTime() / 1000) + 900;
  const hits: string[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    // Either only the seal is wrong, or everything is random.
    const payload =
      count % 2 ? `${linkKey}.${linkVersion}.${laterSeconds}` : `${randomUUID()}.1.9999999999`;
    const session = `${payload}.${randomBytes(32).toString('base64url')}`;
    if ((await appointmentOfSession(services, session)) !== null) hits.push(session);
  }
  for (let count = 0; count < 1_000; count += 1) {
    if (await openSession(services, newToken())) hits.push('a link');
  }
  expect(hits).toEqual([]);
});
