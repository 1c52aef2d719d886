import { expect, test } from 'vitest';
import { type ClinicRecord, checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { branchOf, hasBranches, houseLabel } from './branch-fields.ts';

const [further] = twoHousesRecord.branches ?? [];
if (!further) throw new Error('the record has one house');
const withHouse = (changes: Partial<typeof further>): ClinicRecord => ({
  ...twoHousesRecord,
  branches: [{ ...further, ...changes }],
});

test('a clinic of one house has that alone, under its own name', () => {
  const clinic = parseClinic(serraClaraRecord);
  const { address, hours, phone } = clinic;
  expect(clinic.branches).toEqual([
    { slug: null, name: clinic.displayName, address, phone, hours },
  ]);
  expect(clinic.formerBranches).toEqual([]);
  expect(hasBranches(clinic)).toBe(false);
});

test('of two houses the main one comes first', () => {
  const { branches } = parseClinic(twoHousesRecord);
  expect(branches.map(({ slug, name }) => [slug, name])).toEqual([
    [null, 'Unidade Beira do Rio'],
    [FURTHER_HOUSE, 'Unidade Ponta Clara'],
  ]);
});

test('a house without a telephone has that of the clinic', () => {
  const clinic = parseClinic(withHouse({ phone: undefined }));
  expect(branchOf(clinic, FURTHER_HOUSE)?.phone).toEqual(clinic.phone);
});

test('a house that the clinic has left is known, and its rooms serve nobody', () => {
  const clinic = parseClinic(withHouse({ isArchived: true }));
  expect(hasBranches(clinic)).toBe(false);
  expect(branchOf(clinic, FURTHER_HOUSE)?.address.number).toBe('905');
  expect(clinic.resources.rooms.map(({ slug }) => slug)).toEqual(['sala-do-rio']);
  expect(clinic.services.every((each) => !each.resources.includes('sala-das-sumaumas'))).toBe(true);
  expect(branchOf(clinic, 'outra')).toBeUndefined();
});

test.each<[string, Partial<ClinicRecord>, string]>([
  [
    'the main house has no name',
    { mainBranchName: undefined },
    'mainBranchName: is missing, though there are further houses',
  ],
  ['a room is in no house', { branches: [] }, "rooms.1.branch: names 'unidade-ponta-clara'"],
  [
    'a house keeps another time',
    withHouse({ address: { ...further.address, stateCode: 'SP' } }),
    'branches.0.address.stateCode: keeps another time than the main house',
  ],
  [
    'two houses share a name',
    { mainBranchName: 'unidade Ponta clara' },
    'branches.0.name: is the name of another house',
  ],
  [
    'a house has the word for the main one',
    withHouse({ slug: 'sede' }),
    'branches.0.name: is the name of another house',
  ],
])('refused: %s', (_, changes, message) => {
  expect(() => checkRecord({ ...twoHousesRecord, ...changes })).toThrow(message);
});

test('towns of different states may share a clock', () => {
  const { address } = twoHousesRecord;
  const record = {
    ...withHouse({ address: { ...further.address, stateCode: 'BA' } }),
    address: { ...address, stateCode: 'PE' },
  };
  expect(() => checkRecord(record)).not.toThrow();
});

test('a house that the clinic has left keeps it from no other time', () => {
  const address = { ...further.address, stateCode: 'SP' as const };
  expect(() => checkRecord(withHouse({ address, isArchived: true }))).not.toThrow();
});

test('in a table every house has a name, the only one too', () => {
  expect(houseLabel(parseClinic(serraClaraRecord), null)).toBe('Sede');
  const two = parseClinic(twoHousesRecord);
  expect([null, FURTHER_HOUSE, 'antiga'].map((house) => houseLabel(two, house))).toEqual([
    ...['Unidade Beira do Rio', 'Unidade Ponta Clara', 'antiga'],
  ]);
});
