import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { changeOwnAgenda, changeRole, disablePerson } from '#app/features/staff/people.server.ts';
import type { Permission } from '#app/features/staff/permissions.ts';
import type { StaffMember } from '#app/features/staff/sessions.server.ts';
import { findLink, giveNewAccess, invite } from '#app/features/staff/staff-links.server.ts';
import { type OwnRoleKey, ownRoleIdOf } from '#app/features/staff/staff-role.ts';
import { joinByLink, takeNewAccess } from '#app/features/staff/use-link.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD, staffServices } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { archiveRole, changeOwnRole, findOwnRole, makeRole } from './roles.server.ts';

const database = await testDatabase();
const { db } = database;
const TWO_FACTORS = { totpSalt: 'salt', totpLastStep: 1 };

async function setUp() {
  const site = await staffSite(database);
  const services = staffServices(database);
  const boss = await aStaffMember(services, { role: 'administrator', ...TWO_FACTORS });
  let made = 0;
  const role = async (permissions: Permission[], by: StaffMember = boss) => {
    made += 1;
    const wishes = { name: `Função ${made}`, permissions, ownAgendaOnly: false };
    const done = await makeRole(services, by, { ...wishes, key: newToken() });
    if (!done.ok) throw new Error(done.refusal);
    return `own:${done.value}` satisfies OwnRoleKey;
  };
  const person = (key: StaffMember['role'], username: string) =>
    aStaffMember(services, { role: key, username, ...TWO_FACTORS });
  const deputy = async () => {
    const key = await role(['people.manage', 'agenda.read', 'agenda.write']);
    return { key, deputy: await person(key, 'deputy') };
  };
  return { site, services, boss, role, person, deputy };
}

const DEEDS = { versao: '1' };

test('a role opens what it names, from the next page of an open session on', async () => {
  const { site, services, boss, role, person } = await setUp();
  const key = await role(['agenda.read']);
  const { id } = await person(key, 'ana');
  const cookie = await site.signedIn(id);
  const open = async (path: string) => (await site.get(path, { cookie })).status;
  expect([await open('/equipe/agenda'), await open('/equipe/mensagens')]).toEqual([200, 403]);
  const wishes = { name: 'Mensagens', permissions: ['inbox.write'] satisfies Permission[] };
  const seen = { id: ownRoleIdOf(key) ?? 0, seenVersion: 1, ownAgendaOnly: false };
  expect(await changeOwnRole(services, boss, { ...seen, ...wishes })).toMatchObject({ ok: true });
  expect([await open('/equipe/agenda'), await open('/equipe/mensagens')]).toEqual([403, 200]);
  const frame = await site.get('/equipe', { cookie });
  expect(JSON.stringify(frame.frame)).toContain('Mensagens');
});

test('permissions bring what they need, and a sensitive one the second factor', async () => {
  const { site, services, role, person } = await setUp();
  const key = await role(['payments.manage', 'inbox.write']);
  expect((await findOwnRole(db, ownRoleIdOf(key) ?? 0))?.permissions).toEqual([
    'inbox.read',
    'inbox.write',
    'payments.write',
    'payments.manage',
  ]);
  const { id } = await person(key, 'caixa');
  await db.update(staff).set({ totpSalt: null, totpLastStep: null }).where(eq(staff.id, id));
  const cookie = await site.signedIn(id);
  const answer = await site.get('/equipe/pagamentos', { cookie });
  expect(answer.location).toBe('/equipe/segundo-fator');
  expect(services.log.lines).toBeDefined();
});

test('answers about health open for an own role of an account tied to a practitioner alone', async () => {
  const { site, services, boss, role, person } = await setUp();
  const key = await role(['agenda.read', 'screenings.read']);
  const { id } = await person(key, 'medica');
  const cookie = await site.signedIn(id);
  expect((await site.get('/equipe/triagens', { cookie })).status).toBe(403);
  const tie = { practitionerId: 1, ownAgendaOnly: false };
  expect(await changeOwnAgenda(services, boss, id, tie)).toMatchObject({ ok: true });
  expect((await site.get('/equipe/triagens', { cookie })).status).toBe(200);
});

