import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ForeignBlock } from '#app/features/cms/foreign-entry.ts';
import { foreignText } from './foreign-text.ts';
import { htmlBlocks } from './html-blocks.ts';

function blocksOf(html: string): ForeignBlock[] {
  const read = htmlBlocks(html, { base: 'https://source.example/', linkTo: () => null });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

const words = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => foreignText(parts.join(' ').replace(/[[\]]/g, '')).replace(/ +/g, ' ').trim())
  .filter((text) => text !== '' && !text.includes('://'));
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('no word of a plainly written text is lost, doubled or moved', () => {
  const part = fc.oneof(
    fc.record({
      kind: fc.constantFrom('p', 'h2', 'h3', 'blockquote', 'div'),
      texts: fc.tuple(words),
    }),
    fc.record({
      kind: fc.constantFrom('ul', 'ol'),
      texts: fc.array(words, { minLength: 1, maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const html = parts.map(({ kind, texts }) => {
        const inner = texts.map((text) =>
          kind.endsWith('l') ? `<li>${escaped(text)}</li>` : escaped(text),
        );
        return `<${kind}>${inner.join('')}</${kind}>`;
      });
      const lines = blocksOf(html.join('\n')).flatMap((block) => {
        if (block.kind === 'list')
          return block.items.map((item) => item.map(({ text }) => text).join(''));
        if (block.kind === 'paragraph') return [block.spans.map(({ text }) => text).join('')];
        return 'text' in block ? [block.text] : [];
      });
      expect(lines).toEqual(parts.flatMap(({ texts }) => texts));
    }),
    { numRuns: 500 },
  );
});
