import type {
  ForeignEntry,
  ForeignImage,
  ForeignKind,
  ForeignTerm,
  PassedOver,
} from '#app/features/cms/foreign-entry.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { plainTextOf, type TextBlock } from '#app/platform/text/text-blocks.ts';
import { foreignAddress } from './foreign-href.ts';
import { plainWords, shortened } from './foreign-text.ts';
import { htmlBlocks } from './html-blocks.ts';
import { altText, bestWidth } from './html-image.ts';
import { withoutShortcodes } from './shortcodes.ts';
import {
  authorShape,
  type EntryShape,
  entryShape,
  idShape,
  mediaShape,
  mediaSizeShape,
  termShape,
} from './wordpress-shapes.ts';

const MAX_NAME = 100;
/** Categories and tags of one text; a busy one has twenty. */
const MAX_TERMS = 200;
const MAX_TITLE = 300;
const MAX_EXCERPT = 200;
const MAX_SLUG = 200;
/** Of a slug as the source writes it: each letter as up to nine. */
const MAX_WRITTEN_SLUG = 9 * MAX_SLUG;
/** What themes put where they cut a text. */
const CUT = /\s*(?:\[(?:…|\.{3})\]|…|\.{3})\s*(?:(?:leia|ler|continue|read)\b.{0,80})?$/i;

export type EntryRules = {
  /** Address of the source. */
  base: string;
  kind: ForeignKind;
  linkTo: (href: string) => string | null;
};

/** An entry as the source gives it, cleaned; or why it is passed over. */
export function readEntry(given: unknown, rules: EntryRules): Result<ForeignEntry, PassedOver> {
  const parsed = entryShape.safeParse(given);
  if (!parsed.success) return refuse({ id: idOf(given), reason: 'unexpected-shape' });
  const shape = parsed.data;
  const { id } = shape;
  if (shape.content.protected) return refuse({ id, reason: 'protected' });
  if (shape.status !== 'publish') return refuse({ id, reason: 'not-published' });
  const link = foreignAddress(shape.link, rules.base)?.href ?? `${rules.base}/?p=${id}`;
  const blocks = htmlBlocks(shape.content.rendered, {
    base: link,
    source: rules.base,
    linkTo: rules.linkTo,
  });
  if (!blocks.ok) return refuse({ id, reason: blocks.refusal });
  const words = plainTextOf(blocks.value.filter(isText)).replaceAll('\n', ' ');
  const publishedOn = shape.date.slice(0, 10);
  const changedOn = shape.modified.slice(0, 10);
  return ok({
    kind: rules.kind,
    id,
    slug: slugOf(shape.slug) || `texto-${id}`,
    link,
    title: titleOf(shape, words),
    excerpt: excerptOf(shape.excerpt.rendered) || shortened(words, MAX_EXCERPT),
    blocks: blocks.value,
    publishedOn,
    updatedOn: changedOn > publishedOn ? changedOn : null,
    modifiedAt: `${shape.modified_gmt ?? shape.modified}.000Z`,
    author: authorOf(shape),
    ...termsOf(shape),
    cover: coverOf(shape, link),
  });
}

/** A name in addresses as this site writes them. WordPress keeps letters of other scripts percent-encoded. */
export function slugOf(slug: string): string {
  return plainLetters(decoded(slug.slice(0, MAX_WRITTEN_SLUG)))
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');
}

export function termOf(given: unknown): (ForeignTerm & { taxonomy: string }) | null {
  const parsed = termShape.safeParse(given);
  if (!parsed.success) return null;
  const { id, slug, name, taxonomy } = parsed.data;
  const own = slugOf(slug) || `termo-${id}`;
  return { id, slug: own, name: shortened(plainWords(name), MAX_NAME) || own, taxonomy };
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch (error) {
    // Cut in the middle of a letter, as the column of the database has an end.
    if (error instanceof URIError) return slug.replace(/(?:%[\da-f]{2})*%?[\da-f]?$/i, '');
    throw error;
  }
}

function idOf(given: unknown): number | null {
  const parsed = idShape.safeParse(given);
  return parsed.success ? parsed.data.id : null;
}

function isText(block: ForeignEntry['blocks'][number]): block is TextBlock {
  return block.kind !== 'foreign-image';
}

function titleOf({ title, slug }: EntryShape, words: string): string {
  const own =
    plainWords(title.rendered) || shortened(words, 80) || slugOf(slug).replaceAll('-', ' ');
  return shortened(own, MAX_TITLE);
}

function excerptOf(html: string): string {
  const words = withoutShortcodes(plainWords(html)).replace(/ {2,}/g, ' ').trim();
  const whole = words.replace(CUT, '');
  return shortened(whole === words ? words : `${whole}…`, MAX_EXCERPT);
}

function authorOf({ _embedded }: EntryShape): string | null {
  const parsed = authorShape.safeParse(_embedded.author?.[0]);
  return parsed.success ? shortened(plainWords(parsed.data.name), MAX_NAME) || null : null;
}

function termsOf({ _embedded }: EntryShape): Pick<ForeignEntry, 'categories' | 'tags'> {
  const all = (_embedded['wp:term'] ?? [])
    .flat()
    .slice(0, MAX_TERMS)
    .map(termOf)
    .filter((each) => each !== null);
  const categories = all
    .filter(({ taxonomy }) => taxonomy === 'category')
    .map(({ id, slug, name }) => ({ id, slug, name }));
  const tags = all.filter(({ taxonomy }) => taxonomy === 'post_tag').map(({ name }) => name);
  return { categories, tags: [...new Set(tags)].filter((name) => name !== '') };
}

/** The picture of the entry in the width that is shown; null where the picture is gone. */
function coverOf({ _embedded }: EntryShape, base: string): ForeignImage | null {
  const parsed = mediaShape.safeParse(_embedded['wp:featuredmedia']?.[0]);
  if (!parsed.success) return null;
  const { source_url, alt_text, caption, media_details } = parsed.data;
  const files = Object.values(media_details.sizes)
    .map((each) => mediaSizeShape.safeParse(each))
    .flatMap((each) => (each.success ? [each.data] : []));
  const whole = { source_url, width: media_details.width ?? 1 };
  // Small files are cut to shape by WordPress; only what is as wide as the text will do in place of the whole.
  const best = bestWidth([whole, ...files.filter(({ width }) => width >= 640)]) ?? whole;
  const src = foreignAddress(best.source_url, base);
  if (!src) return null;
  const credit = shortened(plainWords(caption.rendered), 300);
  return {
    kind: 'foreign-image',
    src: src.href,
    alt: altText(alt_text),
    ...(credit === '' ? {} : { credit }),
  };
}
