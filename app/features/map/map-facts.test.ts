import { expect, test } from 'vitest';
import type { MapPoint, Surroundings } from '#app/clinic/map/surroundings.ts';
import { testContents } from '#tests/contents.ts';
import { clinicMapOf, surroundingsOf } from './clinic-map.ts';
import { mapFacts, spokenMetres } from './map-facts.ts';
import { pointAt, type Spot } from './plane.ts';
import { serraClara } from './serra-clara.ts';
import { shortNames, streetKey } from './street-names.ts';

const AT: MapPoint = [-19.9, -43.9];
const toPoint = pointAt(AT);
const street = (name: string, ...spots: Spot[]) => ({
  kind: 'street' as const,
  name,
  points: spots.map(toPoint),
});
const town = (changes: Partial<Surroundings> = {}): Surroundings => ({
  source: 'drawn',
  streets: [
    street('Rua Direita', [-200, 5], [200, 5]),
    street('Rua Um', [-80, -100], [-80, 100]),
    street('Rua Longe', [-160, -100], [-160, 100]),
    street('Rua Dois', [60, -100], [60, 3]),
  ],
  areas: [],
  places: [],
  ...changes,
});

test('the clinic’s street is named with the next streets on both sides, also one that only ends there', () => {
  expect(mapFacts(town(), { at: AT, street: 'R. Direita' })).toMatchObject({
    street: 'Rua Direita',
    between: ['Rua Um', 'Rua Dois'],
  });
});

test('at the end of a street there is one corner, and far from streets none', () => {
  const streets = [
    street('Rua Direita', [-200, 5], [20, 5]),
    street('Rua Um', [-80, -9], [-80, 9]),
  ];
  const facts = mapFacts(town({ streets }), { at: AT, street: 'Rua Direita' });
  expect(facts.between).toEqual(['Rua Um']);
  const far = [street('Rua Direita', [-200, 500], [200, 500])];
  expect(mapFacts(town({ streets: far }), { at: AT, street: 'Rua Direita' }).street).toBe(null);
});

test('landmarks come by distance, with rounded metres and where they lie; nameless help comes last', () => {
  const places = [
    { kind: 'church' as const, name: 'Matriz', at: toPoint([0, -312]) },
    { kind: 'parking' as const, name: null, at: toPoint([-43, 0]) },
    { kind: 'pharmacy' as const, name: 'Farmácia', at: toPoint([88, 88]) },
    { kind: 'school' as const, name: 'Longe', at: toPoint([1_600, 0]) },
  ];
  const { near } = mapFacts(town({ places }), { at: AT, street: 'Rua Direita' });
  expect(near.map(({ name, metres, towards }) => [name, metres, towards])).toEqual([
    ['Farmácia', 120, 'se'],
    ['Matriz', 300, 'n'],
    [null, 40, 'w'],
  ]);
});

test.each([
  [3, 10],
  [94, 90],
  [188, 190],
  [312, 300],
  [980, 1_000],
  [1_240, 1_200],
])('%d m are said as %d', (metres, said) => {
  expect(spokenMetres(metres)).toBe(said);
});

test('the description of the demo is computed from its data', () => {
  const { clinic } = testContents['pt-BR'];
  const { description, near, origin } = clinicMapOf(clinic);
  expect(origin).toBe('demo');
  expect(description).toContain(
    'A clínica fica na Rua das Palmeiras Claras, entre Rua das Acácias e Rua Doutor Anselmo Prado.',
  );
  expect(near[0]).toBe('Praça do Coreto, a 80 m, a oeste');
});

test('a clinic at another address gets no invented town, and not its own map of the old address either', () => {
  const { clinic } = testContents['pt-BR'];
  const address = { ...clinic.address, latitude: -20 };
  expect(surroundingsOf({ address, surroundings: undefined })).toEqual({
    origin: 'none',
    data: null,
  });
  expect(surroundingsOf({ address, surroundings: serraClara }).data).toBe(null);
  expect(surroundingsOf({ address: clinic.address, surroundings: serraClara }).origin).toBe(
    'drawn',
  );
});

test('names get shorter as on signs, and the same street is known however it is written', () => {
  expect(shortNames('Rua Doutor Anselmo Prado')).toEqual([
    'Rua Doutor Anselmo Prado',
    'R. Doutor Anselmo Prado',
    'R. Dr. Anselmo Prado',
  ]);
  expect(shortNames('Praça da Matriz').at(-1)).toBe('Pç. Matriz');
  expect(streetKey('Av. São João')).toBe(streetKey('avenida sao  joão'));
});
