import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTextBlocks } from './read-text-blocks.ts';
import { plainTextOf, type TextBlock, type TextSpan, withLines } from './text-blocks.ts';
import { imageMarkdown, tidySpans, writeTextBlocks } from './write-text-blocks.ts';

const span = (text: string, isStrong = false, href?: string): TextSpan =>
  href ? { text, isStrong, href } : { text, isStrong };
const paragraph = (...spans: TextSpan[]): TextBlock => ({ kind: 'paragraph', spans });
/** The blocks of a text with adjacent equal spans merged. */
const read = (markdown: string) => readTextBlocks(markdown).map(tidied);

function tidied(block: TextBlock): TextBlock {
  return withLines(block, tidySpans);
}

test('a text is written as somebody would write it', () => {
  const text =
    '## Depois\n\nVenha **em jejum**, e [veja](/servicos#topo).\n\n- um\n- **dois**\n\n1. três\n2. quatro\n\n### Fim' +
    '\n\n*Só* **muito *bem***\n\n> Um\n>\n> [dois](https://gov.br/a)\n\n| a | **b** |\n| --- | --- |\n| c \\| d |  |';
  expect(writeTextBlocks(readTextBlocks(text))).toBe(text);
});

test('an image is a line of its own', () => {
  const line = '![O olho (direito)](/imagens/k3abcdefghij-640x480 "Foto: \\"Rosa\\" \\\\ CC BY")';
  expect(writeTextBlocks(readTextBlocks(line))).toBe(line);
  const bracketed = imageMarkdown({ name: 'k3abcdefghij-640x480', alt: 'a [b](/c) *d*' });
  expect(plainTextOf(readTextBlocks(bracketed))).toBe('a (b)(/c) *d*');
});

test('two lists of a kind stay two', () => {
  const list = (isOrdered: boolean, words: string): TextBlock => ({
    kind: 'list',
    isOrdered,
    items: [[span(words)]],
  });
  const blocks = [list(false, 'a'), list(false, 'b'), list(false, 'c'), list(true, 'd')];
  expect(read(writeTextBlocks(blocks))).toEqual(blocks);
  const numbered = [list(true, 'a'), list(true, 'b')];
  expect(read(writeTextBlocks(numbered))).toEqual(numbered);
});

test('what has no words is left out', () => {
  const blocks: TextBlock[] = [
    paragraph(span('  ')),
    { kind: 'heading', text: ' ' },
    { kind: 'list', isOrdered: false, items: [[], [span('a')]] },
  ];
  expect(writeTextBlocks(blocks)).toBe('- a');
});

test('bold letters in the middle of signs come out plain, and none is lost', () => {
  expect(writeTextBlocks([paragraph(span('a'), span('(b)', true), span('c'))])).toBe('a(b)c');
  expect(writeTextBlocks([paragraph(span('a'), span('b', true), span('c'))])).toBe('a**b**c');
});

test('two bold links to the same page stay two', () => {
  const link = span('a', true, '/servicos');
  expect(writeTextBlocks([paragraph(link, span('\t'), link)])).toBe(
    '**[a](/servicos) [a](/servicos)**',
  );
});

const words = fc.string({
  maxLength: 8,
  unit: fc.constantFrom(
    ...'aé1 .)(*_[]<>!#-+=~`&;:/\\|@"\'{}\n\t\u00a0\u200b😀',
    ...['www.', 'https://', '&amp;', '<b>', '<!--', '](/x)', 'x@y.z', '1. ', '- ', '## '],
  ),
});
const href = fc.constantFrom(
  ...[undefined, undefined, '/servicos', '#topo', '/a_b*c(d)', 'https://www.gov.br/a|b_c?d=e'],
);
const spans = fc
  .array(
    fc.record({
      text: words,
      isStrong: fc.boolean(),
      isEmphasis: fc.constantFrom(undefined, true as const),
      href,
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ isEmphasis, ...each }) => ({
      ...span(each.text, each.isStrong, each.href),
      ...(isEmphasis && { isEmphasis }),
    })),
  );
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  spans.map((all) => paragraph(...all)),
  words.map((text) => ({ kind: 'heading' as const, text })),
  words.map((text) => ({ kind: 'subheading' as const, text })),
  fc
    .record({ isOrdered: fc.boolean(), items: fc.array(spans, { maxLength: 3 }) })
    .map((list) => ({ kind: 'list' as const, ...list })),
  fc.array(spans, { maxLength: 3 }).map((lines) => ({ kind: 'quote' as const, lines })),
  fc
    .record({
      head: fc.array(spans, { minLength: 1, maxLength: 3 }),
      rows: fc.array(fc.array(spans, { maxLength: 3 }), { maxLength: 3 }),
    })
    .map((table) => ({ kind: 'table' as const, ...table })),
);

/** Every word and link in order, with single spaces: what writing must preserve. */
const essence = (blocks: readonly TextBlock[]) =>
  blocks
    .map((each) => {
      const own: TextSpan[][] = [];
      withLines(each, (line) => {
        own.push(line);
        return line;
      });
      const said = own.length > 0 ? own.map(linked) : [single(plainTextOf([each]))];
      return [each.kind, said.filter(Boolean)] as const;
    })
    .filter(([kind, said]) => kind === 'image' || said.length > 0);

const single = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const linked = (line: readonly TextSpan[]) =>
  tidySpans(line.map((each) => ({ ...each, isStrong: false, isEmphasis: undefined })))
    .map((each) => (each.href ? `{${each.text}|${decodeURIComponent(each.href)}}` : each.text))
    .join('');

test('whatever is written is read again, with every word and link where it was', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const markdown = writeTextBlocks(blocks);
      expect(essence(readTextBlocks(markdown))).toEqual(essence(blocks));
      expect(writeTextBlocks(readTextBlocks(markdown))).toBe(markdown);
    }),
    { numRuns: 500 },
  );
});
