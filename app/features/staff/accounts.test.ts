import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff, staffLinks } from '#app/db/staff-schema.ts';
import { hashToken, newToken } from '#app/platform/token.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD, staffServices } from '#tests/staff.ts';
import { changePassword } from './change-password.server.ts';
import {
  changeRole,
  disablePerson,
  enablePerson,
  endPersonSessions,
  listPeople,
} from './people.server.ts';
import { beginSession, findSession, type StaffMember } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';
import {
  giveNewAccess,
  invite,
  isUnstaffed,
  makeSetupLink,
  openLinks,
  withdrawLink,
} from './staff-links.server.ts';
import type { StaffServices } from './staff-services.server.ts';
import { joinByLink, takeNewAccess } from './use-link.server.ts';

const database = await testDatabase();
const { db } = database;

const NEW_PASSWORD = 'outra frase bem torta';
const PASSWORDS = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };
const values = (changes: object = {}) => ({
  name: 'Zuleide Quaresma',
  username: 'Zuleide',
  ...PASSWORDS,
  ...changes,
});
const hoursLater = (hours: number) => new Date(at(MONDAY, '07:00').getTime() + hours * 3_600_000);
const full = { awaitsSecondFactor: false };
const actions = async () =>
  (await db.select().from(auditLog)).map(({ actor, action }) => `${actor} ${action}`);

describe('the setup link', () => {
  test('makes the first administrator, once, and the other setup links go with it', async () => {
    const services = staffServices(database);
    expect(await isUnstaffed(db)).toBe(true);
    const [link, other] = [await makeSetupLink(services), await makeSetupLink(services)];
    const [stored] = await db.select().from(staffLinks);
    expect(stored?.tokenHash).toEqual(hashToken(link));
    const joined = await joinByLink(services, link, values());
    if (!joined.ok) throw new Error(String(joined.refusal));
    expect((await findSession(services, joined.value.token))?.staff).toMatchObject({
      name: 'Zuleide Quaresma',
      username: 'zuleide',
      role: 'administrator',
    });
    expect(await isUnstaffed(db)).toBe(false);
    const again = values({ username: 'another' });
    for (const used of [link, other])
      expect(await joinByLink(services, used, again)).toEqual({ ok: false, refusal: 'link-over' });
    expect(await actions()).toEqual(['setup-link staff.joined']);
  });

  test('is over after a day', async () => {
    const services = staffServices(database);
    const link = await makeSetupLink(services);
    services.clock.set(hoursLater(24));
    expect((await joinByLink(services, link, values())).ok).toBe(false);
  });

  test('makes one account for two who use it at the same time', async () => {
    const services = staffServices(database);
    const link = await makeSetupLink(services);
    const joined = await Promise.all(
      ['one', 'other'].map((username) => joinByLink(services, link, values({ username }))),
    );
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(staff)).toBe(1);
  });

  test('stays when something typed is refused', async () => {
    const services = staffServices(database);
    await aStaffMember(services, { username: 'taken' });
    const link = await makeSetupLink(services);
    const refused = async (changes: object) => {
      const joined = await joinByLink(services, link, values(changes));
      return joined.ok ? 'joined' : joined.refusal;
    };
    const wrong = { name: ' ', username: 'a b', password: 'short', repeated: 'short' };
    expect(await refused(wrong)).toEqual([
      { field: 'name', refusal: 'name-too-short' },
      { field: 'username', refusal: 'username' },
      { field: 'password', refusal: 'too-short' },
    ]);
    expect(await refused({ repeated: 'x' })).toEqual([
      { field: 'repeated', refusal: 'not-the-same' },
    ]);
    const clinic = { password: 'Clínica Clareia 2026', repeated: 'Clínica Clareia 2026' };
    expect(await refused(clinic)).toEqual([{ field: 'password', refusal: 'guessable' }]);
    expect(await refused({ username: 'Taken' })).toEqual([
      { field: 'username', refusal: 'username-taken' },
    ]);
    expect(await refused({})).toBe('joined');
  });
});

