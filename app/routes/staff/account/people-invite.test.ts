import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { resources } from '#app/db/schema.ts';
import { staff, staffLinks } from '#app/db/staff-schema.ts';
import { changeOwnAgenda } from '#app/features/staff/people.server.ts';
import { makeRole } from '#app/features/staff/roles/roles.server.ts';
import { joinByLink } from '#app/features/staff/use-link.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD, staffServices } from '#tests/staff.ts';
import { cookieLine, staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const INVITE = '/equipe/pessoas/convidar';
const chosen = z.object({
  practitioners: z.array(z.object({ value: z.string(), label: z.string() })),
});
const handed = z.object({ link: z.string() });

/** An administrator, a role with its own agenda only, and the practitioners of the clinic. */
async function setUp() {
  const site = await staffSite(database);
  const services = staffServices(database);
  const twoFactors = { totpSalt: 'salt', totpLastStep: 1 };
  const boss = await aStaffMember(services, { role: 'administrator', ...twoFactors });
  const cookie = await site.signedIn(boss.id);
  const wishes = {
    name: 'Quem atende',
    permissions: ['agenda.read' as const],
    ownAgendaOnly: true,
  };
  const made = await makeRole(services, boss, { ...wishes, key: newToken() });
  if (!made.ok) throw new Error(made.refusal);
  const practitioners = await db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(and(eq(resources.kind, 'practitioner'), eq(resources.isActive, true)))
    .orderBy(asc(resources.position), asc(resources.id));
  const [practitioner] = practitioners;
  if (!practitioner) throw new Error('nobody attends');
  const role = `own:${made.value}` as const;
  const send = (form: Record<string, string>) =>
    site.post(INVITE, { label: 'Ana', role, key: newToken(), ...form }, { cookie });
  /** Invites somebody, and gives the token of the link that is shown. */
  const invited = async (form: Record<string, string>) => {
    const { cookies } = await send(form);
    const withLink = { cookie: `${cookie}; ${cookieLine(cookies)}` };
    const { page } = await site.get('/equipe/pessoas/link', withLink);
    return handed.parse(page).link.split('/').at(-1) ?? '';
  };
  const join = async (link: string) => {
    const person = { name: 'Ana Souza', username: 'ana', password: PASSWORD, repeated: PASSWORD };
    const joined = await joinByLink(services, link, person);
    if (!joined.ok) throw new Error(JSON.stringify(joined.refusal));
    const [row] = await db.select().from(staff).where(eq(staff.id, joined.value.staffId));
    return row;
  };
  const people = async () => (await site.get('/equipe/pessoas', { cookie })).page;
  const choices = async () => chosen.parse((await site.get(INVITE, { cookie })).page).practitioners;
  return { ...{ services, boss, practitioner, send, invited, join, people, choices, role } };
}

test('who is invited to see one agenda alone comes tied to it', async () => {
  const { practitioner, send, invited, join, people } = await setUp();
  expect(await send({})).toMatchObject({
    status: 400,
    form: {
      errors: [{ fieldId: 'practitioner', message: expect.stringContaining('de quem é a agenda') }],
      values: { label: 'Ana', practitioner: '' },
    },
  });
  const link = await invited({ practitioner: String(practitioner.id) });
  expect(await people()).toMatchObject({
    links: [{ label: 'Ana', role: `Quem atende (${practitioner.name})` }],
  });
  expect(await join(link)).toMatchObject({ practitionerId: practitioner.id });
  expect(await people()).toMatchObject({
    people: [{ name: 'Ana Souza', isUnlinked: false }, {}],
  });
});

test('another role needs nobody, and who administers has nobody’s agenda', async () => {
  const { practitioner, send, invited, join } = await setUp();
  const attending = String(practitioner.id);
  expect(await send({ role: 'administrator', practitioner: attending })).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'practitioner', message: expect.stringContaining('administra') }] },
  });
  expect((await send({ practitioner: '999999' })).form).toMatchObject({
    errors: [{ fieldId: 'practitioner', message: expect.stringContaining('não atende mais') }],
  });
  const link = await invited({ role: 'reception', practitioner: '' });
  expect(await join(link)).toMatchObject({ role: 'reception', practitionerId: null });
});

test('who was archived meanwhile ties nobody; the person comes in and the list says so', async () => {
  const { practitioner, invited, join, people, choices } = await setUp();
  const link = await invited({ practitioner: String(practitioner.id) });
  await db.update(resources).set({ isActive: false }).where(eq(resources.id, practitioner.id));
  expect((await choices()).map(({ value }) => value)).not.toContain(String(practitioner.id));
  expect(await join(link)).toMatchObject({ practitionerId: null });
  expect(await people()).toMatchObject({ people: [{ name: 'Ana Souza', isUnlinked: true }, {}] });
});

test('nor does who got an account meanwhile, unless that was known', async () => {
  const { services, boss, practitioner, invited, join, choices } = await setUp();
  const attending = String(practitioner.id);
  const link = await invited({ practitioner: attending });
  const other = await aStaffMember(services, { name: 'Beto Reis', username: 'beto' });
  const tie = { practitionerId: practitioner.id, ownAgendaOnly: true };
  expect(await changeOwnAgenda(services, boss, other.id, tie)).toMatchObject({ ok: true });
  expect(await choices()).toContainEqual({
    value: attending,
    label: `${practitioner.name} (já tem conta: Beto Reis)`,
  });
  const onPurpose = await invited({ practitioner: attending });
  expect(await join(link)).toMatchObject({ practitionerId: null });
  await db.update(staff).set({ username: 'ana.antes' }).where(eq(staff.username, 'ana'));
  expect(await join(onPurpose)).toMatchObject({ practitionerId: practitioner.id });
});

test('nobody is invited twice for one practitioner while the first invitation is open', async () => {
  const { services, practitioner, send } = await setUp();
  const form = { practitioner: String(practitioner.id), key: newToken() };
  const first = await send(form);
  expect(first.status).toBe(303);
  // The same form again is the same invitation.
  expect((await send(form)).cookies).toEqual(first.cookies);
  const second = { label: 'Beto', practitioner: form.practitioner };
  expect(await send(second)).toMatchObject({
    status: 400,
    form: {
      errors: [{ fieldId: 'practitioner', message: expect.stringContaining('convite aberto') }],
      values: { label: 'Beto' },
    },
  });
  const end = new Date(services.clock.now().getTime() - 1000);
  await db.update(staffLinks).set({ expiresAt: end }).where(eq(staffLinks.label, 'Ana'));
  expect((await send(second)).status).toBe(303);
});

test('an account that is closed does not count as one', async () => {
  const { services, practitioner, choices } = await setUp();
  const gone = { practitionerId: practitioner.id, disabledAt: services.clock.now() };
  await aStaffMember(services, { name: 'Saiu', ...gone });
  expect(await choices()).toContainEqual({
    value: String(practitioner.id),
    label: practitioner.name,
  });
});
