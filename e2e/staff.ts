import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { StaffRole } from '#app/features/staff/staff-role.ts';
import { totpCode, totpStep } from '#app/features/staff/totp.server.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';

export const PASSWORD = 'trem amassa goiaba torto';

const PROJECT_DIR = join(import.meta.dirname, '..');
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
let count = 0;

/**
 * Runs the command for a new administrator beside the running app.
 * @param more the app's environment, as far as it says where the database is
 */
export async function newSetupLink({
  url,
  port,
  dataDir,
}: {
  url: string;
  port: number;
  dataDir: string;
}): Promise<string> {
  const env = { ...process.env, BASE_URL: url, PORT: String(port), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/add-administrator.ts'], {
    cwd: PROJECT_DIR,
    env,
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** Makes an account by a link, with a username that nobody has. @returns the username */
export async function makeAccount(page: Page, link: string, name: string): Promise<string> {
  count += 1;
  const username = `pessoa${process.pid}.${count}`;
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
 * @returns the app's code, `steps` half minutes from now
 */
export async function setUpSecondFactor(page: Page): Promise<(steps?: number) => string> {
  const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const shown = (steps = 0) => totpCode(secret, totpStep(new Date()) + steps);
  await page.getByLabel('Código do aplicativo').fill(shown());
  await page.getByRole('button', { name: 'Ligar' }).click();
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
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

/**
 * Signs a new administrator up on one page and somebody of a role on the other.
 * @returns the username of the second; the password is PASSWORD
 */
export async function signUp(
  { administrator, page }: { administrator: Page; page: Page },
  { role, setupLink }: { role: StaffRole; setupLink: string },
): Promise<string> {
  await makeAccount(administrator, setupLink, 'Helena Prado');
  await setUpSecondFactor(administrator);
  return makeAccount(page, await inviteSomebody(administrator, role), 'Rosa Lima');
}
