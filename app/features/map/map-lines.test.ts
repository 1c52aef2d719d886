import { expect, test } from 'vitest';
import { type MapPoint, surroundings } from '#app/clinic/map/surroundings.ts';
import { linesOf, parseLines } from './map-lines.ts';
import { serraClara } from './serra-clara.ts';

const AT: MapPoint = [-21.65, -45.75];
const NONE = { streets: '', areas: '', places: '' };
const STREET = 'Rua das Flores; -21.65, -45.75; -21.651,-45.751';

test('a map written as lines is read as the same map', () => {
  const read = parseLines(linesOf(serraClara), AT);
  const { streets, areas, places } = serraClara;
  expect(read).toEqual({ ok: true, value: { streets, areas, places } });
});

test('kinds, names and points are read as people type them', () => {
  const read = parseLines(
    {
      streets: `${STREET};\n\n  Principal :  Avenida 1: Centro ; -21.65 , -45.75;-21.66,-45.76  \r\ncórrego: ; -21.65, -45.75; -21.66, -45.75`,
      areas: 'praça; -21.65, -45.75; -21.651, -45.75; -21.651, -45.751',
      places: 'igreja: Matriz; -21.65, -45.75\nestacionamento:; -21.65, -45.75',
    },
    AT,
  );
  // A word alone is a name where nothing follows it.
  expect(read).toMatchObject({
    ok: true,
    value: {
      streets: [
        { kind: 'street', name: 'Rua das Flores' },
        { kind: 'main', name: 'Avenida 1: Centro' },
        { kind: 'stream', name: null },
      ],
      areas: [{ kind: 'park' }],
      places: [
        { kind: 'church', name: 'Matriz' },
        { kind: 'parking', name: null },
      ],
    },
  });
  if (read.ok)
    expect(surroundings.safeParse({ source: 'drawn', ...read.value }).success).toBe(true);
});

test.each([
  ['a kind that nobody knows', 'viela: Rua; -21.65, -45.75; -21.66, -45.75', 'word'],
  ['a decimal comma', 'Rua; -21,65; -45,75', 'points'],
  ['words for a point', 'Rua; ali; lá', 'points'],
  ['one point', 'Rua; -21.65, -45.75', 'few-points'],
  ['the longitude first', 'Rua; -45.75, -21.65; -45.76, -21.65', 'far'],
  ['a point in another town', 'Rua; -21.65, -45.75; -21.75, -45.75', 'far'],
  ['a name that cannot be read', '\u200b!; -21.65, -45.75; -21.66, -45.75', 'name'],
  ['names of the language', '__proto__: Rua; -21.65, -45.75; -21.66, -45.75', 'word'],
  ['a huge number', 'Rua; 1e308, 1e308; -21.66, -45.75', 'points'],
])('%s is told with its line', (_, line, wrong) => {
  const read = parseLines({ ...NONE, streets: `${STREET}\n${line}` }, AT);
  expect(read).toEqual({ ok: false, refusal: [{ field: 'streets', line: 2, wrong }] });
});

test('faults are told in the order of the lines, whatever they are', () => {
  const read = parseLines({ ...NONE, streets: `Rua; -21.65, -45.75\nviela: ${STREET}` }, AT);
  expect(read).toMatchObject({ ok: false, refusal: [{ line: 1 }, { line: 2 }] });
});

test('an empty map, and a place of two points, are told', () => {
  expect(parseLines(NONE, AT)).toEqual({
    ok: false,
    refusal: [{ field: 'streets', line: 0, wrong: 'nothing' }],
  });
  const places = 'igreja: Matriz; -21.65, -45.75; -21.65, -45.75';
  expect(parseLines({ ...NONE, streets: STREET, places }, AT)).toEqual({
    ok: false,
    refusal: [{ field: 'places', line: 1, wrong: 'one-point' }],
  });
});
