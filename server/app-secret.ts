import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFaults } from '#app/locales/start-faults.ts';
import { hasCode, unlessMissing } from './postgres/error-code.ts';
import { StartFault } from './start-fault.ts';

/** The file of the secret that an installation makes for itself. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'app-secret');
}

/**
 * The secret of this installation, created on first start and readable only by its owner. Two processes that
 * start at once get the same one.
 * @param dataDir an existing folder
 * @param isExpected whether the database already knows a secret: then none is made
 */
export async function installationSecret(
  dataDir: string,
  { isExpected }: { isExpected: boolean },
): Promise<string> {
  const file = secretFile(dataDir);
  const known = await readSecret(file);
  if (known) return known;
  if (isExpected) throw new StartFault(startFaults.secretLost(file));
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    // Unlike a rename, a link never replaces a file that another process created in between.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(file);
  if (!made) throw new StartFault(startFaults.secretShort(file));
  return made;
}

async function readSecret(file: string): Promise<string | undefined> {
  const secret = (await unlessMissing(readFile(file, 'utf8')))?.trim() ?? '';
  return secret.length >= 32 ? secret : undefined;
}
