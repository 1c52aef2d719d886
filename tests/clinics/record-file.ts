import { rmSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

const files = new Map<ClinicRecord, Promise<string>>();

/** The record as a file that CLINIC_RECORD may name; gone when the process ends. */
export function recordFile(record: ClinicRecord): Promise<string> {
  const file = files.get(record) ?? write(record);
  files.set(record, file);
  return file;
}

async function write(record: ClinicRecord): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-record-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  await chmod(dir, 0o755);
  const file = join(dir, 'clinic.json');
  await writeFile(file, JSON.stringify(record, null, 2));
  return file;
}
