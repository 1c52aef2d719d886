import { plainWords } from '#app/features/cms/wordpress/foreign-text.ts';
import { withoutShortcodes } from '#app/features/cms/wordpress/shortcodes.ts';
import type { ExportItem } from './read-export.ts';

/** Pictures of the export by their number: where they are and what they show. */
export type Attachments = ReadonlyMap<number, Attachment>;
type Attachment = {
  src: string;
  alt: string;
  /** As the REST interface would give it. */
  media: object;
};

/**
 * The HTML of a text as WordPress would show it. In an export a text of the older editor has empty lines in place of
 * paragraphs, and captions and galleries are in square brackets.
 */
export function rawHtml(content: string, attachments: Attachments): string {
  const drawn = withGalleries(withCaptions(content), attachments).replace(
    /\[embed[^\]]{0,200}\]([^[\]]{1,2000})\[\/embed\]/gi,
    (_all, address: string) => `<p><a href="${quoted(address.trim())}">${address.trim()}</a></p>`,
  );
  return drawn.includes('<!-- wp:') ? drawn : withParagraphs(drawn);
}

const WORDLESS = /<!-- wp:((?:core-)?embed|image|gallery|cover|video|audio|file|shortcode)\b/g;
// What a caption has in it, up to the next that begins: so none is read twice where none ends.
const IN_CAPTION = '(?:[^[]|\\[(?!(?:wp_)?caption\\b)){0,5000}?';
const CAPTION = new RegExp(`\\[(?:wp_)?caption\\b${IN_CAPTION}\\[\\/(?:wp_)?caption\\]`, 'gi');
const CAPTION_PARTS = new RegExp(
  `\\[(?:wp_)?caption\\b[^\\]]{0,500}\\](${IN_CAPTION})\\[\\/(?:wp_)?caption\\]`,
  'gi',
);
const EXCERPT_WORDS = 55;
/** Of one text, whatever its galleries name. */
const MOST_PICTURES = 500;
const MAX_ADDRESS = 2_000;
const MAX_ALT = 300;

/** The words that WordPress shows in lists where nobody has written any: the first 55, without what is embedded. */
export function beginningOf(content: string): string {
  const shown = withoutWordless(withoutShortcodes(content.replaceAll(CAPTION, '')));
  const words = plainWords(shown).split(' ');
  return words.length <= EXCERPT_WORDS
    ? words.join(' ')
    : `${words.slice(0, EXCERPT_WORDS).join(' ')} […]`;
}

/** Without the blocks that WordPress leaves out of what it shows in lists. */
function withoutWordless(html: string): string {
  const kept: string[] = [];
  let from = 0;
  const endless = new Set<string>();
  for (const { index, 0: opening, 1: kind = '' } of html.matchAll(WORDLESS)) {
    if (index < from || endless.has(kind)) continue;
    const closing = `<!-- /wp:${kind} -->`;
    const end = html.indexOf(closing, index + opening.length);
    if (end < 0) endless.add(kind);
    else {
      kept.push(html.slice(from, index));
      from = end + closing.length;
    }
  }
  return [...kept, html.slice(from)].join('');
}

/** '[caption width="300"]<img …> What it shows[/caption]' */
function withCaptions(html: string): string {
  return html.replace(CAPTION_PARTS, (_all, inner: string) => {
    const [, picture = '', words = ''] =
      /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
    if (picture === '') return inner;
    return `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`;
  });
}

/** '[gallery ids="12,13"]' */
function withGalleries(html: string, attachments: Attachments): string {
  let room = MOST_PICTURES;
  return html.replace(/\[gallery\b([^\]]{0,1000})\]/gi, (_all, values: string) => {
    const ids = /\bids=["']?([\d,\s]+)/.exec(values)?.[1] ?? '';
    const shown = ids
      .split(',')
      .flatMap((id) => attachments.get(Number(id)) ?? [])
      .slice(0, room);
    room -= shown.length;
    return shown
      .map(({ src, alt }) => `\n\n<img src="${quoted(src)}" alt="${quoted(alt)}">\n\n`)
      .join('');
  });
}

const BLOCK =
  /^\s*<\/?(?:address|article|blockquote|div|dl|figure|form|h[1-6]|hr|ol|p|pre|section|table|tbody|thead|tr|td|th|ul|li|iframe)\b/i;

function withParagraphs(html: string): string {
  return html
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (BLOCK.test(piece) ? piece : `<p>${piece.replaceAll(/\n/g, '<br>')}</p>`))
    .join('\n');
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Pictures among the items of an export. */
export function attachmentsOf(items: readonly ExportItem[]): Attachments {
  return new Map(
    items.flatMap(({ id, type, attachmentUrl, meta, excerpt }) => {
      const isPicture = attachmentUrl.length <= MAX_ADDRESS && URL.canParse(attachmentUrl);
      if (type !== 'attachment' || id === null || !isPicture) return [];
      const alt = (meta.get('_wp_attachment_image_alt') ?? '').slice(0, MAX_ALT).toWellFormed();
      const media = {
        source_url: attachmentUrl,
        alt_text: alt,
        caption: { rendered: excerpt },
        media_details: sizesOf(attachmentUrl, meta.get('_wp_attachment_metadata') ?? ''),
      };
      return [[id, { src: attachmentUrl, alt, media }] as const];
    }),
  );
}

const WHOLE = /^a:\d+:\{s:5:"width";i:(\d+)/;
const COPY = /s:4:"file";s:\d+:"([^"/]{1,200})";s:5:"width";i:(\d+);s:6:"height";i:\d+/g;

/** The smaller copies of a picture, from what WordPress notes in PHP's own notation: names and widths alone. */
function sizesOf(whole: string, notes: string) {
  const width = Number(WHOLE.exec(notes)?.[1] ?? 0);
  const sizes = [...notes.matchAll(COPY)].map(([, file = '', wide = '']) => [
    file,
    { source_url: new URL(encodeURIComponent(file), whole).href, width: Number(wide) },
  ]);
  return { ...(width > 0 ? { width } : {}), sizes: Object.fromEntries(sizes) };
}
