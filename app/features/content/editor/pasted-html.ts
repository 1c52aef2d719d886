import { isOwnAddress } from '#app/platform/browser/own-address.ts';
import { withLists } from './word-lists.ts';

export type PastedHtml = { html: string; hasForeignLink: boolean; hasPicture: boolean };

/** Elements whose contents are not meant to be read. */
const UNREAD =
  /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<(head|script|style|title|xml|svg|math|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Tags that stay, each with the attributes that it keeps. */
const KEPT: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [
      ...[
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'p',
        'div',
        'section',
        'article',
        'blockquote',
        'pre',
      ],
      ...['ul', 'ol', 'li', 'td', 'th', 'br', 'strong', 'b', 'span'],
    ].map((name) => [name, ['data-pm-slice']]),
  ),
  a: ['href'],
  img: ['data-name', 'alt', 'data-credit'],
};

/**
 * Rewrites HTML before it is pasted: tags keep only their name and the attributes that the editor's rules need, and all
 * other characters become text. The browser then meets no style, handler or address that the content security policy
 * would report. Bold text that programs write as a style becomes bold text.
 */
export function cleanPaste(pasted: string): PastedHtml {
  let hasForeignLink = false;
  let hasPicture = false;
  const html: string[] = [];
  /** Names under which spans and bold letters that are open have been written. */
  const open: string[] = [];
  const readable = withLists(pasted).replaceAll(UNREAD, ' ');
  let end = 0;
  for (const match of readable.matchAll(TAG)) {
    html.push(escapedText(readable.slice(end, match.index)));
    end = match.index + match[0].length;
    const [, slash = '', name = '', rest = ''] = match;
    const tag = name.toLowerCase();
    const attributes = attributesOf(rest);
    if (tag === 'a' && !slash) hasForeignLink ||= !isOwnAddress(attributes.get('href') ?? '#');
    if (tag === 'img') hasPicture ||= !attributes.has('data-name');
    html.push(tagOf(tag, { isEnd: slash !== '', attributes, open }));
  }
  html.push(escapedText(readable.slice(end)));
  return { html: html.join(''), hasForeignLink, hasPicture };
}

type Tag = { isEnd: boolean; attributes: ReadonlyMap<string, string>; open: string[] };

function tagOf(tag: string, { isEnd, attributes, open }: Tag): string {
  const kept = KEPT[tag];
  if (!kept) return '';
  const isStyled = tag === 'span' || tag === 'b';
  // Cells of tables become paragraphs.
  if (tag === 'td' || tag === 'th') return isEnd ? '</div>' : '<div>';
  if (isEnd) return `</${isStyled ? (open.pop() ?? 'span') : tag}>`;
  const name = isStyled ? weightOf(tag, attributes.get('style') ?? '') : tag;
  if (isStyled) open.push(name);
  const written = kept.flatMap((key) => {
    const value = attributes.get(key);
    return value === undefined ? [] : [` ${key}="${value.replaceAll('"', '&quot;')}"`];
  });
  return `<${name}${written.join('')}>`;
}

/** Word processors wrap whole texts in bold tags that are not, and write bold letters as spans. */
function weightOf(tag: string, style: string): string {
  const [, weight = ''] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  if (/^(?:bold(?:er)?|[6-9]00)$/i.test(weight)) return 'strong';
  return tag === 'b' && weight === '' ? 'strong' : 'span';
}

function attributesOf(rest: string): ReadonlyMap<string, string> {
  return new Map(
    [...rest.matchAll(ATTRIBUTE)].map(([, name = '', one, two, three]) => [
      name.toLowerCase(),
      (one ?? two ?? three ?? '').replaceAll('<', '&lt;'),
    ]),
  );
}

/** Text between tags keeps its entities; what is left of broken tags is only signs. */
function escapedText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
