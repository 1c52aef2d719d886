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
