import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { blocksOf, docOf } from './editor-doc.ts';
import { EDITOR_EXTENSIONS } from './editor-nodes.ts';

const schema = getSchema(EDITOR_EXTENSIONS);

test('every kind of block goes through the editor as it is', () => {
  const blocks = readTextBlocks(
    '## Um\n\n### Dois\n\nA **b [c](/d)** *e* **_f_**.\n\n- f\n- **g**\n\n1. h\n\n![i](/imagens/k3abcdefghij-64x48 "j")' +
      '\n\n> k\n>\n> [l](https://www.gov.br/a)\n\n| m | *n* |\n| --- | --- |\n| o |  |',
  );
  const doc = schema.nodeFromJSON(docOf(blocks));
  doc.check();
  expect(blocksOf(doc.toJSON())).toEqual(blocks);
});

test('no text at all is one empty paragraph', () => {
  const doc = schema.nodeFromJSON(docOf([]));
  doc.check();
  expect(blocksOf(doc.toJSON())).toEqual([{ kind: 'paragraph', spans: [] }]);
});

test('the editor knows nothing that a text may not hold', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual([
    ...['blockquote', 'bulletList', 'doc', 'heading', 'listItem', 'orderedList', 'paragraph'],
    ...['picture', 'table', 'tableCell', 'tableHeader', 'tableRow', 'text'],
  ]);
  expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link']);
  expect(schema.nodes.heading?.markSet).toEqual([]);
  expect(schema.nodes.listItem?.spec.content).toBe('paragraph');
});
