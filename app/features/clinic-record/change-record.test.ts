import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { serviceLengths } from '#app/db/lengths-schema.ts';
import { resources, serviceResources, services, weeklyHours } from '#app/db/schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { changeRecord } from './change-record.server.ts';
import {
  readCurrentRecord,
  readPayersInForce,
  readRecordVersions,
} from './record-versions.server.ts';

async function site() {
  const database = await testDatabase();
  const staff = staffServices(database);
  const { id: by } = await aStaffMember(staff);
  const parts = { db: database.db, clock: staff.clock, clinicFile: serraClaraRecord };
  return {
    db: database.db,
    change: (changes: Partial<ClinicRecord>, seenVersion: number) =>
      changeRecord(parts, { changes, seenVersion, by }),
    now: () => readCurrentRecord(database.db, serraClaraRecord),
  };
}

test('until staff make the record theirs, the file is in force', async () => {
  const { now } = await site();
  expect(await now()).toEqual({ record: serraClaraRecord, version: 0, readVersion: 0 });
});

test('a change makes a version of the whole record, told with its fields', async () => {
  const { db, change, now } = await site();
  expect(await change({ email: 'ola@outra.example.com' }, 0)).toMatchObject({ ok: true });
  const { record, version } = await now();
  expect([record.email, record.siteName, version]).toEqual([
    'ola@outra.example.com',
    serraClaraRecord.siteName,
    1,
  ]);
  expect(await readRecordVersions(db)).toMatchObject([
    { version: 1, fields: ['email'], madeBy: 'first' },
  ]);
});

test('two people may change different fields, not the same one', async () => {
  const { change } = await site();
  await change({ email: 'um@outra.example.com' }, 0);
  expect(await change({ siteName: 'Outra' }, 0)).toMatchObject({ ok: true });
  expect(await change({ email: 'dois@outra.example.com' }, 0)).toEqual({
    ok: false,
    refusal: 'changed',
  });
  expect(await change({ email: 'dois@outra.example.com' }, 2)).toMatchObject({ ok: true });
});

test('a record with faults is refused with each of them, and nothing is stored', async () => {
  const { change, now } = await site();
  const refused = await change({ email: 'nobody', domain: 'Não' }, 0);
  expect(refused).toMatchObject({
    ok: false,
    refusal: { faults: [{ path: ['domain'] }, { path: ['email'] }] },
  });
  expect((await now()).version).toBe(0);
});

test('a doctor added on screen can be booked at once, in the hours of the clinic', async () => {
  const { db, change } = await site();
  const [doctor] = serraClaraRecord.people;
  const [first, ...others] = serraClaraRecord.services;
  if (!doctor || !first) throw new Error('the record has no doctor or no service');
  const added = { ...doctor, slug: 'bruno-dias', name: 'Dr. Bruno Dias', breaks: [] };
  const practitioners = [...first.practitioners, 'bruno-dias'];
  const changed = await change(
    {
      people: [...serraClaraRecord.people, added],
      services: [{ ...first, practitioners }, ...others],
    },
    0,
  );
  expect(changed).toMatchObject({ ok: true });
  const [row] = await db.select().from(resources).where(eq(resources.slug, 'bruno-dias'));
  expect(row).toMatchObject({ kind: 'practitioner', isActive: true });
  const id = row?.id ?? 0;
  const hours = await db.select().from(weeklyHours).where(eq(weeklyHours.resourceId, id));
  expect(hours).toHaveLength(5);
  const needs = await db
    .select({ slug: services.slug })
    .from(serviceResources)
    .innerJoin(services, eq(services.id, serviceResources.serviceId))
    .where(eq(serviceResources.resourceId, id));
  expect(needs).toEqual([{ slug: first.slug }]);
});

test('who is archived takes no bookings, and is still named', async () => {
  const { db, change, now } = await site();
  const people = serraClaraRecord.people.map((each) =>
    each.slug === 'marina-couto-reis' ? { ...each, isArchived: true } : each,
  );
  const { nurse: _, ...responsibilities } = serraClaraRecord.responsibilities;
  expect(await change({ people, responsibilities }, 0)).toMatchObject({ ok: true });
  const [row] = await db.select().from(resources).where(eq(resources.slug, 'marina-couto-reis'));
  expect(row?.isActive).toBe(false);
  const clinic = parseClinic((await now()).record);
  expect(clinic.nurse).toBeUndefined();
  expect(clinic.formerPeople.map(({ slug }) => slug)).toEqual(['marina-couto-reis']);
});

test('a length that comes back with an older version takes those planned over it away', async () => {
  const { db, change } = await site();
  const [first, ...others] = serraClaraRecord.services;
  if (!first) throw new Error('the record has no service');
  const lasting = (durationMinutes: number) => ({
    services: [{ ...first, durationMinutes }, ...others],
  });
  await change(lasting(first.durationMinutes + 15), 0);
  const [row] = await db.select().from(services).where(eq(services.slug, first.slug));
  const serviceId = row?.id ?? 0;
  await db.insert(serviceLengths).values({
    ...{ serviceId, fromOn: '2027-03-01', durationMinutes: 90 },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  });
  // What leaves the length leaves what is planned.
  await change({ siteName: 'Outra' }, 1);
  expect(await db.$count(serviceLengths)).toBe(1);
  await change(lasting(first.durationMinutes), 2);
  expect(await db.$count(serviceLengths)).toBe(0);
});

test('the payers in force are those that the newest version has not archived', async () => {
  const { db, change } = await site();
  const [insurer] = serraClaraRecord.payers.filter(({ id }) => id !== 'particular');
  const names = async () => (await readPayersInForce(db, serraClaraRecord)).map(({ id }) => id);
  expect(await names()).toContain(insurer?.id);
  const payers = serraClaraRecord.payers.map((each) =>
    each === insurer ? { ...each, isArchived: true } : each,
  );
  expect(await change({ payers }, 0)).toMatchObject({ ok: true });
  expect(await names()).not.toContain(insurer?.id);
  expect(await change({ payers: serraClaraRecord.payers }, 1)).toMatchObject({ ok: true });
  expect(await names()).toContain(insurer?.id);
});
