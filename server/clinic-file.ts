import { readFile } from 'node:fs/promises';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';

/**
 * The clinic record of the files: the JSON that CLINIC_RECORD names, or that of the source. It is in force until
 * staff make a version on screen.
 * @throws Error with a line for each fault, or saying why the file cannot be read
 */
export async function readClinicFile(env: Pick<ProcessEnv, 'clinicRecord'>): Promise<ClinicRecord> {
  if (env.clinicRecord === undefined) return clinicRecord;
  const text = await readFile(env.clinicRecord, 'utf8').catch((error: unknown) => {
    throw new Error(`CLINIC_RECORD cannot be read: ${reasonOf(error)}`);
  });
  return checkRecord(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`CLINIC_RECORD is no JSON: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
