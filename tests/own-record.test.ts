import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT_DIR = join(import.meta.dirname, '..');
/** They read the record of the source, whoever's it is, and expect nothing of it but that it is one. */
const WHOEVERS = [
  'server/clinic-file.test.ts',
  'tests/architecture.test.ts',
  'tests/no-typed-facts.test.ts',
];

test('no test depends on the record that a clinic makes its own', () => {
  const files = globSync(['{app,server,scripts,tests,e2e}/**/*.test.ts', '{tests,e2e}/**/*.ts'], {
    cwd: PROJECT_DIR,
  });
  expect(files.length).toBeGreaterThan(500);
  const found = [...new Set(files)].filter((file) =>
    /\/(?:clinic-record|record-services|record-campaigns)\.ts'/.test(
      readFileSync(join(PROJECT_DIR, file), 'utf8'),
    ),
  );
  expect(found.filter((file) => !WHOEVERS.includes(file))).toEqual([]);
});
