import { expect, test } from 'vitest';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { testDatabase } from '#tests/database.ts';
import { seedAgenda } from './seed-agenda.server.ts';

const { db, pool } = await testDatabase();

const [first, ...others] = manausRecord.services;

/** A clinic whose first service is never on one coming with these. */
const clinicWith = (notTogetherWith: string[]): ClinicRecord => {
  if (!first) throw new Error('no service');
  const gone = { ...first, slug: 'nunca-marcado', title: 'Nunca marcado', isArchived: true };
  return { ...manausRecord, services: [{ ...first, notTogetherWith }, ...others, gone] };
};

test('a service keeps apart from one that the agenda never had', async () => {
  const other = others[0]?.slug ?? '';
  await seedAgenda(db, parseClinic(clinicWith(['nunca-marcado', other])));
  const { rows } = await pool.query(`
    select one.slug as one, other.slug as other from service_exclusions
    join services one on one.id = service_id join services other on other.id = other_id`);
  expect(rows.map((row) => [row.one, row.other].sort())).toEqual([[first?.slug, other].sort()]);
});
