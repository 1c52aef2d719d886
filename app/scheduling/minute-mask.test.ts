import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearBits,
  type DayMask,
  emptyMask,
  hasBit,
  intersect,
  movedLater,
  runsOf,
  setBits,
  unite,
} from './minute-mask.ts';

const BITS = 160;
const flags = fc.oneof(
  fc.array(fc.boolean(), { minLength: BITS, maxLength: BITS }),
  fc
    .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 90 })), {
      minLength: 20,
      maxLength: 40,
    })
    .map((runs) => runs.flatMap(([flag, n]) => Array<boolean>(n).fill(flag)))
    .map((all) => [...all, ...Array<boolean>(BITS).fill(false)].slice(0, BITS)),
);
const position = fc.integer({ min: -40, max: BITS + 40 });

function maskOf(list: boolean[]): DayMask {
  const mask = emptyMask(BITS);
  list.forEach((flag, bit) => {
    if (flag) setBits(mask, bit, bit + 1);
  });
  return mask;
}

function flagsOf(mask: DayMask): boolean[] {
  return Array.from({ length: BITS }, (_, bit) => hasBit(mask, bit));
}

test('ranges are set and cleared half open, clipped to the mask', () => {
  fc.assert(
    fc.property(flags, position, position, (list, from, to) => {
      const set = maskOf(list);
      setBits(set, from, to);
      expect(flagsOf(set)).toEqual(list.map((flag, bit) => flag || (bit >= from && bit < to)));
      const cleared = maskOf(list);
      clearBits(cleared, from, to);
      expect(flagsOf(cleared)).toEqual(list.map((flag, bit) => flag && !(bit >= from && bit < to)));
    }),
  );
});

test('a run starts where all its bits are set', () => {
  fc.assert(
    fc.property(flags, fc.integer({ min: 1, max: BITS + 5 }), (list, length) => {
      const expected = list.map((_, bit) => {
        const run = list.slice(bit, bit + length);
        return run.length === length && run.every(Boolean);
      });
      expect(flagsOf(runsOf(maskOf(list), length))).toEqual(expected);
    }),
  );
});

test('bits move later and fall off the end', () => {
  fc.assert(
    fc.property(flags, fc.integer({ min: 0, max: BITS + 5 }), (list, by) => {
      const expected = list.map((_, bit) => list[bit - by] ?? false);
      expect(flagsOf(movedLater(maskOf(list), by))).toEqual(expected);
    }),
  );
});

test('masks intersect and unite bit by bit', () => {
  fc.assert(
    fc.property(flags, flags, (left, right) => {
      const both = maskOf(left);
      intersect(both, maskOf(right));
      expect(flagsOf(both)).toEqual(left.map((flag, bit) => flag && right[bit]));
      const either = maskOf(left);
      unite(either, maskOf(right));
      expect(flagsOf(either)).toEqual(left.map((flag, bit) => flag || right[bit]));
    }),
  );
});
