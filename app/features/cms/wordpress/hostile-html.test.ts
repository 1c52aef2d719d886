import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ForeignBlock } from '#app/features/cms/foreign-entry.ts';
import { hasHidden } from '#app/platform/free-text.ts';
import type { TextBlock, TextSpan } from '#app/platform/text/text-blocks.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { FORBIDDEN_ADDRESSES, HOSTILE_HTML } from '#tests/wordpress/hostile-html.ts';
import { isAllowedHref } from './foreign-href.ts';
import { plainWords } from './foreign-text.ts';
import { htmlBlocks } from './html-blocks.ts';
import { type HtmlNode, isElement } from './html-tree.ts';

const RULES = { base: 'https://source.example/2024/05/texto/', linkTo: (href: string) => href };
// Written again here, so that a fault in the one rule is not repeated by the other.
const HREF = /^(?:https:\/\/[a-z\d.:[\]-]+\/[^\s<>"\\]*|tel:\+?\d{3,30}|mailto:[\w.+-]+@[\w.-]+)$/;
const SRC = /^https?:\/\/[a-z\d.:[\]-]+\/[^\s<>"\\]*$/;
const ELEMENTS = ['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'a'];

function blocksOf(html: string): ForeignBlock[] {
  const read = htmlBlocks(html, RULES);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** Everything that a block may have, and nothing else. */
function expectPlain(blocks: readonly ForeignBlock[]): void {
  for (const block of blocks) {
    if (block.kind === 'foreign-image') {
      const { kind: _kind, src, alt, credit, ...more } = block;
      expect([more, typeof alt, typeof (credit ?? '')]).toEqual([{}, 'string', 'string']);
      expect(src).toMatch(SRC);
    } else if (block.kind === 'paragraph') {
      expect(Object.keys(block).toSorted()).toEqual(['kind', 'spans']);
      block.spans.forEach(expectPlainSpan);
    } else if (block.kind === 'list') {
      expect(Object.keys(block).toSorted()).toEqual(['isOrdered', 'items', 'kind']);
      block.items.flat().forEach(expectPlainSpan);
    } else {
      expect(['heading', 'subheading']).toContain(block.kind);
      expect(Object.keys(block).toSorted()).toEqual(['kind', 'text']);
    }
  }
}

function expectPlainSpan({ text, isStrong, href, ...more }: TextSpan): void {
  expect([more, typeof text, typeof isStrong]).toEqual([{}, 'string', 'boolean']);
  expect(hasHidden(text)).toBe(false);
  if (href !== undefined) expect(href).toMatch(HREF);
}

/** What a browser makes of the blocks as the site shows them: its elements, their attributes. */
function expectPlainPage(blocks: readonly ForeignBlock[]): void {
  const texts = blocks.filter((block): block is TextBlock => block.kind !== 'foreign-image');
  const page = renderToStaticMarkup(createElement(Prose, { blocks: texts }));
  const look = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes.filter(isElement)) {
      expect(ELEMENTS).toContain(node.tagName);
      for (const { name, value } of node.attrs) {
        expect(['class', 'href', 'rel']).toContain(name);
        if (name === 'rel') expect(value).toBe('noopener noreferrer external');
        if (name === 'href') expect(value).toMatch(HREF);
      }
      look(node.childNodes);
    }
  };
  look(parseFragment(page).childNodes);
}

const ALL = [...new Set([...HOSTILE_TEXTS, ...HOSTILE_HTML])];

test('there are 400 hostile pieces of HTML and 30 schemes', () => {
  expect(ALL.length).toBeGreaterThan(400);
  expect(new Set(FORBIDDEN_ADDRESSES).size).toBe(FORBIDDEN_ADDRESSES.length);
  const schemes = FORBIDDEN_ADDRESSES.map((each) => /^[a-z+-]+(?=:)/.exec(each)?.[0] ?? '');
  expect(new Set(schemes).size).toBeGreaterThan(30);
});

test.each(ALL)('%j becomes words, pictures and allowed links', (html) => {
  const ways = [html, `<p>Antes ${html} depois</p>`, `<ul><li>${html}</ul>`, `<h2>${html}</h2>`];
  const within = [`<table><tr><td>${html}<td>x</table>`, `<figure>${html}<figcaption>${html}`];
  for (const way of [...ways, ...within]) {
    const blocks = blocksOf(way);
    expectPlain(blocks);
    expectPlainPage(blocks);
  }
  expect(plainWords(html)).not.toMatch(/[\n\u202e]/);
});

/** What stands in a script, in a style or in an attribute is no text. */
test.each(HOSTILE_HTML.filter((html) => /^<(?:script|style|svg|math|template)/.test(html)))(
  'nothing of %j is read to people',
  (html) => {
    const [first] = blocksOf(`<p>Antes</p>${html}`);
    expect(first).toEqual({ kind: 'paragraph', spans: [{ text: 'Antes', isStrong: false }] });
  },
);

test.each(FORBIDDEN_ADDRESSES)('a link to %j is only its words', (address) => {
  const attribute = address.replaceAll('"', '&quot;');
  for (const html of [
    `<p><a href="${attribute}">clique</a></p>`,
    `<a href='${attribute}'><strong>clique</strong></a>`,
    `<ul><li><a href="${attribute}">clique</a></li></ul>`,
  ]) {
    const text = JSON.stringify(blocksOf(html));
    expect(text).toContain('clique');
    expect(text).not.toContain('href');
  }
  const embedded = blocksOf(`<iframe src="${attribute}"></iframe><img src="${attribute}">`);
  expectPlain(embedded);
  expect(isAllowedHref(address)).toBe(address.startsWith('#'));
});

test.each(FORBIDDEN_ADDRESSES.filter((each) => !each.startsWith('#')))(
  'where links of the source lead is looked at too: not to %j',
  (address) => {
    const rules = { ...RULES, linkTo: () => address };
    const read = htmlBlocks('<p><a href="/x">clique</a></p>', rules);
    expect(JSON.stringify(read)).not.toContain('href');
  },
);

const piece = fc.oneof(
  fc.constantFrom(...ALL, ...FORBIDDEN_ADDRESSES),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ...'<p|<a href="|">|</a>|<table><tr><td>|</table>|<ul><li>|</ul>|<b>|</b>|<svg>|<math>|<!--|-->|<select>'.split(
      '|',
    ),
    ...'<figure><img src="/a.jpg">|<figcaption>|</figure>|<pre>|<br>|&|&#x|;|<template>|</p>|<h2>|"|\'|[x y=|]|<q>'.split(
      '|',
    ),
  ),
);

test('whatever the HTML is, nothing but blocks comes of it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const blocks = blocksOf(pieces.join(''));
      expectPlain(blocks);
      expectPlainPage(blocks);
    }),
    { numRuns: 1_000 },
  );
});

test('whatever an address is, only allowed ones are links', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), piece, fc.string()),
      (address) => {
        const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        expectPlain(blocksOf(`<p><a href="${quoted}">x</a></p>`));
      },
    ),
    { numRuns: 1_000 },
  );
});