test('who administers sees everybody’s agenda', async () => {
  const { services, boss } = await setUp();
  const wanted = { practitionerId: null, ownAgendaOnly: true };
  expect(await changeOwnAgenda(services, boss, boss.id, wanted)).toEqual({
    ok: false,
    refusal: 'administrator',
  });
});

test('nobody grants what they lack: by roles, accounts, invitations, new access or ties', async () => {
  const { services, boss, role, person, deputy } = await setUp();
  const { deputy: by, key } = await deputy();
  const mine = await role(['agenda.read'], by);
  const strong = await role(['privacy.manage']);
  const ana = await person('editor', 'ana');
  const bia = await person(mine, 'bia');
  const beyond = { ok: false, refusal: 'beyond-you' };
  const wishes = { name: 'Tudo', ownAgendaOnly: false };
  const all: Permission[] = ['privacy.manage'];
  expect(await makeRole(services, by, { ...wishes, permissions: all, key: newToken() })).toEqual(
    beyond,
  );
  const own = { ...wishes, id: ownRoleIdOf(key) ?? 0, seenVersion: 1 };
  expect(await changeOwnRole(services, by, { ...own, permissions: all })).toEqual(beyond);
  const theirs = { ...wishes, id: ownRoleIdOf(strong) ?? 0, seenVersion: 1 };
  expect(await changeOwnRole(services, by, { ...theirs, permissions: ['agenda.read'] })).toEqual(
    beyond,
  );
  expect(await archiveRole(services, by, theirs)).toEqual(beyond);
  for (const each of ['administrator', 'reception', strong] as const)
    expect(await changeRole(services, by, bia.id, each)).toEqual(beyond);
  expect(await changeRole(services, by, by.id, 'administrator')).toEqual(beyond);
  expect(await changeRole(services, by, ana.id, mine)).toEqual(beyond);
  expect(await disablePerson(services, by, boss.id)).toEqual(beyond);
  // Links are made by the form's key; one that may not be given opens nothing.
  const link = await invite(services, by, { label: 'X', role: 'administrator', key: newToken() });
  expect(await findLink(services, link)).toBeNull();
  const access = await giveNewAccess(services, by, { person: boss, key: newToken() });
  expect(await findLink(services, access)).toBeNull();
  expect(await changeRole(services, by, bia.id, mine)).toMatchObject({ ok: true });
});

test('a new access does not open what the account was given afterwards', async () => {
  const { services, boss, role, person, deputy } = await setUp();
  const { deputy: by } = await deputy();
  const mine = await role(['agenda.read'], by);
  const bia = await person(mine, 'bia');
  const link = await giveNewAccess(services, by, { person: bia, key: newToken() });
  expect(await findLink(services, link)).not.toBeNull();
  // The role grows; the link's author still lacks it.
  const seen = { id: ownRoleIdOf(mine) ?? 0, seenVersion: 1, name: 'Mais', ownAgendaOnly: false };
  await changeOwnRole(services, boss, { ...seen, permissions: ['privacy.manage'] });
  const password = { password: PASSWORD, repeated: PASSWORD };
  expect(await takeNewAccess(services, link, password)).toEqual({
    ok: false,
    refusal: 'link-over',
  });
});

test('a forged form with permissions that its sender lacks, or that do not exist, gives none', async () => {
  const { site, deputy } = await setUp();
  const { deputy: by } = await deputy();
  const cookie = await site.signedIn(by.id);
  const forged = new FormData();
  for (const [name, value] of [
    ['name', 'Chefe'],
    ['privacy.manage', 'sim'],
    ['agenda.read', 'sim'],
    ['everything', 'sim'],
  ] as const)
    forged.append(name, value);
  const path = '/equipe/pessoas/funcoes/nova';
  expect((await site.post(path, forged, { cookie })).status).toBe(403);
  expect((await site.post(path, { name: '', ...DEEDS }, { cookie })).status).toBe(400);
  const bad = { name: 'Nada', everything: 'sim' };
  expect((await site.post(path, bad, { cookie })).status).toBe(400);
  const person = `/equipe/pessoas/${by.id}`;
  const raised = await site.post(person, { intent: 'role', role: 'administrator' }, { cookie });
  expect(raised.status).toBe(409);
  const missing = await site.post(person, { intent: 'role', role: 'own:999' }, { cookie });
  expect(missing.status).toBe(409);
  const [row] = await db.select().from(staff).where(eq(staff.id, by.id));
  expect(row?.role).toBe(by.role);
});

