import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROJECT_DIR = join(import.meta.dirname, '../../..');

/** Tells the libraries that are loaded while the providers are made, and while one is asked. */
const PROGRAM = `
  const { registerHooks } = await import('node:module');
  const loaded = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const [library] = /^(?:stripe|mercadopago)(?=\\/|$)/.exec(specifier) ?? [];
      if (library) loaded.add(library);
      return next(specifier, context);
    },
  });
  const { paymentProviders } = await import('./app/payments/providers/payment-providers.server.ts');
  const webhookSecret = 'whsec_123456789012';
  const payments = {
    stripe: { secretKey: 'sk_test_1', webhookSecret, methods: ['card'] },
    mercadoPago: { accessToken: 'TEST-1', webhookSecret },
  };
  const baseUrl = new URL('https://clinica.example.com');
  const clock = { now: () => new Date() };
  const none = paymentProviders({ baseUrl }, { clock });
  const providers = paymentProviders({ payments, baseUrl }, { clock });
  const before = [...loaded];
  const url = new URL('/api/pagamentos/stripe', baseUrl);
  await providers.stripe.verify({ url, headers: {}, body: new Uint8Array() });
  console.log(JSON.stringify([Object.keys(none), Object.keys(providers), before, [...loaded]]));`;

test('a provider’s library is loaded when it is asked for the first time, and no other', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { cwd: PROJECT_DIR },
  );
  expect(JSON.parse(stdout)).toEqual([[], ['stripe', 'mercado-pago'], [], ['stripe']]);
});
