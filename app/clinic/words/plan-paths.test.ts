import { expect, test } from 'vitest';
import { isPlanAddress, PAYMENT_PATHS, PLAN_PATHS, subscribePath } from './plan-paths.ts';

test('every address about plans is known as one, whatever follows it', () => {
  const addresses = [
    ...Object.values(PLAN_PATHS),
    ...Object.values(PAYMENT_PATHS),
    '/planos',
    '/planos#perguntas',
    '/planosflex',
    subscribePath('flex'),
  ];
  expect(addresses.filter((address) => !isPlanAddress(address))).toEqual([]);
});

test('other addresses are none', () => {
  for (const address of ['/', '/lentes', '/planos-de-saude', '/waitlist', '/blog/planos'])
    expect([address, isPlanAddress(address)]).toEqual([address, false]);
});
