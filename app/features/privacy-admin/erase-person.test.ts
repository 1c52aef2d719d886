import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { patientNotes, patientProxies } from '#app/db/patients-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import {
  appointments,
  auditLog,
  consents,
  contactMessages,
  contacts,
  manageLinks,
} from '#app/db/schema.ts';
import { pdfOf } from '#app/platform/pdf/pdf.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { manageToken, openSession } from '#app/scheduling/manage-link.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { aCanaryPerson, CANARIES, columnsWith } from '#tests/canary-person.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { erasePerson, snapshotStamp } from './erase-person.server.ts';
import { erasePlanOf } from './erase-plan.ts';
import { personJson, personPdf } from './person-file.ts';
import { readRecords } from './person-records.server.ts';
import { readTrail } from './person-trail.server.ts';
import { samePerson } from './same-person.server.ts';

const database = await testDatabase();
const { db } = database;
const CONTACT = { source: 'contact', id: 1 } as const;
const BY = { id: 90 };
const texts = Object.values(CANARIES);
const words = { serviceTitle: (slug: string) => slug, payerTitle: (id: string) => id };

async function look() {
  const person = await samePerson(db, CONTACT);
  if (!person) throw new Error('there is nobody');
  const records = await readRecords(db, person.own);
  return { person, records, snapshot: snapshotStamp(records) };
}

const erase = (clock: { now: () => Date }, snapshot: string) =>
  erasePerson(
    { db, clock },
    { personKey: CONTACT, added: [], snapshot, reason: 'asked', identity: 'called-back', by: BY },
  );

test('one person is found with everything about them, also across tables', async () => {
  await aCanaryPerson(database);
  const { person, records } = await look();
  expect(person.own.map(({ source }) => source).sort()).toEqual([
    'contact',
    'lead',
    'message',
    'request',
    'screening',
    'waiting',
  ]);
  expect(records).toMatchObject({
    patients: [{ name: CANARIES.child }],
    visits: [{ extraReason: CANARIES.words }],
    notes: [{ kind: 'contact' }, { kind: 'privacy' }],
    mails: [{ queue: 'contact-mail' }],
  });
  expect(records.consents.length).toBeGreaterThan(0);
});

test('a phone that is shared does not make two people one', async () => {
  await aCanaryPerson(database);
  const husband = { name: 'Abel Quaresma', phoneE164: CANARIES.phone, email: null };
  await bookAppointment(
    bookingServices(database),
    aRequest({ contact: husband, startsAt: at('2026-10-07', '09:00') }),
    aKey(),
  );
  const { person } = await look();
  expect(person.others.map(({ name }) => name)).toEqual(['Abel Quaresma']);
  const joined = await samePerson(db, CONTACT, [{ source: 'contact', id: 2 }]);
  expect(joined?.own.some(({ name }) => name === 'Abel Quaresma')).toBe(true);
});

test('the copy has everything, for people and for programs', async () => {
  const { clock } = await aCanaryPerson(database);
  const { person, records } = await look();
  const trail = await readTrail(db, person.own, records);
  const facts = { cards: person.own, records, trail, madeAt: clock.now(), clinic: testClinic };
  const json = personJson(facts);
  for (const text of texts) expect(json).toContain(text);
  expect(JSON.parse(json)).toMatchObject({
    controller: { taxId: testClinic.taxId },
    uses: expect.any(Array),
    visits: [{ protocol: records.visits[0]?.protocol }],
  });
  const { title, blocks } = personPdf(facts, words);
  const pdf = await pdfOf({ title, language: 'pt-BR', createdAt: clock.now(), blocks });
  expect(pdfFaults(pdf)).toEqual([]);
  const flat = textOfPdf(pdf).replace(/\s+/g, ' ');
  expect(flat).toContain(CANARIES.words);
  expect(flat).toContain('zuleide.canaria@example.org');
  expect(flat).toContain('(35) 99887-7661');
});

test('the copy and the erasure reach the record of another patient for whom they may book', async () => {
  const { clock } = await aCanaryPerson(database);
  const daughter = { name: 'Ana Alheia', phoneE164: '+5535998120000', email: null };
  await bookAppointment(
    bookingServices(database),
    aRequest({ contact: daughter, startsAt: at('2026-10-07', '09:00') }),
    aKey(),
  );
  const proxy = { patientId: 2, relation: 'avó', addedAt: clock.now(), addedBy: 90 };
  const { name, phone: phoneE164 } = CANARIES;
  await db.insert(patientProxies).values([
    { ...proxy, name: name.toUpperCase(), phoneE164 },
    { ...proxy, name: 'Outra Pessoa', phoneE164 },
  ]);
  clock.set(at('2026-10-08', '12:00'));
  const { records, snapshot, person } = await look();
  expect(records.about.mayBookFor).toMatchObject([{ name: name.toUpperCase() }]);
  const trail = await readTrail(db, person.own, records);
  const json = personJson({
    ...{ cards: person.own, records, trail },
    ...{ madeAt: clock.now(), clinic: testClinic },
  });
  expect(json).not.toContain('Alheia');
  expect(await erase(clock, snapshot)).toEqual({ ok: true, value: undefined });
  expect(await db.select().from(patientProxies)).toMatchObject([{ name: 'Outra Pessoa' }]);
});

