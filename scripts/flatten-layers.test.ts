import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { flattenLayers, weighted } from './flatten-layers.ts';

async function flat(css: string): Promise<string> {
  const inline = { configFile: false as const, css: { postcss: { plugins: [flattenLayers()] } } };
  const { code } = await preprocessCSS(css, 'a.css', await resolveConfig(inline, 'build'));
  return code.replaceAll(/\s+/g, '');
}

test('a rule of a stronger layer wins over a heavier selector of a weaker one', async () => {
  expect(
    await flat('@layer base, pages; @layer base { .a .b { x: 1 } } @layer pages { p { x: 2 } }'),
  ).toBe('.a.b{x:1}p:not(#_):not(#_){x:2}');
});

test('conditions stay around the rules, and steps of animations are no selectors', async () => {
  const css = '@layer components { @media print { .a { x: 1 } } @keyframes k { from { x: 1 } } }';
  expect(await flat(css)).toBe('@mediaprint{:not(#_).a{x:1}}@keyframesk{from{x:1}}');
});

test('a layer without a rank is refused, and what layers rank the other way round', async () => {
  await expect(flat('@layer unheard { a { x: 1 } }')).rejects.toThrow('unheard');
  await expect(flat('@layer pages { a { x: 1 !important } }')).rejects.toThrow('rank');
});

test.each([
  ['nav a::after', 'nav:not(#_) a::after'],
  ['.card > *', ':not(#_).card > *'],
  ['*', '*:not(#_)'],
  ['::before', ':not(#_)::before'],
  [':root', ':not(#_):root'],
  ['[hidden]', ':not(#_)[hidden]'],
])('%s weighs more as %s', (selector, heavier) => {
  expect(weighted(selector, 1)).toBe(heavier);
});
