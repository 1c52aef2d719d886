import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '100.63.255.255',
  '100.128.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2804:14c::1',
  '2a00:1450:4001:80b::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('no address of a private or special network of IPv4 is public', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const networks = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  );
  fc.assert(
    fc.property(networks, (parts) => {
      const address = parts.join('.');
      expect(isPublicAddress(address)).toBe(false);
      // However IPv6 wraps it: mapped, compatible, NAT64, 6to4.
      const [a = 0, b = 0, c = 0, d = 0] = parts;
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      for (const wrapped of [
        `::ffff:${address}`,
        `::${address}`,
        `64:ff9b::${hex}`,
        `2002:${hex}::1`,
      ])
        expect(isPublicAddress(wrapped)).toBe(false);
    }),
  );
});

test('what is no address is not public', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/^[\d.]+$|:/.test(text)) expect(isPublicAddress(text)).toBe(false);
    }),
  );
});

test.each(['127.0.0.1', '127.255.255.254', '::1'])('%s is this machine', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
});

test.each(['::ffff:127.0.0.1', '0.0.0.0', '::', '128.0.0.1', 'localhost'])(
  '%s is not taken for this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);
