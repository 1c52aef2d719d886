import { expect, test } from 'vitest';
import { neighbourOf } from './free-times.ts';

const place = (on: string, time: string) => ({ on, at: `${on}T${time}` });
const PLACES = [
  place('2026-10-05', '08:00'),
  place('2026-10-05', '14:00'),
  place('2026-10-07', '08:30'),
  place('2026-10-07', '13:45'),
  place('2026-10-07', '17:00'),
];
const from = (index: number, isWeek: boolean) => (key: string) =>
  neighbourOf(PLACES, { index, key, isWeek });

test('on one day every arrow leads to the next time or the one before, and stops at the ends', () => {
  const key = from(1, false);
  expect(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'].map(key)).toEqual([0, 0, 2, 2]);
  expect(from(0, false)('ArrowUp')).toBeUndefined();
  expect(from(4, false)('ArrowDown')).toBeUndefined();
  expect(['Home', 'End', 'Enter', 'a'].map(key)).toEqual([0, 4, undefined, undefined]);
});

test('in a week left and right lead to the nearest hour of the next day that has any', () => {
  expect(from(1, true)('ArrowRight')).toBe(3);
  expect(from(4, true)('ArrowLeft')).toBe(1);
  expect(from(0, true)('ArrowRight')).toBe(2);
  expect(from(0, true)('ArrowLeft')).toBeUndefined();
  expect(from(3, true)('ArrowRight')).toBeUndefined();
  expect(from(1, true)('ArrowDown')).toBe(2);
});
