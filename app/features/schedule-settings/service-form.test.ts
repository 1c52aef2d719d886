import { expect, test } from 'vitest';
import { placed } from './place-row.server.ts';
import { parseService } from './service-form.ts';

const RESOURCES = [
  { id: 1, kind: 'practitioner' },
  { id: 2, kind: 'room' },
];
const VALUES = { duracao: '45', antes: '0', depois: '15', online: true, resourceIds: [1, 2, 99] };
const wrongOf = (changes: Partial<typeof VALUES>) => {
  const parsed = parseService({ ...VALUES, ...changes }, RESOURCES);
  return parsed.ok ? [] : parsed.refusal.map(({ field }) => field);
};

test('a service is read from its form; what nobody knows is left out', () => {
  expect(parseService(VALUES, RESOURCES)).toEqual({
    ok: true,
    value: {
      durationMinutes: 45,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 15,
      isBookableOnline: true,
      resourceIds: [1, 2],
    },
  });
});

test.each(['43', '0', '485', '', 'quarenta', '45,5', '-45'])(
  'a duration of %j is refused: the agenda steps in fives',
  (duracao) => expect(wrongOf({ duracao })).toEqual(['duracao']),
);

test('every wrong field is named, and somebody must serve', () => {
  expect(wrongOf({ antes: '7', depois: '125', resourceIds: [2] })).toEqual([
    'antes',
    'depois',
    'profissionais',
  ]);
});

test('a line of a list moves to a place and stays there', () => {
  expect(placed([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(placed([3, 1, 2], 3, 0)).toBeNull();
  expect(placed([1, 2, 3], 1, 99)).toEqual([2, 3, 1]);
  expect(placed([1, 2, 3], 4, 0)).toBeNull();
});
