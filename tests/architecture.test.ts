import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { areaOf } from './architecture/areas.ts';
import { isOldEnough } from './architecture/browser-support.ts';
import { codeRules } from './architecture/code-rules.ts';
import { importRules, type Rule } from './architecture/import-rules.ts';
import { layoutRules } from './architecture/layout-rules.ts';
import { readSource, readSourceTree } from './architecture/source-tree.ts';

const rules: Record<string, Rule> = { ...importRules, ...codeRules, ...layoutRules };

describe('the project', () => {
  const files = readSourceTree();

  // A rule that sees no files would pass silently.
  test.each([
    ['server', 40],
    ['root', 4],
    ['context', 3],
    ['scheduling', 30],
    ['site-content', 12],
    ['routes', 25],
    ['islands', 5],
    ['features', 60],
    ['ui', 30],
    ['clinic', 8],
    ['locales', 8],
    ['db', 2],
    ['platform', 15],
    ['tools', 15],
  ] as const)('%s has at least %i files, and imports were seen in them', (area, count) => {
    const seen = files.filter(({ path }) => areaOf(path) === area);
    expect(seen.length).toBeGreaterThanOrEqual(count);
    expect(seen.some(({ imports }) => imports.some(({ target }) => target !== ''))).toBe(true);
  });

  test.each(Object.keys(rules))('%s', (name) => {
    const violations = rules[name]?.violations(files) ?? ['no such rule'];
    expect(violations, `${rules[name]?.instead}\n${violations.join('\n')}\n`).toEqual([]);
  });
});

describe('each rule sees what breaks it', () => {
  const broken: Record<keyof typeof rules, Record<string, string>> = {
    'areas import only what they may': {
      'app/ui/card/card.tsx': "import { clinicRecord } from '#app/clinic/clinic-record.ts';",
    },
    'only use cases, context and server query the database': {
      'app/routes/staff/home.tsx': "import { sql } from 'drizzle-orm';",
    },
    'only routes, context, the root, server and *.server.* import a *.server.* file': {
      'app/features/booking/card.tsx': "import { book } from './book.server.ts';",
    },
    'nothing but tests imports tests': {
      'server/app.ts': "await import('#tests/database.ts');",
    },
    "imports are './x.ts' inside a folder and '#…' across": {
      'app/clinic/hours.ts': "export * from '../platform/clock.ts';",
    },
    'imports name their extension': { 'server/app.ts': "import { clock } from './clock';" },
    'imports lead to files that are there': { 'server/app.ts': "import './gone.ts';" },
    'no file imports itself by a detour': {
      'server/a.ts': "import './b.ts';",
      'server/b.ts': "export { c } from './c.ts';",
      'server/c.ts': "await import('./a.ts');",
    },
    'there is no index.ts': { 'app/ui/index.ts': 'export {};' },
    'nothing is called utils, helpers, common or misc': { 'app/platform/date-utils.ts': '' },
    'files are named in kebab-case': { 'app/ui/card/Card.tsx': '' },
    'files end before line 300': { 'server/app.ts': 'export {};\n'.repeat(301) },
    'route modules end before line 120': {
      'app/routes.ts': "export default [index('routes/home.tsx')];",
      'app/routes/home.tsx': 'export {};\n'.repeat(121),
    },
    'components end before line 150': { 'app/ui/card/card.tsx': 'export {};\n'.repeat(151) },
    'tests lie beside the code that they test': { 'app/tests/card.test.ts': '' },
    'only the start reads the environment': { 'server/app.ts': 'process.env.PORT;' },
    'app/ asks the clock, not the machine, for the time': {
      'app/clinic/hours.ts': 'export const now = new Date();',
    },
    'types are neither switched off nor asserted': {
      'server/app.ts': 'export const port = x as number;',
    },
    'browsers get nothing that a supported one lacks': {
      'app/islands/entry.ts': "import '#app/ui/card/address.ts';",
      'app/ui/card/address.ts': 'export const host = (text: string) => URL.parse(text)?.host;',
    },
    'drawings have a size without style sheets': {
      'app/ui/icon/icon.tsx': 'export const icon = <svg viewBox="0 0 24 24" width="24" />;',
    },
    'every exception is still needed': { 'server/configuration.ts': 'export {};' },
    'the root of app/ has its entries and nothing else': { 'app/services.ts': 'export {};' },
    'folders hold at most 40 files': Object.fromEntries(
      Array.from({ length: 41 }, (_, index) => [`app/clinic/part-${index}.ts`, 'export {};']),
    ),
    'a feature has one level of folders at most': {
      'app/features/agenda/drag/grip/grip.tsx': 'export {};',
    },
    'a page and the server file that only it imports end before line 180 together': {
      'app/routes.ts': "export default [index('routes/home.tsx')];",
      'app/routes/home.tsx': `import './home.server.ts';\n${'export {};\n'.repeat(90)}`,
      'app/routes/home.server.ts': 'export {};\n'.repeat(90),
    },
    'a file of a few lines has more than one importer': {
      'server/app.ts': "import './limit.ts';",
      'server/limit.ts': 'export const LIMIT = 1;',
    },
  };

  test('no rule is left out', () => {
    expect(Object.keys(broken)).toEqual(Object.keys(rules));
  });

  test.each(Object.entries(broken))('%s', (name, sources) => {
    const files = Object.entries(sources).map(([path, text]) => readSource(path, text));
    expect(rules[name]?.violations(files)).not.toEqual([]);
  });

  test('what is right passes: types of server files, patterns, routes’ own types, as const', () => {
    const paths = ['app/islands/clock.island.tsx', 'app/islands/entry.ts'];
    const entry = readSource(
      'app/islands/entry.ts',
      `import type { Hold } from '#app/features/booking/hold.server.ts';
       export const islands = import.meta.glob('./*.island.tsx');
       export const modes = ['use'] as const;`,
      paths,
    );
    expect(entry.imports.map(({ target }) => target)).toEqual([
      'app/features/booking/hold.server.ts',
      'app/islands/clock.island.tsx',
    ]);
    const island = readSource('app/islands/clock.island.tsx', "import './+types/clock';");
    const serverRule =
      rules['only routes, context, the root, server and *.server.* import a *.server.* file'];
    const typeRule = rules['types are neither switched off nor asserted'];
    expect(serverRule?.violations([entry, island])).toEqual([]);
    expect(typeRule?.violations([entry, island])).toEqual([]);
  });

  test('the browsers meant are those that know what the scripts ask for', () => {
    const { types, selectors } = bcd.css;
    const known = [types?.color?.['light-dark'], selectors?.['popover-open']];
    expect(known.map((each) => each && isOldEnough(each))).toEqual([true, true]);
  });

  test.each([
    ['AbortSignal.any([])', false],
    ['URL.parse(text)', true],
    ['globalThis.requestIdleCallback ?? setTimeout', false],
    ['requestIdleCallback(run); window.requestIdleCallback(run)', true],
    ['/(?<=a)b/', false],
    ['Promise.try(run)', true],
    ['new Set().isSubsetOf(other)', true],
    ['list.toSorted()', false],
    ['own.parse(text)', false],
    ['film.pause()', false],
  ])('%s is too new: %s', (code, isTooNew) => {
    const [finding] = readSource('app/ui/card/card.ts', code).findings;
    expect(finding !== undefined).toBe(isTooNew);
  });

  test('a file that cannot be parsed is a fault, not a pass', () => {
    expect(() => readSource('server/app.ts', 'import { from')).toThrow('server/app.ts');
  });
});