test('a role is archived only when nobody has it, and the page says who does', async () => {
  const { site, services, boss, role, person } = await setUp();
  const key = await role(['agenda.read']);
  const ana = await person(key, 'ana');
  await invite(services, boss, { label: 'Convidada Célia', role: key, key: newToken() });
  const cookie = await site.signedIn(boss.id);
  const path = `/equipe/pessoas/funcoes/${ownRoleIdOf(key)}`;
  const archive = { intent: 'archive', version: '1' };
  const held = await site.post(path, archive, { cookie });
  expect(held.status).toBe(409);
  expect(JSON.stringify(held.form)).toMatch(/Pessoa de own.*Convidada Célia/);
  await changeRole(services, boss, ana.id, 'editor');
  await db.execute('delete from staff_links');
  expect((await site.post(path, archive, { cookie })).status).toBe(303);
  expect(await changeRole(services, boss, ana.id, key)).toEqual({
    ok: false,
    refusal: 'role-gone',
  });
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['role.made', 'role.archived']));
});

test('of an archiving and a giving at once, one is refused', async () => {
  const { services, boss, role, person } = await setUp();
  for (let round = 0; round < 5; round += 1) {
    const key = await role(['agenda.read']);
    const ana = await person('editor', `ana${round}`);
    const seen = { id: ownRoleIdOf(key) ?? 0, seenVersion: 1 };
    const [archived, given] = await Promise.all([
      archiveRole(services, boss, seen),
      changeRole(services, boss, ana.id, key),
    ]);
    expect([archived.ok, given.ok].filter(Boolean)).toHaveLength(1);
  }
});

test('of an archiving and a joining by invitation at once, nobody is left without a role', async () => {
  const { services, boss, role } = await setUp();
  const key = await role(['agenda.read']);
  const link = await invite(services, boss, { label: 'Ana', role: key, key: newToken() });
  const join = joinByLink(services, link, {
    ...{ name: 'Ana Prado', username: 'ana.prado' },
    ...{ password: PASSWORD, repeated: PASSWORD },
  });
  const archive = archiveRole(services, boss, { id: ownRoleIdOf(key) ?? 0, seenVersion: 1 });
  const [joined, archived] = await Promise.all([join, archive]);
  expect([joined.ok, archived.ok]).toEqual([true, false]);
});

test('of two who change one role at once, one sees that it has changed; a form sent twice makes one role', async () => {
  const { services, boss, role } = await setUp();
  const key = await role(['agenda.read']);
  const seen = { id: ownRoleIdOf(key) ?? 0, seenVersion: 1, ownAgendaOnly: false };
  const changes = await Promise.all(
    ['Manhã', 'Tarde'].map((name) =>
      changeOwnRole(services, boss, { ...seen, name, permissions: ['agenda.read'] }),
    ),
  );
  expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(changes).toContainEqual({ ok: false, refusal: 'changed' });
  const wishes = { name: 'Noite', ownAgendaOnly: false, key: newToken() };
  const permissions: Permission[] = ['agenda.read'];
  const made = await Promise.all(
    [1, 2, 3].map(() => makeRole(services, boss, { ...wishes, permissions })),
  );
  expect(new Set(made.map((each) => (each.ok ? each.value : each.refusal))).size).toBe(1);
  const again = await makeRole(services, boss, {
    ...wishes,
    permissions,
    key: newToken(),
    name: 'NOITE',
  });
  expect(again).toEqual({ ok: false, refusal: 'name-taken' });
});
