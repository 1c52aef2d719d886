import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSealed, sealText } from './sealed-text.server.ts';

const use = { secret: 'a'.repeat(32), purpose: 'answers:1', place: 'row-1' };

test('whatever is sealed comes back letter by letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_100 }), (text) => {
      expect(openSealed(use, sealText(use, text))).toBe(Buffer.from(text).toString('utf8'));
    }),
  );
});

test('a sealed text opens with nothing but its own secret, purpose and place', () => {
  const sealed = sealText(use, 'nunca');
  expect(openSealed({ ...use, secret: 'b'.repeat(32) }, sealed)).toBeNull();
  expect(openSealed({ ...use, purpose: 'other:1' }, sealed)).toBeNull();
  expect(openSealed({ ...use, place: 'row-2' }, sealed)).toBeNull();
  expect(openSealed(use, Buffer.alloc(0))).toBeNull();
  expect(openSealed(use, sealed.subarray(0, 10))).toBeNull();
});

test('a changed byte anywhere is noticed', () => {
  const sealed = sealText(use, 'sempre');
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(openSealed(use, changed)).toBeNull();
  }
});

test('short and long texts look the same, and the same text differs each time', () => {
  expect(sealText(use, 'nunca')).toHaveLength(sealText(use, 'x'.repeat(500)).length);
  expect(sealText(use, 'nunca').equals(sealText(use, 'nunca'))).toBe(false);
});
