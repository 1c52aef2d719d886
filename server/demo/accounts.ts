import { randomBytes } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import {
  keepRecoveryCodes,
  offeredSecret,
  setUpSecondFactor,
} from '#app/features/staff/second-factor.server.ts';
import {
  endSessionsOf,
  findSession,
  type StaffMember,
} from '#app/features/staff/sessions.server.ts';
import { invite, makeSetupLink } from '#app/features/staff/staff-links.server.ts';
import { needsSecondFactor, type StaffRole } from '#app/features/staff/staff-role.ts';
import type { StaffServices } from '#app/features/staff/staff-services.server.ts';
import { base32, totpCode, totpSecret, totpStep } from '#app/features/staff/totp.server.ts';
import { joinByLink } from '#app/features/staff/use-link.server.ts';

/** Prefix of the demo accounts, and of no others. */
export const DEMO_USERNAME_PREFIX = 'demo.';

const PEOPLE = [
  { role: 'administrator', username: 'demo.administracao', name: 'Tereza Bittencourt' },
  { role: 'editor', username: 'demo.redacao', name: 'Iolanda Serpa' },
  { role: 'reception', username: 'demo.recepcao', name: 'Rosa Lima' },
  { role: 'practitioner', username: 'demo.medica', name: 'Helena Prado' },
] as const satisfies readonly { role: StaffRole; username: string; name: string }[];

const GROUPS = 4;
const STEP_MS = 30_000;

export type DemoAccount = {
  id: number;
  role: StaffRole;
  username: string;
  /** Generated for this run and stored nowhere. */
  password: string;
};

/** Creates an account for each role through real setup links, with a second factor where the role needs one. */
export async function makeAccounts(services: StaffServices): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  let administrator: StaffMember | undefined;
  for (const { role, username, name } of PEOPLE) {
    const key = `demo:${username}`;
    const link = administrator
      ? await invite(services, administrator, { label: name, role, key })
      : await makeSetupLink(services);
    const password = newPassword();
    const values = { name, username, password, repeated: password };
    const joined = await joinByLink(services, link, values);
    if (!joined.ok) throw new Error(`the account ${username} could not be made`);
    const { token, staffId: id } = joined.value;
    administrator ??= { id, name, username, role };
    if (needsSecondFactor(role)) await setUp(services, token);
    await endSessionsOf(services.db, id);
    accounts.push({ id, role, username, password });
  }
  return accounts;
}

export type DemoCode = { username: string; key: string; code: string };

/** The current authenticator code of each demo account that has a second factor. */
export async function currentCodes(
  { db, secret }: { db: Database; secret: string },
  now: Date,
): Promise<DemoCode[]> {
  const rows = await db
    .select({ id: staff.id, username: staff.username, salt: staff.totpSalt })
    .from(staff)
    .where(like(staff.username, `${DEMO_USERNAME_PREFIX}%`));
  return rows.flatMap(({ id, username, salt }) => {
    if (salt === null) return [];
    const own = totpSecret(secret, id, salt);
    return [{ username, key: base32(own), code: totpCode(own, totpStep(now)) }];
  });
}

async function setUp(services: StaffServices, token: string): Promise<void> {
  const { db, clock, secret } = services;
  const session = await findSession(services, token);
  if (!session) throw new Error('a session of the demo is over');
  // A few steps ago, so that the current code is still unused for a login.
  const earlier = { now: () => new Date(clock.now().getTime() - 3 * STEP_MS) };
  const code = totpCode(offeredSecret(secret, session), totpStep(earlier.now()));
  const done = await setUpSecondFactor({ ...services, clock: earlier }, session, code);
  if (!done.ok) throw new Error('the second factor of the demo could not be set up');
  await keepRecoveryCodes(db, session.staff.id);
}

/** 'k4mz-7wqd-x2hn-b6ty': 80 bits that are easy to type. */
function newPassword(): string {
  const letters = base32(randomBytes(10)).toLowerCase();
  return (letters.match(/.{4}/g) ?? []).slice(0, GROUPS).join('-');
}
