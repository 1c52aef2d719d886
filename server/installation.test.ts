import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { staff } from '#app/db/staff-schema.ts';
import { readDraft, startDraft } from '#app/features/booking/booking-draft.server.ts';
import {
  findFeed,
  makeFeed,
  revokeFeed,
} from '#app/features/calendar-feeds/calendar-feeds.server.ts';
import { deviceCookieFor, knownDeviceOf } from '#app/features/staff/known-device.server.ts';
import { beginSession, endSession, findSession } from '#app/features/staff/sessions.server.ts';
import { findLink, invite } from '#app/features/staff/staff-links.server.ts';
import { deriveToken, hashToken, newToken } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import {
  appointmentOfSession,
  manageToken,
  openSession,
} from '#app/scheduling/manage-link.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { administer, onDatabase, TEMPLATE } from '#tests/template-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { installationSecret, settleInstallation, watchForRestore } from './installation.ts';
import { migrate, readMigrations } from './migrate.ts';

const serverUrl = inject('ownerUrl');
const SECRET = 'Zk3vYq8wLr5tNc2hXb7mJd4sGf9pQa6e';
const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

let dataDir: string;
const names: string[] = [];
const open: OpenDatabase[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clareia-installation-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  for (const name of names.splice(0)) {
    await administer(serverUrl, `drop database if exists ${name} with (force)`);
  }
  await rm(dataDir, { recursive: true });
});

type Place = { name: string; url: string };

