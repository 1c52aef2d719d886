import { expect, test } from 'vitest';
import { addressLine, parseAddress, STATES } from './postal-address.ts';

const HOUSE = {
  postalCode: '01001-000',
  street: ' Rua   das Flores ',
  streetNumber: 's/n',
  complement: '',
  district: 'Centro',
  city: 'São Paulo',
  stateCode: 'sp',
};

test('an address is tidied and written in one line', () => {
  const { address, wrong } = parseAddress(HOUSE);
  expect(wrong).toEqual([]);
  expect(addressLine(address)).toBe('Rua das Flores, s/n, Centro, São Paulo – SP, CEP 01001-000');
});

test('each missing or impossible field is named, in the order of the form', () => {
  const empty = {
    ...HOUSE,
    street: ' ',
    streetNumber: '-',
    district: '',
    city: '.',
    stateCode: 'XX',
  };
  expect(
    parseAddress({ ...empty, postalCode: '1234567', complement: 'x'.repeat(61) }).wrong,
  ).toEqual([
    'postalCode',
    'street',
    'streetNumber',
    'complement',
    'district',
    'city',
    'stateCode',
  ]);
  expect(parseAddress({ ...HOUSE, postalCode: '00000000' }).wrong).toEqual(['postalCode']);
});

test('there are 27 states', () => {
  expect(new Set(STATES).size).toBe(27);
});