describe('an invitation', () => {
  test('gives its role for three days; the same form sent twice makes one', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const form = { label: 'Recepção da manhã', role: 'reception', key: newToken() } as const;
    const links = [await invite(services, by, form), await invite(services, by, form)];
    expect(links[0]).toBe(links[1]);
    expect(await openLinks(services)).toMatchObject([
      { kind: 'invitation', label: 'Recepção da manhã', role: 'reception' },
    ]);
    services.clock.set(hoursLater(71));
    const joined = await joinByLink(services, links[0] ?? '', values());
    if (!joined.ok) throw new Error(String(joined.refusal));
    expect((await findSession(services, joined.value.token))?.staff.role).toBe('reception');
    expect(await openLinks(services)).toEqual([]);
    const id = joined.value.staffId;
    expect(await actions()).toEqual([`staff:${by.id} staff.invited`, `staff:${id} staff.joined`]);
  });

  test('is over after three days, and once it is withdrawn', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const make = (key: string) => invite(services, by, { label: 'Ana', role: 'editor', key });
    const [old, withdrawn] = [await make(newToken()), await make(newToken())];
    const hash = hashToken(withdrawn).toString('hex');
    await withdrawLink(services, by, hash);
    await withdrawLink(services, by, 'no id');
    expect((await joinByLink(services, withdrawn, values())).ok).toBe(false);
    services.clock.set(hoursLater(72));
    expect((await joinByLink(services, old, values())).ok).toBe(false);
  });

  test('is not for who has an account, and a new access is not for who has none', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const invitation = await invite(services, by, { label: 'A', role: 'editor', key: newToken() });
    const access = await giveNewAccess(services, by, { person: by, key: newToken() });
    const over = { ok: false, refusal: 'link-over' };
    expect(await takeNewAccess(services, invitation, PASSWORDS)).toEqual(over);
    expect(await joinByLink(services, access, values())).toEqual(over);
  });
});

test('a new access changes the password and ends sessions and second factor', async () => {
  const services = staffServices(database);
  const by = await aStaffMember(services, { role: 'administrator' });
  const person = await aStaffMember(services, { totpSalt: 'salt', totpLastStep: 1 });
  const session = await beginSession(services, person.id, full);
  const link = await giveNewAccess(services, by, { person, key: newToken() });
  const taken = await takeNewAccess(services, link, PASSWORDS);
  if (!taken.ok) throw new Error(String(taken.refusal));
  expect(await findSession(services, session)).toBeNull();
  expect(await findSession(services, taken.value.token)).toMatchObject({ hasSecondFactor: false });
  expect((await takeNewAccess(services, link, PASSWORDS)).ok).toBe(false);
  const form = { username: 'reception', address: '::1', device: undefined, oldToken: undefined };
  expect((await signIn(services, { ...form, password: PASSWORD })).ok).toBe(false);
  expect((await signIn(services, { ...form, password: NEW_PASSWORD })).ok).toBe(true);
});

describe('changing the password', () => {
  const form = {
    current: PASSWORD,
    ...PASSWORDS,
    address: '203.0.113.7',
    device: undefined,
    endsFeeds: false,
  };

  async function signedIn() {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const token = await beginSession(services, id, full);
    const session = await findSession(services, token);
    if (!session) throw new Error('no session');
    return { services, id, token, session };
  }

  test('ends all other sessions and gives this one a new token', async () => {
    const { services, id, token, session } = await signedIn();
    const other = await beginSession(services, id, full);
    const changed = await changePassword(services, session, form);
    if (!changed.ok) throw new Error(changed.refusal.reason);
    expect(await findSession(services, token)).toBeNull();
    expect(await findSession(services, other)).toBeNull();
    expect(await findSession(services, changed.value)).not.toBeNull();
  });

  test('wants the present one, and lets it be guessed five times', async () => {
    const { services, session } = await signedIn();
    const outcomes = [];
    for (let n = 0; n < 6; n += 1) {
      const changed = await changePassword(services, session, { ...form, current: `guess ${n}` });
      outcomes.push(changed.ok ? 'changed' : changed.refusal.reason);
    }
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'wrong-password'), 'too-many']);
  });

  test('is refused for a password that leans on the person’s own name', async () => {
    const { services, session } = await signedIn();
    const password = 'Pessoa-Reception-99';
    const changed = await changePassword(services, session, {
      ...form,
      password,
      repeated: password,
    });
    const errors = [{ field: 'password', refusal: 'guessable' }];
    expect(changed).toEqual({ ok: false, refusal: { reason: 'fields', errors } });
  });
});

