import { describe, expect, test } from 'vitest';
import { newToken } from '#app/platform/token.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { changeRole, disablePerson, enablePerson } from './people.server.ts';
import { giveNewAccess, invite, openLinks } from './staff-links.server.ts';
import { joinByLink, takeNewAccess } from './use-link.server.ts';

const database = await testDatabase();
const PASSWORDS = { password: 'outra frase bem torta', repeated: 'outra frase bem torta' };
const NEWCOMER = { name: 'Zuleide Quaresma', username: 'zuleide', ...PASSWORDS };

describe('what an administrator made', () => {
  const over = { ok: false, refusal: 'link-over' };

  test.each([
    ['access', disablePerson],
    ['role', changeRole],
  ] as const)('opens nothing once their %s is taken away', async (_what, takeAway) => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator', username: 'stays' });
    const fired = await aStaffMember(services, { role: 'administrator', username: 'fired' });
    const wish = { label: 'A', role: 'administrator', key: newToken() } as const;
    const invitation = await invite(services, fired, wish);
    const access = await giveNewAccess(services, fired, { person: by, key: newToken() });
    expect((await takeAway(services, by, fired.id, 'reception')).ok).toBe(true);
    expect(await joinByLink(services, invitation, NEWCOMER)).toEqual(over);
    expect(await takeNewAccess(services, access, PASSWORDS)).toEqual(over);
    expect(await openLinks(services)).toEqual([]);
  });

  test('for an account ends when the access is taken away, also if it is given back', async () => {
    const services = staffServices(database);
    const by = await aStaffMember(services, { role: 'administrator' });
    const person = await aStaffMember(services);
    const link = await giveNewAccess(services, by, { person, key: newToken() });
    await disablePerson(services, by, person.id);
    await enablePerson(services, by, person.id);
    expect(await takeNewAccess(services, link, PASSWORDS)).toEqual(over);
  });
});

test('of two links to one account the second ends with the first', async () => {
  const services = staffServices(database);
  const by = await aStaffMember(services, { role: 'administrator' });
  const person = await aStaffMember(services);
  const make = () => giveNewAccess(services, by, { person, key: newToken() });
  const [lost, sentAgain] = [await make(), await make()];
  expect((await takeNewAccess(services, sentAgain, PASSWORDS)).ok).toBe(true);
  expect((await takeNewAccess(services, lost, PASSWORDS)).ok).toBe(false);
});
