import { expect, test } from 'vitest';
import { openSealed, seal } from './seal.server.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';

test('what was sealed is read again with the same secret and purpose alone', () => {
  const sealed = seal(SECRET, 'order-cpf', '52998224725');
  expect(sealed.includes('52998224725')).toBe(false);
  expect(openSealed(SECRET, 'order-cpf', sealed)?.toString()).toBe('52998224725');
  expect(openSealed(SECRET, 'order-draft', sealed)).toBeNull();
  expect(openSealed(`${SECRET}!`, 'order-cpf', sealed)).toBeNull();
});

test('the same text is sealed differently each time, and a changed bit is noticed', () => {
  const sealed = seal(SECRET, 'order-cpf', 'x');
  expect(seal(SECRET, 'order-cpf', 'x').equals(sealed)).toBe(false);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed.readUInt8(index) ^ 1) & 0xff, index);
    expect(openSealed(SECRET, 'order-cpf', changed)).toBeNull();
  }
  expect(openSealed(SECRET, 'order-cpf', Buffer.alloc(5))).toBeNull();
});
