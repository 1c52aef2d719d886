import type { ForeignEntry, ForeignImage } from '#app/features/cms/foreign-entry.ts';
import { NO_DAY } from '#app/features/cms/import/export-entries.ts';
import type { ImportNote } from '#app/features/cms/import/stored-entry.ts';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { IMAGES_ROOT, readImageName } from '#app/platform/image-name.ts';
import { anchorOf } from '#app/platform/text/anchor.ts';
import { writeParts } from '#app/platform/text/markdown-files.server.ts';
import {
  plainTextOf,
  type TextBlock,
  type TextSpan,
  withLines,
} from '#app/platform/text/text-blocks.ts';
import { writeTextBlocks } from '#app/platform/text/write-text-blocks.ts';
import {
  answerFor,
  type ImportAnswers,
  NO_CATEGORY,
  NOBODY,
  type ServiceHint,
  servicesNamed,
} from './import-answers.server.ts';

/** Stands where the source does not say what a picture shows; a text with it is never published together with others. */
export const NO_ALT = staffImport.noAlt;
const MAX_ALT = 250;
const MAX_SOURCES = 30;
const MAX_TAGS = 20;

export type Making = {
  answers: ImportAnswers;
  services: readonly ServiceHint[];
  /** Own address that a link of the source leads to; null when it leads nowhere here. */
  ownPathOf: (href: string) => string | null;
  /** Whether an address is of the source itself. */
  isOfSource: (href: string) => boolean;
  /** Name in the image library; null when it was not taken. */
  imageOf: (image: ForeignImage) => string | null;
};

type Told = {
  outside: Map<string, string>;
  lost: number;
  withoutAlt: number;
  refused: number;
  headings: number;
};

/**
 * A text of the source as an entry of this site: front matter and Markdown. What is not known is left out, so that the
 * check of the texts names it. Links to other sites become plain words, with their addresses among the sources.
 */
export function importedText(
  entry: ForeignEntry,
  making: Making,
): { source: string; notes: ImportNote[] } {
  const { answers, services } = making;
  const told: Told = { outside: new Map(), lost: 0, withoutAlt: 0, refused: 0, headings: 0 };
  const blocks = withOwnHeadings(
    entry.blocks.flatMap((block) => blockOf(block, making, told)),
    told,
  );
  const [category] = entry.categories;
  const named = servicesNamed(entry, plainTextOf(blocks), services);
  const fallback = answers.service === null ? [] : [answers.service];
  const cover = coverOf(entry.cover, making, told);
  const tags = entry.tags.length > 0 ? entry.tags : entry.categories.map(({ name }) => name);
  const sources = [
    ...(answers.namesOldAddress ? [staffImport.publishedBefore(entry.link)] : []),
    ...[...told.outside].map(([href, words]) => `${words}: ${href}`),
  ].slice(0, MAX_SOURCES);
  const front: Record<string, unknown> = {
    title: entry.title,
    excerpt: entry.excerpt,
    category: answerFor(answers.categories, category?.slug ?? NO_CATEGORY),
    publishedOn: entry.publishedOn === NO_DAY ? undefined : entry.publishedOn,
    updatedOn: entry.publishedOn === NO_DAY ? undefined : (entry.updatedOn ?? undefined),
    author: answerFor(answers.authors, entry.author ?? NOBODY) ?? undefined,
    reviewedOn: answers.reviewedOn ?? undefined,
    tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, MAX_TAGS),
    services: named.length > 0 ? named : fallback,
    sources,
    cover,
  };
  const known = Object.entries(front).filter(([, value]) => value !== undefined && value !== '');
  return {
    source: writeParts({ front: Object.fromEntries(known), body: writeTextBlocks(blocks) }),
    notes: notesOf(told),
  };
}

function notesOf({ outside, lost, withoutAlt, refused, headings }: Told): ImportNote[] {
  const counts = [
    ['outside-links', outside.size],
    ['lost-links', lost],
    ['images-without-alt', withoutAlt],
    ['images-refused', refused],
    ['headings-changed', headings],
  ] as const;
  return counts.flatMap(([code, count]) => (count > 0 ? [{ code, count }] : []));
}

function blockOf(block: ForeignEntry['blocks'][number], making: Making, told: Told): TextBlock[] {
  const spansOf = (spans: readonly TextSpan[]) => spans.map((span) => spanOf(span, making, told));
  if (block.kind === 'foreign-image') return imageBlock(block, making, told);
  return [withLines(block, spansOf)];
}

function imageBlock(image: ForeignImage, making: Making, told: Told): TextBlock[] {
  const name = making.imageOf(image);
  const size = name === null ? null : readImageName(name);
  if (!size) {
    told.refused += 1;
    return [];
  }
  const credit = image.credit?.trim();
  return [{ kind: 'image', ...size, alt: altOf(image, told), ...(credit ? { credit } : {}) }];
}

function coverOf(image: ForeignImage | null, making: Making, told: Told) {
  if (!image) return undefined;
  const name = making.imageOf(image);
  if (name === null) {
    told.refused += 1;
    return undefined;
  }
  return { image: `${IMAGES_ROOT}${name}`, alt: altOf(image, told) };
}

function altOf({ alt }: ForeignImage, told: Told): string {
  const words = describedBy(alt);
  if (words === null) told.withoutAlt += 1;
  return words ?? NO_ALT;
}

/** The words that say what a picture shows; null where the source has none but a file's name. */
export function describedBy(alt: string): string | null {
  const words = alt.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const isName = /^\S+\.(?:jpe?g|png|webp|avif|gif|heic)$|^(?:img|dsc|image|foto)[-_ ]?\d+$/i;
  if (!/\p{L}/u.test(words) || isName.test(words)) return null;
  return words.length <= MAX_ALT ? words : `${words.slice(0, MAX_ALT - 1)}…`;
}

function spanOf(span: TextSpan, making: Making, told: Told): TextSpan {
  const { href, ...words } = span;
  if (href === undefined) return words;
  const own = making.ownPathOf(href);
  // In the order in which the reader of Markdown writes them, as the two are compared.
  if (own !== null) return { ...words, href: own };
  const isOutside = /^https?:\/\//.test(href) && !making.isOfSource(href);
  if (!isOutside) told.lost += 1;
  else if (!told.outside.has(href)) told.outside.set(href, wordsOfLink(words.text, href));
  return words;
}

function wordsOfLink(text: string, href: string): string {
  const words = text.trim();
  return words === '' || words === href ? (URL.parse(href)?.host ?? staffImport.link) : words;
}

/** A heading of a name that is there already, or of signs alone, becomes a subheading: it cannot be linked to. */
function withOwnHeadings(blocks: readonly TextBlock[], told: Told): TextBlock[] {
  const seen = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const anchor = anchorOf(block.text);
    if (anchor !== '' && !seen.has(anchor)) {
      seen.add(anchor);
      return block;
    }
    told.headings += 1;
    return { kind: 'subheading', text: block.text };
  });
}
