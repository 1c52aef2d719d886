import { expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

const DAY = [['08:00', '08:30', '10:00', '13:00'], [], ['08:15', '09:00', '10:00'], ['15:00']];

test.each([
  ['down the time', { column: 0, index: 0 }, 'ArrowDown', { column: 0, index: 1 }],
  ['up the time', { column: 0, index: 1 }, 'ArrowUp', { column: 0, index: 0 }],
  ['not above the first', { column: 0, index: 0 }, 'ArrowUp', null],
  ['not below the last', { column: 3, index: 0 }, 'ArrowDown', null],
  ['across an empty column', { column: 0, index: 2 }, 'ArrowRight', { column: 2, index: 2 }],
  [
    'to what is under way beside it',
    { column: 0, index: 1 },
    'ArrowRight',
    { column: 2, index: 0 },
  ],
  [
    'to the first where none is yet',
    { column: 0, index: 0 },
    'ArrowRight',
    { column: 2, index: 0 },
  ],
  ['to the last where all are over', { column: 3, index: 0 }, 'ArrowLeft', { column: 2, index: 2 }],
  ['not beyond the last column', { column: 3, index: 0 }, 'ArrowRight', null],
  ['to the first of its column', { column: 2, index: 2 }, 'Home', { column: 2, index: 0 }],
  ['to the last of its column', { column: 2, index: 0 }, 'End', { column: 2, index: 2 }],
  ['nowhere by a letter', { column: 2, index: 0 }, 'a', null],
])('%s', (_, from, key, to) => {
  expect(nextCell(DAY, from, key)).toEqual(to);
});
