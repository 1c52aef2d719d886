import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import { unlessMissing } from './error-code.ts';

const secretsSchema = z.object({
  ownerPassword: z.string().min(20),
  appPassword: z.string().min(20),
  /** The port of the last run, reused when it is free. */
  port: z.int().min(1024).max(65535).optional(),
});
export type Secrets = z.infer<typeof secretsSchema>;

export function newSecrets(): Secrets {
  const password = () => randomBytes(24).toString('base64url');
  return { ownerPassword: password(), appPassword: password() };
}

/**
 * The stored secrets, or undefined when there are none.
 * @throws when the file is damaged
 */
export async function readSecrets(file: string): Promise<Secrets | undefined> {
  const text = await unlessMissing(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartFault(startFaults.passwordsDamaged(file), error);
  }
}

/** Replaces the file atomically; only its owner may read it. */
export async function writeSecrets(file: string, secrets: Secrets): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, file);
}
