import { expect, test } from 'vitest';
import { markImports } from './load-again-plugin.ts';

test('an import of a built file looks up its mark; others stay as they are', () => {
  expect(markImports('f(()=>import(`./a-1.js`).then(e=>e.t))')).toBe(
    'f(()=>import(`./a-1.js`+(self.marks?.[`./a-1.js`]??``)).then(e=>e.t))',
  );
  for (const code of ['import{a}from"./a.js"', 'import(e.module)', 'import("https://a/b.js")'])
    expect(markImports(code)).toBe(code);
});
