import type { JSONContent } from '@tiptap/core';
import { readImageName } from '#app/platform/image-name.ts';
import type { TextBlock, TextSpan } from '#app/platform/text/text-blocks.ts';

/** Converts blocks to the editor's document. */
export function docOf(blocks: readonly TextBlock[]): JSONContent {
  const content = blocks.map(nodeOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function nodeOf(block: TextBlock): JSONContent {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: textOf(block.text) };
    case 'subheading':
      return { type: 'heading', attrs: { level: 3 }, content: textOf(block.text) };
    case 'paragraph':
      return paragraphOf(block.spans);
    case 'image':
      return {
        type: 'picture',
        attrs: { name: block.name, alt: block.alt, credit: block.credit ?? '' },
      };
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((spans) => ({ type: 'listItem', content: [paragraphOf(spans)] })),
      };
    case 'quote':
      return { type: 'blockquote', content: block.lines.map(paragraphOf) };
    case 'table':
      return {
        type: 'table',
        content: [
          rowOf('tableHeader', block.head),
          ...block.rows.map((cells) => rowOf('tableCell', cells)),
        ],
      };
  }
}

function rowOf(type: 'tableHeader' | 'tableCell', cells: readonly TextSpan[][]): JSONContent {
  return {
    type: 'tableRow',
    content: cells.map((spans) => ({ type, content: inlineOf(spans) })),
  };
}

function paragraphOf(spans: readonly TextSpan[]): JSONContent {
  return { type: 'paragraph', content: inlineOf(spans) };
}

function inlineOf(spans: readonly TextSpan[]): JSONContent[] {
  return spans.flatMap(({ text, isStrong, isEmphasis, href }) => {
    const marks = [
      ...(isStrong ? [{ type: 'bold' }] : []),
      ...(isEmphasis ? [{ type: 'italic' }] : []),
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ];
    return textOf(text).map((node) => ({ ...node, ...(marks.length > 0 ? { marks } : {}) }));
  });
}

/** The editor does not allow empty text nodes. */
function textOf(text: string): JSONContent[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** Converts the editor's document to blocks. */
export function blocksOf(doc: JSONContent): TextBlock[] {
  return (doc.content ?? []).flatMap(blockOf);
}

function blockOf({ type, attrs, content = [] }: JSONContent): TextBlock[] {
  if (type === 'paragraph') return [{ kind: 'paragraph', spans: spansOf(content) }];
  if (type === 'heading') {
    const text = content.map((node) => node.text ?? '').join('');
    return [{ kind: attrs?.level === 3 ? 'subheading' : 'heading', text }];
  }
  if (type === 'picture') return imageOf(attrs ?? {});
  if (type === 'blockquote') return [{ kind: 'quote', lines: content.map(lineOf) }];
  if (type === 'table') {
    const [head = [], ...rows] = content.map((row) => (row.content ?? []).map(lineOf));
    return [{ kind: 'table', head, rows }];
  }
  if (type !== 'bulletList' && type !== 'orderedList') return [];
  const items = content.map((item) => (item.content ?? []).flatMap((p) => spansOf(p.content)));
  return [{ kind: 'list', isOrdered: type === 'orderedList', items }];
}

function lineOf({ content }: JSONContent): TextSpan[] {
  return spansOf(content);
}

function imageOf(attrs: Record<string, unknown>): TextBlock[] {
  const size = readImageName(String(attrs.name));
  const credit = String(attrs.credit ?? '');
  if (!size) return [];
  return [{ kind: 'image', ...size, alt: String(attrs.alt), ...(credit ? { credit } : {}) }];
}

function spansOf(content: readonly JSONContent[] = []): TextSpan[] {
  return content.map(({ text = '', marks = [] }) => {
    const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.href;
    const isStrong = marks.some(({ type }) => type === 'bold');
    const isEmphasis = marks.some(({ type }) => type === 'italic');
    return {
      text,
      isStrong,
      ...(isEmphasis && { isEmphasis }),
      ...(typeof href === 'string' ? { href } : {}),
    };
  });
}
