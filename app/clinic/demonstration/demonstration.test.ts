import { expect, test } from 'vitest';
import { checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { ownFacts } from '#tests/clinics/own-facts.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { blankRecord } from './blank-record.ts';
import { demoFactsInText, isStillDemonstration, saysDemonstration } from './demo-facts.ts';
import { demoFieldsOf } from './demo-fields.ts';

const { isOpenToAll: _, ...asItComes } = serraClaraRecord;
const isDemonstration = (record: unknown) => parseClinic(record).isDemonstration;

test('the clinic that the program comes with is a demonstration until somebody opens it', () => {
  expect(isDemonstration(asItComes)).toBe(true);
  expect(isDemonstration({ ...asItComes, isOpenToAll: true })).toBe(false);
});

test('a real clinic stays open, unless it is closed', () => {
  expect(isDemonstration(manausRecord)).toBe(false);
  expect(isDemonstration({ ...manausRecord, isOpenToAll: false })).toBe(true);
});

test('two of name and domain make a demonstration, or what nobody may be reached or registered by', () => {
  const { displayName, domain, taxId, ...rest } = asItComes;
  const [doctor] = rest.people;
  if (!doctor) throw new Error('the record has nobody');
  for (const changes of [
    { address: { ...manausRecord.address, street: rest.address.street } },
    { dataProtectionOfficer: rest.dataProtectionOfficer },
    { email: rest.email, legalName: rest.legalName },
    { people: [...manausRecord.people, { ...doctor, isArchived: true }] },
    ...[{ displayName }, { domain }],
  ])
    expect(isDemonstration({ ...manausRecord, ...changes })).toBe(false);
  for (const changes of [
    { displayName, domain },
    { taxId },
    { phone: rest.phone },
    { whatsapp: rest.whatsapp },
    { people: [...manausRecord.people, doctor] },
  ]) {
    expect(isDemonstration({ ...manausRecord, ...changes })).toBe(true);
    expect(isDemonstration({ ...manausRecord, ...changes, isOpenToAll: true })).toBe(false);
  }
});

test('a record in a file is a demonstration until phone, doctor and tax number are the clinic’s own', () => {
  const { displayName, domain, taxId, phone, whatsapp, people, responsibilities } = manausRecord;
  const steps = [
    { displayName, domain },
    { taxId },
    { phone, whatsapp },
    {
      people,
      responsibilities,
      services: manausRecord.services,
      resources: manausRecord.resources,
    },
  ];
  const told = steps.map((_, index) =>
    isStillDemonstration(Object.assign({}, asItComes, ...steps.slice(0, index + 1))),
  );
  expect(told).toEqual([true, true, true, false]);
});

test('the names and numbers of the demonstration are known', () => {
  const known = (text: string) => demoFactsInText(text).length > 0;
  // Rooms and figures are like those of many clinics, and are known by their fields.
  const others = ['a room', 'a figure', 'a price', 'the address', 'a person'];
  const texts = ownFacts(asItComes)
    .filter(({ what, text }) => !others.includes(what) && text !== asItComes.siteName)
    .map(({ text }) => text);
  expect(texts.filter((text) => !known(text) && text !== asItComes.address.postalCode)).toEqual([]);
  for (const { name } of asItComes.people)
    expect(known(typeof name === 'string' ? name : name['pt-BR'])).toBe(true);
});

test('every field with a fact of the demonstration is named, none of another clinic', () => {
  const fields = demoFieldsOf(checkRecord(asItComes)).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      ...['siteName', 'displayName', 'legalName', 'domain', 'taxId', 'address', 'phone', 'email'],
      ...['whatsapp', 'people', 'dataProtectionOfficer', 'payers', 'social', 'statements'],
      ...['examples', 'campaigns', 'slogan', 'keywords', 'chatbotUrl', 'placeId', 'reviewLink'],
    ]),
  );
  expect(demoFieldsOf(manausRecord)).toEqual([]);
});

test('a blank record is a whole record, holds nothing of the demonstration, and is none that is open', () => {
  const blank = checkRecord(blankRecord(checkRecord(asItComes)));
  expect(demoFieldsOf(blank).filter(({ field }) => field !== 'taxId')).toEqual([]);
  expect(saysDemonstration({ ...blank, taxId: '' })).toBe(false);
  expect(isDemonstration(blank)).toBe(true);
  expect(parseClinic(blank).people).toHaveLength(1);
});
