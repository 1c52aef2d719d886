import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePolicy } from '#app/platform/csp.ts';

// Cards are typed on the provider's own page: nothing of a provider runs on ours, and no field asks for one.

const PROJECT_DIR = join(import.meta.dirname, '..');
const PROVIDER = /stripe|mercado-?pago|mercadolibre|mlstatic/i;

const pages = globSync('app/{routes,features,islands,ui,service-worker}/**/*.{ts,tsx,css}', {
  cwd: PROJECT_DIR,
}).filter((path) => !/\.test\.tsx?$/.test(path));

test('no field of any page asks for a card', () => {
  const asking = pages.filter((path) =>
    /autoComplete="cc-|name="(?:cvv|cvc|pan|cardnumber|card-number|numero-do-cartao)/i.test(
      readFileSync(join(PROJECT_DIR, path), 'utf8'),
    ),
  );
  expect(pages.length).toBeGreaterThan(500);
  expect(asking).toEqual([]);
});

test('no page loads anything from a provider', () => {
  const loading = pages.filter((path) =>
    /(?:js|checkout|api|sdk|http2)\.(?:stripe|mercadopago)\.|mlstatic\.com/i.test(
      readFileSync(join(PROJECT_DIR, path), 'utf8'),
    ),
  );
  expect(loading).toEqual([]);
});

test('the policy of pages names no provider, and no form may leave the site', () => {
  const policy = pagePolicy({ isHttps: true });
  expect(policy).not.toMatch(PROVIDER);
  expect(policy).toContain("form-action 'self'");
});

test('the libraries of the providers are imported by their own adapters alone', () => {
  const all = globSync('{app,server}/**/*.{ts,tsx}', { cwd: PROJECT_DIR });
  const importing = all.filter((path) =>
    /(?:from|import\()\s*'(?:stripe|mercadopago)['/]/.test(
      readFileSync(join(PROJECT_DIR, path), 'utf8'),
    ),
  );
  for (const path of importing)
    expect(path).toMatch(/^app\/payments\/providers\/[\w-]+\.server\.ts$/);
  expect(importing.length).toBeGreaterThan(1);
});
