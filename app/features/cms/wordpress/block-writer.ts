import type { ForeignBlock, ForeignImage } from '#app/features/cms/foreign-entry.ts';
import type { TextSpan } from '#app/platform/text/text-blocks.ts';
import { foreignText } from './foreign-text.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** How words are meant where they stand. */
export type Manner = { isStrong: boolean; href: string | null };

export type BlockWriter = {
  words: (text: string, manner: Manner) => void;
  /** Ends the line; what follows is another block or list item. */
  endLine: () => void;
  /** What `write` writes stands on lines of its own, except within a list, whose items are one line each. */
  block: (kind: 'paragraph' | 'heading' | 'subheading', write: () => void) => void;
  /** What `write` writes is a list; a list in a list is part of it. */
  list: (isOrdered: boolean, write: () => void) => void;
  item: (write: () => void) => void;
  picture: (image: ForeignImage) => void;
  /** All pictures so far, in the order of reading. */
  pictures: readonly ForeignImage[];
  /** All that was written; the last line is ended. */
  blocks: () => ForeignBlock[];
};

const PLAIN: Manner = { isStrong: false, href: null };

/**
 * Collects words and pictures in the order of reading. White space is that of HTML: runs are one space, and none
 * stands at the ends of a line. A picture within a list comes after the list.
 */
export function createBlockWriter(): BlockWriter {
  const written: ForeignBlock[] = [];
  const pictures: ForeignImage[] = [];
  let kind: 'paragraph' | 'heading' | 'subheading' | 'item' = 'paragraph';
  let line: TextSpan[] = [];
  let items: TextSpan[][] = [];
  let afterList: ForeignImage[] = [];

  function words(text: string, { isStrong, href }: Manner): void {
    const last = line.at(-1);
    if (last && last.isStrong === isStrong && last.href === (href ?? undefined)) last.text += text;
    else if (text !== '') line.push({ text, isStrong, ...(href === null ? {} : { href }) });
  }
  function endLine(): void {
    const spans = tidied(line);
    line = [];
    if (spans.length === 0) return;
    if (kind === 'item') items.push(spans);
    else if (kind === 'paragraph') written.push({ kind, spans });
    else written.push({ kind, text: spans.map(({ text }) => text).join('') });
  }
  function within(next: typeof kind, write: () => void): void {
    endLine();
    const before = kind;
    kind = next;
    write();
    endLine();
    kind = before;
  }
  return {
    words,
    endLine() {
      if (kind === 'item') words(' ', PLAIN);
      else endLine();
    },
    block(next, write) {
      if (kind !== 'item') return within(next, write);
      words(' ', PLAIN);
      write();
      words(' ', PLAIN);
    },
    list(isOrdered, write) {
      const isInner = kind === 'item';
      within('item', write);
      if (isInner) return;
      if (items.length > 0) written.push({ kind: 'list', isOrdered, items });
      written.push(...afterList);
      items = [];
      afterList = [];
    },
    item: (write) => within(kind === 'item' ? 'item' : 'paragraph', write),
    picture(image) {
      pictures.push(image);
      if (kind === 'item') {
        afterList.push(image);
        return;
      }
      endLine();
      written.push(image);
    },
    pictures,
    blocks() {
      endLine();
      return written;
    },
  };
}

/** The spans of a line as they are kept: no space twice or at an end, no empty span. */
function tidied(line: readonly TextSpan[]): TextSpan[] {
  let isAfterSpace = true;
  const spans = line
    .map((span) => {
      const clean = withoutShortcodes(foreignText(span.text)).replace(/ {2,}/g, ' ');
      const text = isAfterSpace ? clean.replace(/^ /, '') : clean;
      if (text !== '') isAfterSpace = text.endsWith(' ');
      return { ...span, text };
    })
    .filter(({ text }) => text !== '');
  for (let last = spans.at(-1); last; last = spans.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    spans.pop();
  }
  return spans;
}