describe('people', () => {
  const endSessions = (services: StaffServices, by: StaffMember, id: number) =>
    endPersonSessions(services, by, id, { endsFeeds: false });

  test('are listed by name, those without access last', async () => {
    const services = staffServices(database);
    const { clock } = services;
    await aStaffMember(services, { username: 'zoe', name: 'Zoé' });
    await aStaffMember(services, { username: 'ana', name: 'Ana', disabledAt: clock.now() });
    const { id } = await aStaffMember(services, { username: 'eli', name: 'Élida' });
    await beginSession(services, id, full);
    const people = await listPeople(services);
    expect(people.map(({ name, sessions }) => [name, sessions])).toEqual([
      ['Élida', 1],
      ['Zoé', 0],
      ['Ana', 0],
    ]);
  });

  test.each([
    ['another role', changeRole, 'staff.role-changed'],
    ['taking the access away', disablePerson, 'staff.disabled'],
    ['ending them', endSessions, 'staff.sessions-ended'],
  ] as const)('%s ends all sessions at once', async (_name, change, action) => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const { id } = await aStaffMember(services);
    const tokens = [await beginSession(services, id, full), await beginSession(services, id, full)];
    expect((await change(services, by, id, 'editor')).ok).toBe(true);
    for (const token of tokens) expect(await findSession(services, token)).toBeNull();
    expect(await actions()).toEqual([`staff:${by.id} ${action}`]);
  });

  test('calendar addresses end with what opens the agenda, and do not come back', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const { id } = await aStaffMember(services, { role: 'practitioner' });
    const feed = { resourceId: null, patientNames: 'none' } as const;
    const make = () =>
      db.insert(calendarFeeds).values({
        ...feed,
        tokenHash: hashToken(newToken()),
        createdAt: services.clock.now(),
        createdBy: id,
      });
    const left = () => db.$count(calendarFeeds);
    await make();
    await endPersonSessions(services, by, id, { endsFeeds: false });
    await changeRole(services, by, id, 'reception');
    expect(await left()).toBe(1);
    await endPersonSessions(services, by, id, { endsFeeds: true });
    expect(await left()).toBe(0);

    await make();
    await changeRole(services, by, id, 'editor');
    expect(await left()).toBe(0);
    await changeRole(services, by, id, 'reception');

    await make();
    await disablePerson(services, by, id);
    await enablePerson(services, by, id);
    expect(await left()).toBe(0);

    await make();
    const person = { ...by, id, name: 'Rosa', username: 'practitioner' };
    const token = await giveNewAccess(services, by, { person, key: newToken() });
    expect(await left()).toBe(1);
    expect((await takeNewAccess(services, token, PASSWORDS)).ok).toBe(true);
    expect(await left()).toBe(0);
    expect((await actions()).filter((line) => line.endsWith('calendar-feed.revoked'))).toHaveLength(
      4,
    );
  });

  test('who gets the access back signs in again', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const { id } = await aStaffMember(services);
    const token = await beginSession(services, id, full);
    await disablePerson(services, by, id);
    await enablePerson(services, by, id);
    expect(await findSession(services, token)).toBeNull();
    const form = { username: 'reception', password: PASSWORD, address: '::1' };
    const answer = await signIn(services, { ...form, device: undefined, oldToken: undefined });
    expect(answer.ok).toBe(true);
  });

  test('the last administrator stays one', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const last = { ok: false, refusal: 'last-administrator' };
    expect(await disablePerson(services, by, by.id)).toEqual(last);
    expect(await changeRole(services, by, by.id, 'editor')).toEqual(last);
    expect(await changeRole(services, by, 987_654, 'editor')).toEqual({
      ok: false,
      refusal: 'not-found',
    });
  });

  test('of two administrators who remove each other at once, one stays', async () => {
    const services = staffServices(database);
    const one = await aStaffMember(services, { role: 'administrator', username: 'one' });
    const other = await aStaffMember(services, { role: 'administrator', username: 'other' });
    const done = await Promise.all([
      disablePerson(services, one, other.id),
      changeRole(services, other, one.id, 'editor'),
    ]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const left = await db.select().from(staff).where(eq(staff.role, 'administrator'));
    expect(left.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
  });
});
