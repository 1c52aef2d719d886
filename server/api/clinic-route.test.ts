import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { anAppointment, testApi } from '#tests/api.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';

const database = await testDatabase();
const api = await testApi(database);

test('the clinic says of itself what its pages say, as its schema has it', async () => {
  const { status, headers, body } = await api.get('/clinic');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  const { displayName, slogan, address, phone, people } = serraClaraRecord;
  expect(body).toMatchObject({ displayName, slogan: slogan['pt-BR'], phone });
  expect(body.address.street).toBe(address.street);
  expect(body.people.map(({ slug }: { slug: string }) => slug)).toEqual(
    people.map(({ slug }) => slug),
  );
  const { body: document } = await api.get('/openapi.json');
  const { responses } = document.paths['/api/v1/clinic'].get;
  const { schema } = responses['200'].content['application/json'];
  expect(z.fromJSONSchema(schema).safeParse(body).error?.issues).toBeUndefined();
  expect(schema.properties.phone).toMatchObject({ title: 'Telefone' });
  expect(schema.properties.slogan).toMatchObject({ type: 'string' });
  expect(schema.properties.postCategories.default).toBeUndefined();
  expect(body.postCategories[0]).toMatchObject({ slug: 'prevention', label: 'Prevenção' });
});

test('texts come in the language that is asked for', async () => {
  const { body } = await api.get('/clinic?language=en-US');
  expect(body.slogan).toBe(serraClaraRecord.slogan['en-US']);
  expect((await api.get('/clinic?language=fr')).status).toBe(400);
});

test('nothing that pages do not show', async () => {
  const { text } = await api.get('/clinic');
  for (const name of [
    'statements',
    'testimonials',
    'examples',
    'replyTemplates',
    'mailWords',
    'followUps',
    'placeId',
  ])
    expect(text).not.toContain(`"${name}"`);
});

test('what staff change is told without a restart, archived entries never', async () => {
  const services = staffServices(database);
  const { id: by } = await aStaffMember(services, { role: 'administrator' });
  const [own, first, ...others] = serraClaraRecord.payers;
  if (!own || !first) throw new Error('the record has too few payers');
  const news = { id: 'floresta', title: 'Floresta Saúde', bring: ['Carteirinha'] };
  const payers = [own, { ...first, isArchived: true }, ...others, news];
  const { db, clock } = services;
  const changed = await changeRecord(
    { db, clock, clinicFile: serraClaraRecord },
    { changes: { payers }, seenVersion: 0, by },
  );
  expect(changed).toMatchObject({ ok: true });
  const { body } = await api.get('/clinic');
  const ids = body.payers.map((each: { id: string }) => each.id);
  expect(ids).toContain('floresta');
  expect(ids).not.toContain(first.id);
  await db.execute(sql`delete from clinic_record_versions`);
});

test('of people and prices what holds today, never what is planned', async () => {
  const services = staffServices(database);
  const { id: by } = await aStaffMember(services, { username: 'bia', role: 'administrator' });
  const today = wallClockOf(services.clock.now()).on;
  const [doctor, nurse, ...others] = serraClaraRecord.people;
  if (!doctor || !nurse) throw new Error('the record has too few people');
  const { db, clock } = services;
  const { nurse: _, ...responsibilities } = serraClaraRecord.responsibilities;
  const changes = {
    responsibilities,
    people: [
      doctor,
      { ...nurse, untilOn: addDays(today, 3) },
      { ...nurse, slug: 'gone', untilOn: addDays(today, -1) },
      { ...nurse, slug: 'comes', fromOn: addDays(today, 1) },
      ...others,
    ],
    services: serraClaraRecord.services.map((each, index) => {
      const price = { rule: 'fixed' as const, cents: 350_00 };
      const later = { rule: 'fixed' as const, cents: 390_00 };
      if (each.slug !== 'consultas-oftalmologicas')
        return index > 0
          ? each
          : { ...each, laterPrice: { fromOn: addDays(today, 1), price: null } };
      return { ...each, price, laterPrice: { fromOn: addDays(today, 1), price: later } };
    }),
  };
  const changed = await changeRecord(
    { db, clock, clinicFile: serraClaraRecord },
    { changes, seenVersion: 0, by },
  );
  expect(changed).toMatchObject({ ok: true });
  const { body, text } = await api.get('/clinic');
  const slugs = body.people.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain(nurse.slug);
  expect(slugs).not.toContain('gone');
  expect(slugs).not.toContain('comes');
  expect(text).toContain('35000');
  expect(text).not.toContain('39000');
  const { text: document } = await api.get('/openapi.json');
  for (const told of [text, document])
    for (const name of ['untilOn', 'laterPrice', 'fromOn']) expect(told).not.toContain(`"${name}"`);
  await db.execute(sql`delete from clinic_record_versions`);
});

test('who books knows of the payers and rules as they are at that moment', async () => {
  let clinic = testClinic;
  const live = await testApi(database, { clinic: () => clinic });
  const [own] = testClinic.payers;
  if (!own) throw new Error('the record has no payer');
  const payer = { ...own, id: 'floresta', title: 'Floresta Saúde' };
  expect((await live.get('/payers')).text).not.toContain('floresta');
  clinic = { ...testClinic, payers: [...testClinic.payers, payer] };
  expect((await live.get('/payers')).text).toContain('floresta');
  expect((await live.book(anAppointment({ payer: 'amazonas' }))).body.refusal).toBe(
    'unknown-payer',
  );
  expect((await live.book(anAppointment({ payer: 'floresta' }))).status).toBe(201);
});

test('a record that is looked at again is checked by what it says, not by what was said before', async () => {
  const services = staffServices(database);
  const { id: by } = await aStaffMember(services, { username: 'eva', role: 'administrator' });
  const { db, clock } = services;
  const named = async (title: string) => {
    const [first, ...others] = serraClaraRecord.services;
    if (!first) throw new Error('the record has no service');
    await db.execute(sql`delete from clinic_record_versions`);
    const changes = { services: [{ ...first, title }, ...others] };
    await changeRecord(
      { db, clock, clinicFile: serraClaraRecord },
      { changes, seenVersion: 0, by },
    );
    const told = await Promise.all(['/clinic', '/clinic'].map((path) => api.get(path)));
    return told.map(({ body }) => body.services[0].title);
  };
  // Both are the first version of a record.
  expect(await named('Consulta completa')).toEqual(['Consulta completa', 'Consulta completa']);
  expect(await named('Consulta dos olhos')).toEqual(['Consulta dos olhos', 'Consulta dos olhos']);
  await db.execute(sql`update clinic_record_versions set record = record - 'services'`);
  const { body } = await api.get('/clinic');
  expect(body.services[0].title).not.toBe('Consulta dos olhos');
  await db.execute(sql`delete from clinic_record_versions`);
});
