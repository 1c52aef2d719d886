import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { recordFile } from '#tests/clinics/record-file.ts';
import { readClinicFile } from './clinic-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'clareia-file-'));
afterAll(() => rm(folder, { recursive: true }));

async function reading(text: string) {
  const file = join(folder, 'clinic.json');
  await writeFile(file, text);
  return readClinicFile({ clinicRecord: file });
}

test('without a setting it is the record of the source', async () => {
  expect(await readClinicFile({ clinicRecord: undefined })).toBe(clinicRecord);
});

test('a record survives being a JSON file', async () => {
  const read = await readClinicFile({ clinicRecord: await recordFile(manausRecord) });
  expect(parseClinic(read)).toEqual(parseClinic(manausRecord));
});

test('a file that is not there, is no JSON or has faults is named with what is wrong', async () => {
  const nowhere = readClinicFile({ clinicRecord: join(folder, 'nowhere.json') });
  await expect(nowhere).rejects.toThrow('CLINIC_RECORD cannot be read: ENOENT');
  await expect(reading('{ "siteName": ')).rejects.toThrow('CLINIC_RECORD is no JSON: ');
  const broken = { ...manausRecord, phone: '92 3222', email: undefined };
  await expect(reading(JSON.stringify(broken))).rejects.toThrow(
    /- phone: must be a Brazilian number.*\n- email: is missing/s,
  );
  await expect(reading('[]')).rejects.toThrow('The clinic record has faults:');
});
