import { expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { consents } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { aCanaryPerson, CANARIES, columnsWith } from '#tests/canary-person.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aScreening } from '#tests/screening.ts';
import { erasePerson, snapshotStamp } from './erase-person.server.ts';
import { erasePlanOf } from './erase-plan.ts';
import { findPeople } from './find-people.server.ts';
import { affectedPeople } from './incidents/affected-people.server.ts';
import { personJson, personPdf } from './person-file.ts';
import { readRecords } from './person-records.server.ts';
import { readTrail } from './person-trail.server.ts';
import { samePerson } from './same-person.server.ts';

const database = await testDatabase();
const { db } = database;
const WHO = { name: CANARIES.name, phoneE164: CANARIES.phone, email: CANARIES.email };
const clock = stillClock();

test('a sent questionnaire belongs to the person with that name and phone', async () => {
  await aCanaryPerson(database);
  const { id } = await aScreening(database, WHO);
  const person = await samePerson(db, { source: 'screening', id });
  expect(person?.own.map(({ source }) => source).sort()).toEqual([
    'contact',
    'lead',
    'message',
    'request',
    'screening',
    'screening',
    'waiting',
  ]);
  const found = await findPeople(db, { words: 'zuleide', digits: '' });
  expect(found.map(({ source }) => source)).toContain('screening');
});

test('the copy tells that it was sent, when and with what consent, and leaves the answers to clinicians', async () => {
  const { id, reference } = await aScreening(database, WHO);
  const person = await samePerson(db, { source: 'screening', id });
  if (!person) throw new Error('there is nobody');
  const records = await readRecords(db, person.own);
  expect(records).toMatchObject({ screenings: [{ reference }], consents: [{ screeningId: id }] });
  const trail = await readTrail(db, person.own, records);
  expect(trail).toMatchObject([{ action: 'screening.received' }]);
  const facts = { cards: person.own, records, trail, madeAt: clock.now(), clinic: testClinic };
  const json = personJson(facts);
  expect(json).toContain(reference);
  expect(json).not.toMatch(/sealed|muitas-vezes|muito-alto/);
  const labels = { serviceTitle: (slug: string) => slug, payerTitle: (payer: string) => payer };
  const pdf = JSON.stringify(personPdf(facts, labels));
  expect(pdf).toContain('As respostas estão cifradas');
  expect(pdf).not.toContain('muitas-vezes');
});

test('whoever is erased takes the answers and their consent along', async () => {
  const { id } = await aScreening(database, WHO);
  const personKey = { source: 'screening', id } as const;
  const person = await samePerson(db, personKey);
  const records = await readRecords(db, person?.own ?? []);
  expect(erasePlanOf(records, clock.now())).toMatchObject({
    blocking: [],
    goes: [{ kind: 'screenings', rows: 1 }],
  });
  const erasure = { personKey, added: [], reason: 'revoked', identity: 'called-back' } as const;
  const snapshot = snapshotStamp(records);
  await database.pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (90, 'bia', 'Bia Souza', 'administrator', 'x', now())`);
  const by = { id: 90 };
  expect((await erasePerson({ db, clock }, { ...erasure, snapshot, by })).ok).toBe(true);
  expect([await db.$count(screenings), await db.$count(consents)]).toEqual([0, 0]);
  expect(await columnsWith(db, [CANARIES.name, CANARIES.phone, CANARIES.email])).toEqual([]);
});

test('whoever sent one is among the people of an incident', async () => {
  await aScreening(database, WHO);
  const period = { from: at(MONDAY, '00:00'), until: at('2026-10-06', '00:00'), today: MONDAY };
  const people = await affectedPeople(db, { ...period, kinds: ['screenings'] });
  expect(people).toMatchObject([{ kind: 'screenings', name: CANARIES.name }]);
});

test('after six months the answers and their consent are gone, and not a day before', async () => {
  await aScreening(database, WHO);
  const purgeAt = (day: string) =>
    purgeExpired({ db, clock: stillClock(at(day, '06:59')) }, [RETENTION.screenings]);
  await purgeAt('2027-04-05');
  expect(await db.$count(screenings)).toBe(1);
  await purgeAt('2027-04-06');
  expect([await db.$count(screenings), await db.$count(consents)]).toEqual([0, 0]);
});
