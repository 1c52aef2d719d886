import { beforeEach, expect, test } from 'vitest';
import { type Access, mayOpen, ROLE_PERMISSIONS } from '#app/features/staff/permissions.ts';
import { beginSession, endSession } from '#app/features/staff/sessions.server.ts';
import { loginPath, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { STAFF_ROLES } from '#app/features/staff/staff-role.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import routes from '#app/routes.ts';
import { testDatabase } from './database.ts';
import { patternsOf } from './route-patterns.ts';
import { aStaffMember } from './staff.ts';
import { staffSite } from './staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database);
const patterns = [...new Set(patternsOf(routes))].filter((pattern) => /^\/equipe/.test(pattern));

const NAME = '__Host-sid=';
const ASKERS = [
  ...STAFF_ROLES,
  'administrator without second factor',
  'awaiting second factor',
  'signed out',
  'anybody',
] as const;
type Asker = (typeof ASKERS)[number];
let cookies: Partial<Record<Asker, string>> = {};

beforeEach(async () => {
  const people: Partial<Record<Asker, string>> = {};
  const { services } = site;
  for (const role of STAFF_ROLES) {
    const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
    const { id } = await aStaffMember(services, { role, ...secondFactor });
    people[role] = await site.signedIn(id);
    if (role !== 'administrator') continue;
    const waiting = await beginSession(services, id, { awaitsSecondFactor: true });
    people['awaiting second factor'] = `${NAME}${waiting}`;
    const ended = await site.signedIn(id);
    await endSession(services.db, ended.slice(NAME.length));
    people['signed out'] = ended;
  }
  const newcomer = { role: 'administrator', username: 'newcomer' } as const;
  const { id } = await aStaffMember(services, newcomer);
  people['administrator without second factor'] = await site.signedIn(id);
  cookies = people;
});

/** An address of the pattern with ids that do not exist. */
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, '987654');

type Outcome = 'login' | 'code' | 'second factor' | 'forbidden' | 'let in';

function expectedOf(access: Access, asker: Asker): Outcome {
  if (access === 'anybody') return 'let in';
  if (asker === 'anybody' || asker === 'signed out') return 'login';
  if (asker === 'awaiting second factor') return 'code';
  if (access === 'own-account') return 'let in';
  if (asker === 'administrator without second factor') return 'second factor';
  return mayOpen(asker, access) ? 'let in' : 'forbidden';
}

function outcomeOf(
  { status, location }: { status: number; location: string | null },
  path: string,
): Outcome {
  const url = new URL(path, site.services.env.baseUrl);
  // The login pages redirect to each other.
  if (/^\/equipe\/(?:entrar|sair|preparar)(?:\/|$)/.test(path)) return 'let in';
  if (location === loginPath(url)) return 'login';
  if (location === loginPath(url, STAFF_PATHS.code)) return 'code';
  if (location === '/equipe/segundo-fator') return 'second factor';
  return status === 403 ? 'forbidden' : 'let in';
}

test('every staff route has its row in the table of policies, and each row its route', () => {
  expect(patterns.length).toBeGreaterThan(12);
  expect(STAFF_ROUTES.map(({ pattern }) => pattern).sort()).toEqual(patterns.sort());
});

test('an administrator may do everything but open screenings; people and privacy are theirs alone', () => {
  const all = new Set(Object.values(ROLE_PERMISSIONS).flat());
  expect(new Set([...ROLE_PERMISSIONS.administrator, 'screenings.read'])).toEqual(all);
  const others = STAFF_ROLES.filter((role) => role !== 'administrator');
  for (const role of others) {
    expect(ROLE_PERMISSIONS[role]).not.toContain('people.manage');
    expect(ROLE_PERMISSIONS[role]).not.toContain('privacy.manage');
  }
});

test('answers about somebody’s health are opened by those who see patients, and by nobody else', () => {
  const readers = STAFF_ROLES.filter((role) => mayOpen(role, 'screenings.read'));
  expect(readers).toEqual(['practitioner']);
  const rows = STAFF_ROUTES.filter(({ pattern }) => pattern.startsWith('/equipe/triagens'));
  expect(rows.map(({ access }) => access)).toEqual(['screenings.read', 'screenings.read']);
});

test('whoever may send a form may look at its page, which shows what came of it', () => {
  for (const { access, change = access } of STAFF_ROUTES) {
    const askers = STAFF_ROLES.filter((role) => mayOpen(role, change) && !mayOpen(role, access));
    expect(askers).toEqual([]);
  }
});

// One test a route: making its nine askers takes longer than asking.
test.each(STAFF_ROUTES)(
  '$pattern opens for whom the table says, and for nobody else',
  async ({ pattern, access }) => {
    const path = addressOf(pattern);
    const outcomes: [Asker, Outcome][] = [];
    for (const asker of ASKERS) {
      const answer = await site.get(path, { cookie: cookies[asker] ?? '' });
      expect(answer.status).toBeLessThan(500);
      const outcome = outcomeOf(answer, path);
      if (outcome === 'forbidden') expect(answer.isFramed).toBe(true);
      outcomes.push([asker, outcome]);
    }
    expect(outcomes).toEqual(ASKERS.map((asker) => [asker, expectedOf(access, asker)]));

    // Nor with a session that is none.
    for (const token of ['x'.repeat(43), '', '..', `${'x'.repeat(42)}é`]) {
      const cookie = encodeURI(`${NAME}${token}`);
      expect(outcomeOf(await site.get(path, { cookie }), path)).toBe(expectedOf(access, 'anybody'));
    }

    // And it takes no form of those for whom it does not open.
    for (const asker of ASKERS) {
      const expected = expectedOf(access, asker);
      if (expected === 'let in') continue;
      const answer = await site.post(path, {}, { cookie: cookies[asker] ?? '' });
      // A page without a form answers everybody like this.
      if (answer.status === 405) continue;
      expect([asker, outcomeOf(answer, path)]).toEqual([asker, expected]);
    }
  },
);

test.each(STAFF_ROUTES.filter(({ confirms }) => confirms !== undefined))(
  '$pattern asks an older session for the password',
  async ({ pattern }) => {
    const { clock } = site.services;
    const now = clock.now();
    const path = addressOf(pattern);
    try {
      clock.set(new Date(now.getTime() + 11 * 60_000));
      const answer = await site.post(path, {}, { cookie: cookies.administrator ?? '' });
      const way = `/equipe/confirmar?volta=${encodeURIComponent(path)}&enviado=1`;
      expect([answer.status, answer.location]).toEqual([307, way]);
    } finally {
      clock.set(now);
    }
  },
);

test('looking at every page, twice, changes nothing in the database', async () => {
  const before = await contentsOf(database);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  for (const { pattern } of [...STAFF_ROUTES, ...STAFF_ROUTES]) {
    await site.get(addressOf(pattern), { cookie: cookies.administrator ?? '' });
    await site.get(addressOf(pattern));
  }
  expect(await contentsOf(database)).toEqual(before);
});

/** A hash of each table's rows. */
async function contentsOf({ pool }: typeof database): Promise<Record<string, string | null>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes: Record<string, string | null> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ hash: string | null }>(
      `select md5(string_agg(each::text, ' ' order by each::text)) as hash from ${name} as each`,
    );
    hashes[name] = rows[0]?.hash ?? null;
  }
  return hashes;
}
