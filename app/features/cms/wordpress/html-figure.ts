import type { Manner } from './block-writer.ts';
import { foreignText, shortened, wordsOf } from './foreign-text.ts';
import { type HtmlElement, hasClass } from './html-tree.ts';
import type { Writing } from './writing.ts';

const MAX_CREDIT = 300;

/** A `figure`, or what stood for it before HTML knew one. */
export function isFigure(element: HtmlElement): boolean {
  return element.tagName === 'figure' || hasClass(element, /^(?:wp-caption|gallery-item)$/);
}

export function isCaption(element: HtmlElement): boolean {
  return element.tagName === 'figcaption' || hasClass(element, /^wp-caption-text$/);
}

/** Writes a figure: the caption of a single picture goes with it, that of anything else follows it. */
export function writeFigure(outer: Writing, element: HtmlElement, manner: Manner): void {
  const { writer, write } = outer;
  const writing: Writing = { ...outer, captions: [] };
  const before = writer.pictures.length;
  writer.block('paragraph', () => write(writing, element.childNodes, manner));
  const [picture, ...others] = writer.pictures.slice(before);
  for (const caption of writing.captions ?? []) {
    const credit = foreignText(wordsOf(caption.childNodes)).replace(/ {2,}/g, ' ').trim();
    if (picture && others.length === 0 && !picture.credit && credit !== '')
      picture.credit = shortened(credit, MAX_CREDIT);
    else writer.block('paragraph', () => write(outer, caption.childNodes, manner));
  }
}
