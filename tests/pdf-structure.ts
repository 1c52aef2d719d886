import { inflateSync } from 'node:zlib';

/** What screen readers meet in one of our PDF files: an element of its structure, with those below it. */
type Element = { tag: string; scope: string; alt: boolean; marks: Mark[]; children: Element[] };
/** A marked piece of a page, by the page's object and its number there. */
type Mark = { page: string; id: number };

/**
 * What is wrong with one of our PDF files for those who cannot see it, one line each: language, title, tags, alternative
 * texts, heads of columns and rows, levels of headings, and the order of reading.
 */
export function pdfFaults(file: Buffer): string[] {
  const source = file.toString('latin1');
  const objects = objectsOf(source);
  const root = [...objects.values()].find((text) => text.includes('/Type /StructTreeRoot')) ?? '';
  const elements = childrenOf(root, objects);
  const all = elements.flatMap(withAllBelow);
  return [
    ...factsMissingIn(source),
    ...all.flatMap(elementFaults),
    ...headingFaults(all.map(({ tag }) => tag).filter((tag) => /^H\d$/.test(tag))),
    ...all.filter(({ tag }) => tag === 'Table').flatMap(tableFaults),
    ...pageFaults(
      source,
      objects,
      all.flatMap(({ marks }) => marks),
    ),
  ];
}

function objectsOf(source: string): Map<string, string> {
  const found = source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, id = '', text = '']) => [id, text]));
}

function factsMissingIn(source: string): string[] {
  const needed = {
    language: /\/Lang \([a-z]{2}-[A-Z]{2}\)/,
    'a title': /\/Title \d+ 0 R/,
    'that its title is shown': /\/DisplayDocTitle true/,
    'that it is tagged': /\/Marked true/,
    'the order of Tab': /\/Tabs \/S\b/,
  };
  return Object.entries(needed)
    .filter(([, pattern]) => !pattern.test(source))
    .map(([what]) => `the file does not say ${what}`);
}

function childrenOf(parent: string, objects: ReadonlyMap<string, string>): Element[] {
  const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(parent) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => {
    const text = objects.get(id) ?? '';
    return /\/S \//.test(text) ? [elementOf(text, objects)] : [];
  });
}

function elementOf(text: string, objects: ReadonlyMap<string, string>): Element {
  const named = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const kids = named(/\/K \[([\s\S]*)\]/);
  // Pieces on other pages name those themselves.
  const own = /\/Pg (\d+) 0 R/.exec(text.replace(/\/K \[[\s\S]*\]/, ''))?.[1] ?? '';
  const elsewhere = [...kids.matchAll(/<<[^>]*>>/g)].map(([mark]) => ({
    page: /\/Pg (\d+) 0 R/.exec(mark)?.[1] ?? own,
    id: Number(/\/MCID (\d+)/.exec(mark)?.[1]),
  }));
  const plain = kids.replace(/<<[^>]*>>|\d+ 0 R/g, ' ').match(/\d+/g) ?? [];
  return {
    tag: named(/\/S \/(\w+)/),
    scope: named(/\/Scope \/(\w+)/),
    alt: /\/Alt \(/.test(text),
    marks: [...elsewhere, ...plain.map((id) => ({ page: own, id: Number(id) }))],
    children: childrenOf(text, objects),
  };
}

function withAllBelow(element: Element): Element[] {
  return [element, ...element.children.flatMap(withAllBelow)];
}

/** What may stand in what. */
const PARTS: Record<string, RegExp> = {
  Document: /^(?:H\d|P|L|Table|Figure)$/,
  L: /^LI$/,
  LI: /^(?:Lbl|LBody)$/,
  Table: /^TR$/,
  TR: /^T[HD]$/,
};

function elementFaults({ tag, alt, marks, children }: Element): string[] {
  const wrong = children.filter((child) => !(PARTS[tag] ?? /^$/).test(child.tag));
  return [
    ...wrong.map((child) => `${child.tag} stands in ${tag}`),
    ...(tag === 'Figure' && !alt ? ['a picture without a text'] : []),
    ...(marks.length === 0 && children.length === 0 ? [`${tag} is empty`] : []),
  ];
}

function headingFaults(tags: readonly string[]): string[] {
  const levels = tags.map((tag) => Number(tag.slice(1)));
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one main heading']),
    ...jumps.map((level) => `a heading jumps to level ${level}`),
  ];
}

function tableFaults({ children: [head, ...rows] }: Element): string[] {
  const columns = head?.children ?? [];
  const isHead = (cell: Element | undefined, scope: string) =>
    cell?.tag === 'TH' && cell.scope === scope;
  return [
    ...(columns.every((cell) => isHead(cell, 'Column')) ? [] : ['a column without a head']),
    ...rows.flatMap(({ children: [first, ...others] }) => [
      ...(isHead(first, 'Row') ? [] : ['a row without a head']),
      ...(others.every(({ tag }) => tag === 'TD') ? [] : ['a cell that is no cell']),
      ...(others.length + 1 === columns.length ? [] : ['a row with cells too few or too many']),
    ]),
  ];
}

/** Words without a tag, tags without words, and pages that are read in another order than they are drawn. */
function pageFaults(source: string, objects: ReadonlyMap<string, string>, marks: readonly Mark[]) {
  const pages = [...objects].filter(([, text]) => /\/Type \/Page\b/.test(text));
  return pages.flatMap(([page, text]) => {
    const content = contentOf(source, /\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '');
    const read = marks.filter((mark) => mark.page === page).map(({ id }) => id);
    const drawn = [...content.matchAll(/\/MCID (\d+)/g)].map(([, id]) => Number(id));
    const loose = content.replace(/BDC[\s\S]*?EMC/g, '').match(/ TJ/g) ?? [];
    return [
      ...loose.map(() => 'words without a tag'),
      ...(read.join() === drawn.join() ? [] : [`read ${read.join()}, drawn ${drawn.join()}`]),
    ];
  });
}

function contentOf(source: string, id: string): string {
  const start = source.indexOf('stream\n', source.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
  const body = source.slice(start, source.indexOf('\nendstream', start));
  return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
}
