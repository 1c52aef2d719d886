import type { ForeignImage } from '#app/features/cms/foreign-entry.ts';
import { foreignAddress } from './foreign-href.ts';
import { foreignText, shortened } from './foreign-text.ts';
import { attributeOf, type HtmlElement, hasClass } from './html-tree.ts';

/** In px: what is wider is of no use, as pictures are shown at 1280 px at most. */
const WIDEST = 1_600;
const MAX_ALT = 300;
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset'];

/** The picture of an `img`; null when it has no address, or is a point that only counts readers. */
export function imageOf(element: HtmlElement, base: string): ForeignImage | null {
  const size = (name: string) => Number.parseFloat(attributeOf(element, name) || '100');
  if (size('width') < 4 || size('height') < 4) return null;
  const sets = [...LAZY_SETS, 'srcset'].map((name) => attributeOf(element, name));
  const sources = [...LAZY_SOURCES, 'src'].map((name) => attributeOf(element, name));
  const best = sets.map(bestOfSet).find((each) => each !== null);
  const [src] = [best ?? '', ...sources]
    .filter((each) => each.trim() !== '')
    .map((each) => foreignAddress(each, base))
    .filter((each) => each !== null);
  if (!src) return null;
  return { kind: 'foreign-image', src: src.href, alt: altText(attributeOf(element, 'alt')) };
}

/** The letters that an `img` stands for, as the drawings of emoji do; null when it is a picture. */
export function lettersOf(element: HtmlElement): string | null {
  if (!hasClass(element, /^(?:emoji|wp-smiley)$/)) return null;
  return attributeOf(element, 'alt');
}

export function altText(alt: string): string {
  return shortened(foreignText(alt).trim(), MAX_ALT);
}

/** The widest of some files that is not too wide, else the narrowest. */
export function bestWidth<File extends { width: number }>(files: readonly File[]): File | null {
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  return byWidth.findLast(({ width }) => width <= WIDEST) ?? byWidth[0] ?? null;
}

/** '…-300x200.jpg 300w, …-1024x683.jpg 1024w' */
function bestOfSet(set: string): string | null {
  const files = set.split(/,\s+|(?<=\d[wx]),/).map((each) => {
    const [src = '', size = ''] = each.trim().split(/\s+/);
    return { src, width: /^\d{1,5}w$/.test(size) ? Number.parseInt(size, 10) : 0 };
  });
  return (
    bestWidth(files.filter(({ src, width }) => width > 0 && !src.startsWith('data:')))?.src ?? null
  );
}
