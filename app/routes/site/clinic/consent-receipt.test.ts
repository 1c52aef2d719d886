import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { consentReceipts } from '#app/db/privacy-schema.ts';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { action } from './consent-receipt.ts';

const database = await testDatabase();

test('a receipt that comes twice counts once, and those beyond the limit are not stored', async () => {
  const services = await staffAppServices(database);
  const send = async (n: number) => {
    const url = new URL('/privacy/recibo', services.env.baseUrl);
    const body = new URLSearchParams({
      id: n.toString(16).padStart(32, '0'),
      version: '2026-11',
      analytics: 'sim',
      marketing: 'nao',
      personalization: 'nao',
    });
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, `2001:db8::${n.toString(16)}`);
    const request = new Request(url, { method: 'POST', body });
    const pattern = '/privacy/recibo';
    return (await action({ request, url, context, params: {}, pattern })).status;
  };
  for (let n = 0; n < 30; n += 1) expect(await send(1)).toBe(204);
  for (let n = 2; n <= 20; n += 1) expect(await send(n)).toBe(204);
  expect(await send(21)).toBe(429);
  expect(await database.db.$count(consentReceipts)).toBe(20);
});
