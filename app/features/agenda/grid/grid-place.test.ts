import { expect, test } from 'vitest';
import { hoursText, readHours, rowsAt } from './grid-place.ts';
import { gridRows } from './grid-rows.ts';

const rows = gridRows([
  { from: 480, until: 720 },
  { from: 840, until: 1080 },
]);
const hours = readHours(hoursText(rows.shown));

test('a script finds the rows of a time as the server does', () => {
  expect(hours).toEqual(rows.shown.map(({ from, until, row }) => ({ from, until, row })));
  for (const from of [480, 495, 715, 840, 1075])
    expect(rowsAt(hours, { from, until: from + 5 })).toEqual({ row: rows.rowOf(from), rows: 1 });
});

test('a visit may end with the hours and reach over a pause, and what is not shown has no place', () => {
  expect(rowsAt(hours, { from: 690, until: 720 })).toEqual({ row: 42, rows: 6 });
  expect(rowsAt(hours, { from: 690, until: 870 })?.rows).toBe(rows.rowOf(870) - 42);
  expect(rowsAt(hours, { from: 690, until: 780 })).toEqual({ row: 42, rows: 6 });
  expect(rowsAt(hours, { from: 730, until: 760 })).toBeNull();
  expect(rowsAt(hours, { from: 1080, until: 1095 })).toBeNull();
  expect(rowsAt(readHours(''), { from: 480, until: 500 })).toBeNull();
});
