import { withoutHidden } from '#app/platform/free-text.ts';
import { type HtmlNode, isElement, readHtmlTree } from './html-tree.ts';

// Marks without width that only tell where a word may be broken, and letters that nobody sees.
const ZERO_WIDTH = /[\u00ad\u180e\u200b\u2060-\u2064\u{e0000}-\u{e007f}]/gu;
/** Elements whose content is no text for readers, whatever is in it. */
export const UNREAD =
  /^(?:script|style|svg|math|template|noscript|noembed|noframes|xmp|plaintext|object|embed|applet|canvas|head|title|meta|link|base|frameset|frame|map|source|track|param|input|label|legend|select|option|optgroup|textarea|button|datalist|meter|progress|dialog|portal|fencedframe|del|s|strike)$/;

/**
 * Text of another system as this site keeps it: every run of white space, non-breaking spaces too, is one space; marks
 * that are not seen or that turn the order of letters around are gone.
 */
export function foreignText(text: string): string {
  return withoutHidden(text.replace(/\s+/g, ' ')).replace(ZERO_WIDTH, '').normalize('NFC');
}

/** The plain words of a short piece of HTML, in one line. WordPress writes even titles and names as HTML. */
export function plainWords(html: string): string {
  const tree = readHtmlTree(html);
  return tree.ok ? foreignText(wordsOf(tree.value)).replace(/ {2,}/g, ' ').trim() : '';
}

export function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      if (!isElement(node) || UNREAD.test(node.tagName)) return '';
      if (/^(?:br|p|div|li|td|th|h\d|tr)$/.test(node.tagName))
        return ` ${wordsOf(node.childNodes)} `;
      return wordsOf(node.childNodes);
    })
    .join('');
}

/** Whether there is anything to read. Looks no further than the first word, as tables may stand in tables. */
export function hasWords(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => {
    if (node.nodeName === '#text' && 'value' in node) return foreignText(node.value).trim() !== '';
    return isElement(node) && !UNREAD.test(node.tagName) && hasWords(node.childNodes);
  });
}

/** The words as long as they are few; null when they have more letters than `most`. */
export function fewWordsOf(nodes: readonly HtmlNode[], most: number): string | null {
  let words = '';
  for (const node of nodes) {
    const inner = isElement(node) && !UNREAD.test(node.tagName);
    const more = inner ? fewWordsOf(node.childNodes, most) : wordsOf([node]);
    if (more === null || words.length + more.length > most) return null;
    words += more;
  }
  return words;
}

/** At most so many letters, cut between words where that is possible; what is cut ends with an ellipsis. */
export function shortened(text: string, letters: number): string {
  const all = [...text];
  if (all.length <= letters) return text;
  const cut = all.slice(0, letters - 1).join('');
  const words = all[letters - 1] === ' ' ? cut : cut.replace(/\s+\S{0,40}$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
