import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchChildren } from './patch.ts';

const keys = fc.array(fc.constantFrom('li#v-1', 'li#v-2', 'li', 'form', 'p', '#text'));

test('each part of the new page takes the first old one of its kind that is left', () => {
  fc.assert(
    fc.property(keys, keys, (old, next) => {
      const found = matchChildren(old, next);
      const left = old.map((key) => ({ key, isTaken: false }));
      const slowly = next.map((key) => {
        const index = left.findIndex((each) => each.key === key && !each.isTaken);
        const each = left[index];
        if (!each) return null;
        each.isTaken = true;
        return index;
      });
      expect(found).toEqual(slowly);
    }),
  );
});

test('a row that is moved, one that is new and one that is gone', () => {
  expect(matchChildren(['a', 'b', 'c'], ['c', 'n', 'a'])).toEqual([2, null, 0]);
});
