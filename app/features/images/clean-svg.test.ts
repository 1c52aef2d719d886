import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 120 40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const cleaned = (source: string) => {
  const result = cleanSvg(source);
  return result.ok ? result.value.svg : result.refusal;
};

test('what draws is kept, and the size is told', () => {
  const result = cleanSvg(
    svg(
      '<title>Olhos &amp; cia</title><defs><linearGradient id="a"><stop offset="0" stop-color="#123"/></linearGradient></defs><path d="M0 0h9" fill="url(#a)" style="stroke:#456;stroke-width:2;font-family:x"/>',
    ),
  );
  expect(result).toMatchObject({ ok: true, value: { width: 120, height: 40, dropped: [] } });
  expect(result.ok && result.value.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><title>Olhos &amp; cia</title><defs><linearGradient id="a"><stop offset="0" stop-color="#123"></stop></linearGradient></defs><path d="M0 0h9" fill="url(#a)" stroke="#456" stroke-width="2"></path></svg>',
  );
});

const DOT = '<circle cx="5" cy="5" r="4"/>';
const CLEAN_DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="5" cy="5" r="4"></circle></svg>';

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a style sheet', '<style>@import url(https://evil.example)</style>'],
  ['a foreign object', '<foreignObject><body xmlns="x" onload="x"/></foreignObject>'],
  ['an image', '<image href="https://evil.example/a.png"/>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><circle cx="1" cy="1" r="1"/></a>'],
  ['letters, whose font is not here', '<text x="1" y="2">Olhos</text>'],
  ['a comment', '<!-- made by somebody -->'],
  ['an unknown element of an editor', '<sodipodi:namedview xmlns:sodipodi="x" id="base"/>'],
])('%s is left out', (_name, hostile) => {
  expect(cleaned(svg(hostile + DOT))).toBe(CLEAN_DOT);
});

test.each([
  'onload="alert(1)"',
  'onclick="alert(1)"',
  'class="a"',
  'fill="url(https://evil.example/#a)"',
  'fill="url(data:image/svg+xml,x)"',
  'style="fill:url(https://evil.example)"',
  'style="background:url(x)"',
  'data-secret="name of a patient"',
  'xml:base="https://evil.example/"',
])('of a part, %s is left out', (attribute) => {
  expect(cleaned(svg(`<circle cx="5" cy="5" r="4" ${attribute}/>`))).toBe(CLEAN_DOT);
});

test('copies of parts, which could copy copies without end, are left out', () => {
  const use = '<g id="a"><circle cx="5" cy="5" r="4"/></g><use href="#a"/><symbol id="b"/>';
  expect(cleaned(svg(use))).not.toMatch(/use|symbol/);
});

test('what an editor says twice stands once, as its style says', () => {
  const twice =
    '<circle cx="5" cy="5" r="4" xmlns:e="e" e:cx="9" fill="#111" style="fill:#222;stroke:#333"/>';
  const once = cleaned(svg(twice));
  expect(once.match(/ cx=/g)).toHaveLength(1);
  expect(once).toContain('fill="#222" stroke="#333"');
  expect(cleaned(once)).toBe(once);
});

test.each([
  ['<html><body/></html>', 'not-svg'],
  ['<svg><path d="M0 0', 'not-svg'],
  ['no xml at all', 'not-svg'],
  ['', 'not-svg'],
  ['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 9 9"><path d="&a;"/></svg>', 'not-svg'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>', 'no-size'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 9"><path d="M0 0h9"/></svg>',
    'no-size',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Olhos</text></svg>',
    'nothing-drawn',
  ],
])('%s is refused: %s', (source, refusal) => {
  expect(cleaned(source)).toBe(refusal);
});

test('a drawing of ever more parts is refused', () => {
  expect(cleaned(svg('<path d="M0 0h9"/>'.repeat(5_000)))).toBe('too-large');
});

test('what was cleaned stays as it is', () => {
  const once = cleaned(svg(`<g transform="scale(2)">${DOT}</g>`));
  expect(cleaned(once)).toBe(once);
});
