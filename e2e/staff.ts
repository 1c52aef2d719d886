import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { staff, staffSessions } from '#app/db/staff-schema.ts';
import { hashPassword, PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import { beginSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import type { StaffRole } from '#app/features/staff/staff-role.ts';
import { totpCode, totpStep } from '#app/features/staff/totp.server.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';
import type { Site } from './sites.ts';

export const PASSWORD = 'trem amassa goiaba torto';

const PROJECT_DIR = join(import.meta.dirname, '..');
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
let count = 0;

/**
 * Runs the command for a new administrator beside the running app.
 * @param more the app's environment, as far as it says where the database is
 */
export async function newSetupLink(
  { url, port }: { url: string; port: number },
  more: Record<string, string>,
): Promise<string> {
  const env = { ...process.env, ...more, BASE_URL: url, PORT: String(port) };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/add-administrator.ts'], {
    cwd: PROJECT_DIR,
    env,
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/**
 * Creates somebody with a role and signs the page's browser in as them, as after a login with both factors.
 * Tests about accounts or login use the real forms.
 */
export async function signIn(
  page: Page,
  { url, databaseUrl }: Pick<Site, 'url' | 'databaseUrl'>,
  { role, name = 'Rosa Lima' }: { role: StaffRole; name?: string },
): Promise<{ id: number; username: string }> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  try {
    const [made] = await db
      .insert(staff)
      .values({
        username: newUsername(),
        name,
        role,
        passwordHash: 'nobody knows it',
        totpSalt: 'set up',
        totpLastStep: 0,
        createdAt: systemClock.now(),
      })
      .returning({ id: staff.id, username: staff.username });
    if (!made) throw new Error('nobody was stored');
    const session = { awaitsSecondFactor: false };
    const value = await beginSession({ db, clock: systemClock }, made.id, session);
    const httpOnly = { httpOnly: true, sameSite: 'Lax' } as const;
    await page.context().addCookies([{ url, name: SESSION_COOKIE.name, value, ...httpOnly }]);
    return made;
  } finally {
    await close();
  }
}

/** Lets somebody sign in with PASSWORD alone; who keeps their second factor can confirm with it that it is them. */
export async function givePassword(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  staffId: number,
  { keepsSecondFactor = false } = {},
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  try {
    const passwordHash = await hashPassword(PASSWORD, PASSWORD_COST);
    const none = { totpSalt: null, totpLastStep: null };
    const set = { passwordHash, ...(keepsSecondFactor ? {} : none) };
    await db.update(staff).set(set).where(eq(staff.id, staffId));
  } finally {
    await close();
  }
}

/** Makes somebody's sessions as old as if so many minutes had passed since the last request. */
export async function letPass(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  staffId: number,
  minutes: number,
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  try {
    const ago = new Date(Date.now() - minutes * 60_000);
    const set = { lastSeenAt: ago, confirmedAt: ago };
    await db.update(staffSessions).set(set).where(eq(staffSessions.staffId, staffId));
  } finally {
    await close();
  }
}

function newUsername(): string {
  count += 1;
  return `pessoa${process.pid}.${count}`;
}

/**
 * Creates an account by a link, with a unique username.
 * @returns the username
 */
export async function makeAccount(page: Page, link: string, name: string): Promise<string> {
  const username = newUsername();
  await page.goto(link);
  await page.getByLabel('Seu nome').fill(name);
  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('A mesma senha outra vez').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  return username;
}

/**
 * Sets up the second factor, as an authenticator app that reads the key does.
 * @param look at the recovery codes, which are shown once
 * @returns the app's code, `steps` half minutes from now
 */
export async function setUpSecondFactor(
  page: Page,
  look?: () => Promise<void>,
): Promise<(steps?: number) => string> {
  const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const shown = (steps = 0) => totpCode(secret, totpStep(new Date()) + steps);
  await page.getByLabel('Código do aplicativo').fill(shown());
  await page.getByRole('button', { name: 'Ligar' }).click();
  const kept = page.getByRole('button', { name: 'Guardei os códigos' });
  if (look) {
    await kept.waitFor();
    await look();
  }
  await kept.click();
  return shown;
}

/**
 * Invites somebody through an administrator's page.
 * @returns the link to hand over
 */
export async function inviteSomebody(page: Page, role: StaffRole): Promise<string> {
  await page.goto('/equipe/pessoas');
  await page.getByRole('link', { name: 'Convidar uma pessoa' }).click();
  await page.getByLabel('Para quem é o convite').fill('Rosa Lima');
  await page.getByText(staffFrame.roles[role], { exact: true }).last().click();
  await page.getByRole('button', { name: 'Criar o convite' }).click();
  return (await page.locator('code').textContent()) ?? '';
}
