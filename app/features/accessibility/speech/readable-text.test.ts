import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf, readableText } from './readable-text.ts';

/** A page's tree in brief. */
type Leaf = {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  childNodes: Leaf[];
  attributes: Record<string, string>;
  getAttribute(name: string): string | null;
};

function node(nodeName: string, attributes: Record<string, string>, childNodes: Leaf[]): Leaf {
  const getAttribute = (name: string) => attributes[name] ?? null;
  return { nodeType: 1, nodeName, nodeValue: null, childNodes, attributes, getAttribute };
}

function words(nodeValue: string): Leaf {
  return { ...node('#text', {}, []), nodeType: 3, nodeValue };
}

function el(name: string, ...children: (Leaf | string | Record<string, string>)[]): Leaf {
  const isLeaf = (each: object): each is Leaf => 'nodeType' in each;
  const attributes = children.filter((each) => typeof each === 'object' && !isLeaf(each));
  const parts = children.flatMap((each) => {
    if (typeof each === 'string') return [words(each)];
    return isLeaf(each) ? [each] : [];
  });
  return node(name.toUpperCase(), Object.assign({}, ...attributes), parts);
}

const INLINE = /^(?:a|abbr|b|em|span|strong)$/i;
const look = {
  isSeen: ({ attributes }: Leaf) => attributes.hidden === undefined,
  isInline: ({ nodeName }: Leaf) => INLINE.test(nodeName),
};
const read = (tree: Leaf) => readableText(tree, look);
const lines = (...children: Parameters<typeof el>[1][]) =>
  read(el('main', ...children)).text.split('\n');

test('blocks are lines, and words within a line stay together', () => {
  expect(
    lines(
      el('h1', 'Consulta'),
      el('p', 'A ', el('strong', 'médi'), 'ca\n   atende.', el('span', ' Ligue'), '.'),
      el('ul', '\n  ', el('li', 'um'), '\n  ', el('li', 'dois'), '\n'),
    ),
  ).toEqual(['Consulta', 'A médica atende. Ligue.', 'um', 'dois']);
});

test('a broken line ends one', () => {
  expect(lines(el('p', 'Rua das Flores, 120', el('br'), 'Centro'))).toEqual([
    'Rua das Flores, 120',
    'Centro',
  ]);
});

test('pictures are read by their descriptions, decorations are not', () => {
  expect(
    lines(
      el('p', 'Antes', el('img', { alt: ' A  sala ' }), 'depois', el('img', { alt: '' })),
      el('div', { role: 'img', 'aria-label': 'Gráfico' }, 'dados'),
      el('svg', el('title', 'desenho')),
    ),
  ).toEqual(['Antes', 'A sala', 'depois', 'Gráfico']);
});

test('an abbreviation with a title is read in full', () => {
  expect(
    lines(
      el('p', 'O ', el('abbr', { title: 'Conselho Regional' }, 'CRM'), ' e a ', el('abbr', 'OCT')),
    ),
  ).toEqual(['O Conselho Regional e a OCT']);
});

test('what is hidden, typed, navigation or a program is not read', () => {
  expect(
    lines(
      el('nav', 'Menu'),
      el('div', { role: 'navigation' }, 'Menu'),
      el('p', { hidden: '' }, 'oculto'),
      el('p', { 'aria-hidden': 'true' }, 'enfeite'),
      el('script', 'alert()'),
      el('style', 'p {}'),
      el('noscript', 'sem script'),
      el('div', { contenteditable: 'true' }, 'rascunho'),
      el('label', 'Seu nome', el('input', { value: 'Antônia' })),
      el('textarea', 'segredo'),
      el('select', el('option', 'convênio')),
    ),
  ).toEqual(['Seu nome']);
});

test('an empty page has no text and no places', () => {
  const readable = read(el('main', ' \n '));
  expect(readable.text).toBe('');
  expect(placesOf(readable, { start: 0, end: 0 })).toBeNull();
});

const blank = fc.constantFrom(' ', '\n', '\t', '\u00A0', '  \n ');
const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) }, blank))
  .map((parts) => words(parts.join('')));
const { tree } = fc.letrec<{ tree: Leaf; part: Leaf }>((tie) => ({
  part: fc.oneof({ maxDepth: 4 }, text, tie('tree')),
  tree: fc
    .record({
      name: fc.constantFrom('p', 'div', 'li', 'span', 'strong', 'nav', 'textarea', 'br', 'abbr'),
      attributes: fc.constantFrom<Record<string, string>>(
        {},
        {},
        { hidden: '' },
        { title: 'todo' },
      ),
      parts: fc.array(tie('part'), { maxLength: 4 }),
    })
    .map(({ name, attributes, parts }) => el(name, attributes, ...parts)),
}));
const page = fc.array(tree, { maxLength: 6 }).map((parts) => el('main', ...parts));

test('every letter read stands where the text says, in the page’s order', () => {
  fc.assert(
    fc.property(page, (main) => {
      const readable = read(main);
      let last = 0;
      for (const { start, end, node: from, offset, isWhole } of readable.stretches) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
        if (!isWhole)
          expect(from.nodeValue?.slice(offset, offset + end - start)).toBe(
            readable.text.slice(start, end),
          );
      }
      expect(last).toBe(readable.text.length);
    }),
  );
});

test('blanks are single, and lines neither begin nor end with one', () => {
  fc.assert(
    fc.property(page, (main) => {
      expect(read(main).text).not.toMatch(/\s\s|^\s|\s$|[^\S \n]/);
    }),
  );
});

test('nothing of a hidden element or a field is ever read', () => {
  const marked = (tree: Leaf, isUnread: boolean): Leaf => {
    const { nodeName, attributes, childNodes } = tree;
    const isHere = isUnread || 'hidden' in attributes || /nav|textarea/i.test(nodeName);
    const nodeValue = tree.nodeType === 3 ? (isHere ? '⛔' : 'x') : null;
    return { ...tree, nodeValue, childNodes: childNodes.map((each) => marked(each, isHere)) };
  };
  fc.assert(
    fc.property(page, (main) => {
      expect(read(marked(main, false)).text).not.toContain('⛔');
    }),
  );
});

test('the place of any part begins and ends at its own letters', () => {
  fc.assert(
    fc.property(page, fc.nat(), fc.nat(), (main, a, b) => {
      const readable = read(main);
      const inText = readable.stretches.flatMap((each) =>
        each.isWhole ? [] : Array.from({ length: each.end - each.start }, (_, i) => each.start + i),
      );
      fc.pre(inText.length > 0);
      const at = (n: number) => inText[n % inText.length] ?? 0;
      const [start, last] = [at(a), at(b)].toSorted((x, y) => x - y);
      if (start === undefined || last === undefined) return;
      const places = placesOf(readable, { start, end: last + 1 });
      const charAt = ({ node: from, at: place }: { node: Leaf; at: unknown }, by: number) =>
        from.nodeValue?.charAt(Number(place) + by);
      expect(places && charAt(places.from, 0)).toBe(readable.text.charAt(start));
      expect(places && charAt(places.to, -1)).toBe(readable.text.charAt(last));
    }),
  );
});
