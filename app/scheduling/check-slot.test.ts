import { expect, test } from 'vitest';
import { ok, refuse } from '#app/platform/result.ts';
import type { AvailableSlots } from './available-slots.ts';
import { checkSlot, nearestSlots } from './check-slot.ts';

const at = (text: string) => new Date(`2026-11-${text}:00-03:00`);
const slot = (text: string) => ({
  startsAt: at(text),
  endsAt: new Date(at(text).getTime() + 30 * 60_000),
  practitionerIds: [1],
  otherIds: null,
});
const monday: AvailableSlots = {
  days: [
    {
      on: '2026-11-23',
      slots: [slot('23T09:00'), slot('23T09:30'), slot('23T11:00'), slot('23T16:00')],
      taken: [at('23T10:00')],
      openings: [
        { from: 540, to: 720 },
        { from: 790, to: 1080 },
      ],
    },
    {
      on: '2026-11-24',
      slots: [slot('24T09:00')],
      taken: [],
      openings: [{ from: 540, to: 1080 }],
    },
  ],
  earliestAt: at('23T08:00'),
  lastOn: '2026-11-30',
  slotStepMinutes: 15,
};

test('a free slot comes with those who can serve it', () => {
  expect(checkSlot(monday, at('23T09:30'))).toEqual(ok(slot('23T09:30')));
});

test.each([
  ['23T07:59', 'too-soon'],
  ['22T09:00', 'too-soon'],
  ['23T10:00', 'slot-taken'],
  ['23T12:00', 'outside-opening-hours'],
  ['23T09:05', 'off-grid'],
  ['23T13:05', 'outside-opening-hours'],
  ['23T13:10', 'outside-opening-hours'],
  ['23T13:15', 'off-grid'],
] as const)('%s is refused: %s', (text, refusal) => {
  expect(checkSlot(monday, at(text))).toEqual(refuse(refusal));
});

test('a slot after the horizon is refused', () => {
  expect(checkSlot(monday, new Date('2026-12-01T09:00:00-03:00'))).toEqual(
    refuse('beyond-horizon'),
  );
});

test('seconds are off the grid', () => {
  expect(checkSlot(monday, new Date(at('23T09:30').getTime() + 1_000))).toEqual(refuse('off-grid'));
});

test('the second pass of a repeated hour is off the grid', () => {
  const night = { ...monday, earliestAt: new Date(0) };
  expect(checkSlot(night, new Date('2019-02-16T23:30:00-03:00'))).toEqual(refuse('off-grid'));
});

test('a day that was not computed is a fault of the caller', () => {
  expect(() => checkSlot(monday, at('25T09:00'))).toThrow(RangeError);
});

test('the nearest slots lie on either side and come in order of time', () => {
  const nearest = nearestSlots(monday, at('23T10:00'), 3).map(({ startsAt }) => startsAt);
  expect(nearest).toEqual([at('23T09:00'), at('23T09:30'), at('23T11:00')]);
});

test('of two equally near slots the earlier wins', () => {
  expect(nearestSlots(monday, at('23T10:15'), 1)).toEqual([slot('23T09:30')]);
});

test('the nearest slots may be on another day, and fewer than requested', () => {
  expect(nearestSlots(monday, at('24T09:00'), 1)).toEqual([slot('24T09:00')]);
  expect(nearestSlots(monday, at('24T09:00'), 9)).toHaveLength(5);
});
