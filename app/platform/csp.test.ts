import { expect, test } from 'vitest';
import { inlineHash, pagePolicy } from './csp.ts';

test('a page without inline parts allows only the site itself', () => {
  const policy = pagePolicy({ isHttps: true });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('unsafe');
});

test('inline parts are named by the hash of their bytes', () => {
  const policy = pagePolicy({ scriptHashes: [inlineHash('alert(1)')], isHttps: false });
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('without measurement services the policy is what it always was', () => {
  expect(pagePolicy({ isHttps: true, vendorIds: {} })).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; upgrade-insecure-requests",
  );
});

test('only the services in use are allowed, each for what it does', () => {
  const policy = pagePolicy({ isHttps: true, vendorIds: { pixel: '123456789012345' } });
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
  expect(policy).toContain("img-src 'self' data: https://www.facebook.com;");
  expect(policy).toContain(
    "connect-src 'self' https://connect.facebook.net https://www.facebook.com;",
  );
  expect(policy).not.toContain('google');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});
