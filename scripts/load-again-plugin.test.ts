import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadThroughApp, markImports } from './load-again-plugin.ts';

test('an import of a built file looks up its mark; others stay as they are', () => {
  expect(markImports('f(()=>import(`./a-1.js`).then(e=>e.t))')).toBe(
    'f(()=>import(`./a-1.js`+(self.marks?.[`./a-1.js`]??``)).then(e=>e.t))',
  );
  for (const code of ['import{a}from"./a.js"', 'import(e.module)', 'import("https://a/b.js")'])
    expect(markImports(code)).toBe(code);
});

test('the installed router loads its pages where the plugin expects it', () => {
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const file = join(router, 'dist/production/lib/dom/ssr/routeModules.js');
  const code = loadThroughApp(readFileSync(file, 'utf8'));
  expect(code).toContain('await loadRoute(route.module)');
  expect(loadThroughApp('nothing of the kind')).toBeUndefined();
});