test('a note that came after the preview is no part of what was read', async () => {
  const { clock } = await aCanaryPerson(database);
  clock.set(at('2026-10-08', '12:00'));
  const { snapshot } = await look();
  await db
    .insert(patientNotes)
    .values({ patientId: 1, author: 90, words: 'mais', writtenAt: clock.now() });
  expect(await erase(clock, snapshot)).toEqual({ ok: false, refusal: 'changed' });
});

test('nobody with a future appointment is erased', async () => {
  const { clock } = await aCanaryPerson(database);
  const { records, snapshot } = await look();
  expect(erasePlanOf(records, clock.now()).blocking).toHaveLength(1);
  expect(await erase(clock, snapshot)).toEqual({ ok: false, refusal: 'visits-to-come' });
  expect(await columnsWith(db, [CANARIES.name])).toContain('public.contacts.name');
});

test('nothing is erased that has come since the preview', async () => {
  const { clock } = await aCanaryPerson(database);
  const { snapshot } = await look();
  await db.insert(contactMessages).values({
    name: CANARIES.name,
    phoneE164: CANARIES.phone,
    email: CANARIES.email,
    message: 'Mais uma coisa',
    locale: 'pt-BR',
  });
  expect(await erase(clock, snapshot)).toEqual({ ok: false, refusal: 'changed' });
});

test('an appointment that has moved since, past another of the same person, is no reason to look again', async () => {
  const { clock } = await aCanaryPerson(database);
  const services = bookingServices(database, clock);
  const contact = { name: CANARIES.name, phoneE164: CANARIES.phone, email: CANARIES.email };
  await bookAppointment(
    services,
    aRequest({ contact, startsAt: at('2026-10-08', '09:00') }),
    aKey(),
  );
  const { records, snapshot } = await look();
  const ids = records.visits.map(({ id }) => id);
  const [first = 0] = ids;
  const later = {
    appointmentId: first,
    startsAt: at('2026-10-09', '09:00'),
    actor: 'staff:90',
  } as const;
  expect(await moveAppointment(services, later, aKey())).toMatchObject({ answer: { ok: true } });
  expect((await look()).records.visits.map(({ id }) => id)).toEqual(ids.reverse());
  expect(await erase(clock, snapshot)).toEqual({ ok: false, refusal: 'visits-to-come' });
});

test('whoever is erased is in no table any more; figures, proofs and the log stay', async () => {
  const { clock } = await aCanaryPerson(database);
  const before = await columnsWith(db, texts);
  for (const place of [
    'appointments.guardian_name',
    'booking_drafts.data',
    'contact_messages.message',
    'contacts.email',
    'extra_visits.reason',
    'inbox_notes.words',
    'lead_drafts.data',
    'leads.name',
    'patient_needs.companion',
    'patient_needs.known_as',
    'patient_notes.words',
    'patient_proxies.phone_e164',
    'patients.name',
    'privacy_requests.words',
    'screenings.phone_e164',
  ])
    expect(before).toContain(`public.${place}`);
  expect(before.some((place) => place.startsWith('pgboss.'))).toBe(true);
  const [appointment] = await db.select().from(appointments);
  if (!appointment) throw new Error('there is no visit');
  const link = await readAppointment(db, appointment);
  if (!link) throw new Error('there is no link');
  clock.set(at('2026-10-07', '12:00'));
  const { snapshot } = await look();
  expect(await erase(clock, snapshot)).toEqual({ ok: true, value: undefined });
  const protocols = [appointment.protocol, 'P4455-6677'];
  expect(await columnsWith(db, texts)).toEqual([]);
  expect(await columnsWith(db, ['99887', 'zuleide'])).toEqual([]);
  // The request keeps its protocol: it proves that the request was answered.
  expect(await columnsWith(db, protocols)).toEqual(['public.privacy_requests.protocol']);

  expect(await db.select().from(appointments)).toMatchObject([
    { status: 'confirmed', startsOn: appointment.startsOn, serviceId: appointment.serviceId },
  ]);
  expect(await db.$count(consents)).toBe(1);
  expect(await db.select().from(privacyRequests)).toMatchObject([
    { askedFor: 'deletion', erasedAt: clock.now() },
  ]);
  expect(await db.$count(manageLinks)).toBe(0);
  const token = manageToken(TEST_SECRET, link);
  expect(await openSession({ db, clock, secret: TEST_SECRET }, token)).toBeNull();
  const erasures = await db.select().from(auditLog).where(eq(auditLog.action, 'person.erased'));
  expect(erasures).toHaveLength(6);
  expect(erasures[0]).toMatchObject({ detail: { reason: 'asked', identity: 'called-back' } });
});

test('a cancelled appointment does not block', async () => {
  const { clock } = await aCanaryPerson(database);
  const services = bookingServices(database, clock);
  clock.set(at(MONDAY, '07:00'));
  await cancelAppointment(services, { appointmentId: 1, actor: 'staff:90' }, aKey());
  const { snapshot } = await look();
  expect((await erase(clock, snapshot)).ok).toBe(true);
  expect(await db.select().from(contacts)).toMatchObject([{ name: 'Pessoa apagada', email: null }]);
});
