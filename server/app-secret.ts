import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of this installation, created on first start and readable only by its owner. Two processes that
 * start at once get the same one.
 * @param dataDir an existing folder
 */
export async function installationSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  const known = await readSecret(file);
  if (known) return known;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    // Unlike a rename, a link never replaces a file that another process created in between.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(file);
  if (!made)
    throw new Error(`The file ${file} holds no secret of 32 characters or more; delete it.`);
  return made;
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    return secret.length >= 32 ? secret : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
