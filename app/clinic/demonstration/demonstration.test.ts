import { expect, test } from 'vitest';
import { checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { ownFacts } from '#tests/clinics/own-facts.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { blankRecord } from './blank-record.ts';
import { demoFactsInText, saysDemonstration } from './demo-facts.ts';
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

test('two of name, domain and tax number make a demonstration, nothing else that was left behind does', () => {
  const { displayName, domain, taxId, ...rest } = asItComes;
  for (const changes of [
    { phone: rest.phone },
    { address: { ...manausRecord.address, street: rest.address.street } },
    { dataProtectionOfficer: rest.dataProtectionOfficer },
    { whatsapp: rest.whatsapp, email: rest.email, legalName: rest.legalName },
    ...[{ displayName }, { domain }, { taxId }],
  ])
    expect(isDemonstration({ ...manausRecord, ...changes })).toBe(false);
  for (const changes of [
    { displayName, domain },
    { domain, taxId },
    { taxId, displayName },
  ])
    expect(isDemonstration({ ...manausRecord, ...changes })).toBe(true);
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