async function copyOf(template: string): Promise<Place> {
  const name = `place_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  await administer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return { name, url: onDatabase(serverUrl, name) };
}

const settle = ({ url }: Place, given = {}) =>
  settleInstallation({ ownerUrl: url }, { dataDir, appSecret: SECRET, ...given });

function inside({ url }: Place) {
  const database = openDatabase(url, { maxConnections: 2, onError: () => {} });
  open.push(database);
  const booking = { ...bookingServices({ ...database, url }), secret: SECRET };
  const team = { ...staffServices({ ...database, url }), secret: SECRET };
  return { db: database.db, booking, team, close: () => database.close() };
}
type Inside = ReturnType<typeof inside>;

async function book({ db, booking }: Inside, time: string) {
  const startsAt = at(addDays(MONDAY, 1), time);
  const contact = {
    name: 'Antônia Reis',
    phoneE164: `+5535995550${time.slice(0, 2)}0`,
    email: null,
  };
  const once = await bookAppointment(booking, aRequest({ startsAt, contact }), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  const { appointmentId: id } = once.answer.value;
  const row = await readAppointment(db, { id });
  if (!row) throw new Error('no appointment');
  return { id, link: manageToken(SECRET, row) };
}

/** Everything that opens something, of a new member of staff and a new patient. */
async function aLife(clinic: Inside, { username, time }: { username: string; time: string }) {
  const { db, team, booking } = clinic;
  const person = await aStaffMember(team, { role: 'administrator', username });
  const feed = newToken();
  const form = { resourceId: null, patientNames: 'none' as const };
  await makeFeed(team, form, { token: feed, staffId: person.id });
  const { id, link } = await book(clinic, time);
  const visit = (await openSession({ ...booking, db }, link))?.session;
  return {
    staffId: person.id,
    appointmentId: id,
    link,
    visit,
    feed,
    session: await beginSession(team, person.id, { awaitsSecondFactor: false }),
    device: await deviceCookieFor(team, person.id),
    invitation: await invite(team, person, { label: 'Nova', role: 'reception', key: newToken() }),
    draft: await startDraft(booking, { service: 'paquimetria' }),
  };
}
type Life = Awaited<ReturnType<typeof aLife>>;

/** What of a life still opens something in a database. */
async function opensIn({ db, booking, team }: Inside, life: Life): Promise<string[]> {
  const opens = {
    link: await openSession({ ...booking, db }, life.link),
    visit: await appointmentOfSession({ ...booking, db }, life.visit),
    feed: await findFeed(db, life.feed),
    session: await findSession(team, life.session),
    device: await knownDeviceOf(team, life.staffId, life.device),
    invitation: await findLink(team, life.invitation),
    draft: await readDraft(booking, life.draft),
  };
  return Object.entries(opens).flatMap(([name, found]) => (found === null ? [] : [name]));
}

const EVERYTHING = ['link', 'visit', 'feed', 'session', 'device', 'invitation', 'draft'];

/** A clinic with a life, a copy of it, and another life that began after the copy was made. */
async function restoredClinic() {
  const live = await copyOf(TEMPLATE);
  await settle(live);
  const clinic = inside(live);
  const before = await aLife(clinic, { username: 'ana', time: '09:00' });
  expect(await opensIn(clinic, before)).toEqual(EVERYTHING);
  await clinic.close();
  open.splice(0);
  const backup = await copyOf(live.name);
  const goingOn = inside(live);
  await endSession(goingOn.db, before.session);
  const feed = await findFeed(goingOn.db, before.feed);
  await revokeFeed(goingOn.team, { id: feed?.id ?? 0, staffId: before.staffId });
  const after = await aLife(goingOn, { username: 'bia', time: '10:00' });
  return { before, after, goingOn, restored: await copyOf(backup.name) };
}

test('a row number that comes again after a restore opens nothing to whoever had it before', async () => {
  const { after, restored } = await restoredClinic();
  // Even before the restore is noticed.
  const clinic = inside(restored);
  const other = await aLife(clinic, { username: 'caio', time: '11:00' });
  expect([other.appointmentId, other.staffId]).toEqual([after.appointmentId, after.staffId]);
  expect(await opensIn(clinic, after)).toEqual([]);
  expect(await opensIn(clinic, other)).toEqual(EVERYTHING);
});

test('a restore ends every link, session, device, feed and invitation from before; appointments get new links', async () => {
  const { before, after, restored } = await restoredClinic();
  expect((await settle(restored)).wasRestored).toBe(true);
  const clinic = inside(restored);
  expect(await opensIn(clinic, before)).toEqual([]);
  expect(await opensIn(clinic, after)).toEqual([]);
  const row = await readAppointment(clinic.db, { id: before.appointmentId });
  if (!row) throw new Error('the appointment was lost');
  const opened = await openSession({ ...clinic.booking, db: clinic.db }, manageToken(SECRET, row));
  const of = { ...clinic.booking, db: clinic.db };
  expect(await appointmentOfSession(of, opened?.session)).toBe(before.appointmentId);
  // It is noticed once.
  expect((await settle(restored)).wasRestored).toBe(false);
});

test('two databases with one secret share no link, also when one is a copy of the other', async () => {
  const { before, goingOn, restored } = await restoredClinic();
  await settle(restored);
  const copy = inside(restored);
  const here = await aLife(goingOn, { username: 'davi', time: '14:00' });
  const there = await aLife(copy, { username: 'eva', time: '14:00' });
  expect(await opensIn(copy, here)).toEqual([]);
  expect(await opensIn(goingOn, there)).toEqual([]);
  expect(await opensIn(copy, before)).toEqual([]);
  const [one, other] = [await copyOf(TEMPLATE), await copyOf(TEMPLATE)];
  await settle(one);
  await settle(other);
  const life = await aLife(inside(one), { username: 'ana', time: '09:00' });
  const stranger = inside(other);
  await aLife(stranger, { username: 'ana', time: '09:00' });
  expect(await opensIn(stranger, life)).toEqual([]);
});

test('a running process notices a database that was put back under it', async () => {
  const { before, restored } = await restoredClinic();
  const watch = watchForRestore({ ownerUrl: restored.url }, { dataDir, log: silent });
  await watch.look();
  await watch.stop();
  expect(await opensIn(inside(restored), before)).toEqual([]);
});

test('a database set back in its place is known by its mark; a folder put back, by its age', async () => {
  const place = await copyOf(TEMPLATE);
  const database = { ownerUrl: place.url, folderBornAt: '100' };
  const start = (born = database) => settleInstallation(born, { dataDir, appSecret: SECRET });
  expect((await start()).wasRestored).toBe(false);
  expect((await start()).wasRestored).toBe(false);
  const mark = await readFile(join(dataDir, 'database-mark'), 'utf8');
  await writeFile(join(dataDir, 'database-mark'), mark.replace(/ .*/, ' FF/0'));
  expect((await start()).wasRestored).toBe(true);
  expect((await start()).wasRestored).toBe(false);
  expect((await start({ ...database, folderBornAt: '101' })).wasRestored).toBe(true);
});

test('a link that was mailed before link keys existed still opens after the update, until a restore', async () => {
  const old = await copyOf('template0');
  const migrations = (await readMigrations()).filter(({ number }) => number <= 16);
  await migrate(old.url, { migrations });
  const token = deriveToken(SECRET, 'manage-link:1:1');
  const [on, time] = [addDays(MONDAY, 1), '09:00'];
  await administer(
    old.url,
    `with r as (insert into resources (slug, name, kind) values ('ana', 'Ana', 'practitioner') returning id),
      s as (insert into services (slug, duration_minutes) values ('consulta', 30) returning id),
      c as (insert into contacts (name, phone_e164) values ('Rui', '+5535995550001') returning id),
      p as (insert into patients (contact_id, name) select id, 'Rui' from c returning id),
      a as (insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
          starts_at, ends_at, starts_on, starts_time, channel)
        select '1234-5678', s.id, r.id, p.id, c.id, 'particular', '${at(on, time).toISOString()}',
          '${at(on, '09:30').toISOString()}', '${on}', '${time}', 'web' from r, s, c, p returning id)
      insert into manage_links (token_hash, appointment_id, expires_at)
        select '\\x${hashToken(token).toString('hex')}', id, '${at(addDays(on, 1), time).toISOString()}' from a`,
  );
  await migrate(old.url);
  expect((await settle(old)).wasRestored).toBe(false);
  const clinic = inside(old);
  const services = { ...clinic.booking, db: clinic.db };
  const opened = await openSession(services, token);
  expect(await appointmentOfSession(services, opened?.session)).toBe(1);
  const row = await readAppointment(clinic.db, { id: 1 });
  expect(
    await openSession(services, manageToken(SECRET, row ?? { linkKey: null, linkVersion: 1 })),
  ).not.toBeNull();
  await clinic.close();
  open.splice(0);
  const restored = await copyOf(old.name);
  await settle(restored);
  const later = inside(restored);
  expect(await openSession({ ...later.booking, db: later.db }, token)).toBeNull();
});

test('a move that was announced keeps every link', async () => {
  const live = await copyOf(TEMPLATE);
  await settle(live);
  const clinic = inside(live);
  const life = await aLife(clinic, { username: 'ana', time: '09:00' });
  await clinic.close();
  open.splice(0);
  await administer(live.url, 'update installation set place = null, folder_born_at = null');
  const moved = await copyOf(live.name);
  expect((await settle(moved)).wasRestored).toBe(false);
  expect(await opensIn(inside(moved), life)).toEqual(EVERYTHING);
});

test('another secret is refused in words, and taken on purpose with a new epoch', async () => {
  const place = await copyOf(TEMPLATE);
  await settle(place);
  const other = { appSecret: 'another secret of thirty-two letters' };
  await expect(settle(place, other)).rejects.toThrow(
    /O segredo em APP_SECRET não é o deste banco[\s\S]*NEW_SECRET=accept[\s\S]*The secret in APP_SECRET/,
  );
  await expect(settle(place, { appSecret: undefined })).rejects.toThrow(/Falta o segredo/);
  const life = await aLife(inside(place), { username: 'ana', time: '09:00' });
  await settle(place, { ...other, acceptsNewSecret: true });
  expect(await opensIn(inside(place), life)).toEqual([]);
  await settle(place, other);
  await expect(settle(place)).rejects.toThrow(/APP_SECRET/);
});

test('nobody loses their account or second factor by a restore', async () => {
  const { before, restored } = await restoredClinic();
  const clinic = inside(restored);
  const [kept] = await clinic.db.select().from(staff).where(eq(staff.id, before.staffId));
  await settle(restored);
  const [now] = await clinic.db.select().from(staff).where(eq(staff.id, before.staffId));
  expect(now).toEqual({ ...kept, deviceKey: now?.deviceKey });
});

const FIRST = { isExpected: false };

test('the secret is made once, also when several ask at the same time', async () => {
  const dir = dataDir;
  const secrets = await Promise.all([1, 2, 3].map(() => installationSecret(dir, FIRST)));
  expect(new Set([...secrets, await installationSecret(dir, FIRST)]).size).toBe(1);
  expect(secrets[0]).toHaveLength(64);
  expect(await readdir(dir)).toEqual(['app-secret']);
  expect((await stat(join(dir, 'app-secret'))).mode & 0o777).toBe(0o600);
});

test('a file that holds no secret is told, not replaced', async () => {
  const dir = dataDir;
  await writeFile(join(dir, 'app-secret'), 'short');
  await expect(installationSecret(dir, FIRST)).rejects.toThrow('holds no secret');
});

test('a lost secret is not replaced in silence', async () => {
  const dir = dataDir;
  const lost = installationSecret(dir, { isExpected: true });
  await expect(lost).rejects.toThrow(/Ponha de volta .*app-secret[\s\S]*Put .*app-secret back/);
  expect(await readdir(dir)).toEqual([]);
});
