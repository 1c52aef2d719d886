import type { Locale } from '#app/platform/locale.ts';
import { type Look, type Place, placesOf, readableText } from './readable-text.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence of the page, and where it stands. */
export type PageSentence = { text: string; range: Range };

const CLIPPED = /^(?:inset\((?:50|100)%\)|rect\((?:0px|1px)[, ].*\))$/;

const LOOK: Look<Node> = {
  isSeen(node) {
    if (!(node instanceof Element)) return true;
    // A box of no kind shows what is in it.
    const { display, clipPath, clip } = getComputedStyle(node);
    if (display === 'contents') return true;
    if (!node.checkVisibility({ visibilityProperty: true })) return false;
    return !CLIPPED.test(clipPath) && !CLIPPED.test(clip);
  },
  isInline(node) {
    return node instanceof Element && /^(?:inline|contents)$/.test(getComputedStyle(node).display);
  },
};

/**
 * The page's main content in sentences.
 * @param part reads only what of it lies within
 */
export function sentencesOfPage(locale: Locale, part?: Range): PageSentence[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const readable = readableText<Node>(main, LOOK);
  const within = part ? partOf(readable, part) : { start: 0, end: readable.text.length };
  const text = readable.text.slice(within.start, within.end);
  return sentencesOf(text, locale).flatMap(({ start, end }) => {
    const places = placesOf(readable, { start: start + within.start, end: end + within.start });
    if (!places) return [];
    return [{ text: text.slice(start, end), range: rangeOf(places) }];
  });
}

/** What of the text the reader has selected; a word that is cut is read from where the selection begins. */
function partOf({ stretches }: ReturnType<typeof readableText<Node>>, part: Range) {
  const touched = stretches.filter(({ node }) => part.intersectsNode(node));
  const inside = touched.flatMap((each) => {
    const { start, end, node, offset, isWhole } = each;
    if (isWhole) return [{ start, end }];
    const from = node === part.startContainer ? Math.max(0, part.startOffset - offset) : 0;
    const to = node === part.endContainer ? part.endOffset - offset : end - start;
    const span = { start: start + from, end: Math.min(end, start + to) };
    return span.start < span.end ? [span] : [];
  });
  return { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 };
}

function rangeOf({ from, to }: { from: Place<Node>; to: Place<Node> }): Range {
  const range = document.createRange();
  if (typeof from.at === 'number') range.setStart(from.node, from.at);
  else range.setStartBefore(from.node);
  if (typeof to.at === 'number') range.setEnd(to.node, to.at);
  else range.setEndAfter(to.node);
  return range;
}
