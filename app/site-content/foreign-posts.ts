import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { categoryNamed } from '#app/clinic/record/category-fields.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { Post } from '#app/features/blog/post.ts';
import { categoryOfEntry, categoryOfTerm } from '#app/features/cms/category-aliases.ts';
import type { ForeignBlock, ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { type LinkTargets, pathKey, siteHref } from '#app/features/cms/foreign-links.ts';
import type { ForeignTexts } from '#app/features/cms/foreign-texts.ts';
import { IMAGES_ROOT, type ImageName } from '#app/platform/image-name.ts';
import { anchorOf } from '#app/platform/text/anchor.ts';
import { relinkedBlocks } from '#app/platform/text/page-text.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import type { Content } from './site-content.server.ts';
import { sitePages } from './site-pages.ts';

/** Why an entry of the source is not on the site. */
export type PassedOverReason =
  /** A text written here has its address. */
  | 'own-text'
  /** Another entry of the source has its address. */
  | 'address-twice'
  /** Pages are not read. */
  | 'page';
export type PassedOver = { entry: ForeignEntry; why: PassedOverReason };

/** Which entries of a source the site shows, and why not the others. */
export function sortedEntries(
  { entries, showsPages }: Pick<ForeignTexts, 'entries' | 'showsPages'>,
  ownSlugs: ReadonlySet<string>,
): { shown: readonly ForeignEntry[]; passedOver: readonly PassedOver[] } {
  const taken = new Set<string>();
  const shown: ForeignEntry[] = [];
  const passedOver: PassedOver[] = [];
  // Posts go before pages, whatever their dates.
  const ordered = [
    ...entries.filter(({ kind }) => kind === 'post'),
    ...entries.filter(({ kind }) => kind === 'page'),
  ];
  for (const entry of ordered) {
    const why = reasonAgainst(entry);
    if (why) passedOver.push({ entry, why });
    else {
      taken.add(entry.slug);
      shown.push(entry);
    }
  }
  return { shown, passedOver };

  function reasonAgainst({ kind, slug }: ForeignEntry): PassedOverReason | null {
    if (kind === 'page' && !showsPages) return 'page';
    if (ownSlugs.has(slug)) return 'own-text';
    return taken.has(slug) ? 'address-twice' : null;
  }
}

/** The content with the texts of another content system; own texts keep their addresses, even while they are hidden. */
export function withForeignTexts(own: Content, texts: ForeignTexts | null): Content {
  if (!texts) return own;
  const { editorial, clinic } = own;
  const slugs = new Set(editorial.posts.map(({ slug }) => slug));
  const ownSlugs = texts.showsOwn ? slugs : new Set<string>();
  const { shown } = sortedEntries(texts, ownSlugs);
  const targets = linkTargets(own, texts, shown);
  const all = shown.map((entry) => ({ entry, post: postOf(entry, { texts, targets, clinic }) }));
  const of = (kind: ForeignEntry['kind']) =>
    all.filter(({ entry }) => entry.kind === kind).map(({ post }) => post);
  const posts = texts.showsOwn ? byDay([...of('post'), ...editorial.posts]) : of('post');
  const foreignSlugs = new Set(shown.map(({ slug }) => slug));
  const hiddenPosts = texts.showsOwn
    ? []
    : editorial.posts.filter(({ slug }) => !foreignSlugs.has(slug));
  return { ...own, editorial: { ...editorial, posts, foreignPages: of('page'), hiddenPosts } };
}

function byDay(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) =>
    a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
  );
}

type PostParts = { texts: ForeignTexts; targets: LinkTargets; clinic: Clinic };

function postOf(entry: ForeignEntry, { texts, targets, clinic }: PostParts): Post {
  const { slug, title, excerpt, publishedOn, updatedOn, tags, cover } = entry;
  const body = anchored(ownBlocks(entry.blocks, texts.pictures));
  const image = cover ? texts.pictures.get(cover.src) : undefined;
  const categories = clinic.postCategories;
  const category = categoryOfEntry(entry.categories, { settled: texts.categories, categories });
  const author = practitionerNamed(clinic, entry.author);
  return {
    slug,
    title,
    excerpt,
    category,
    categoryLabel: categoryNamed(categories, category)?.label ?? '',
    publishedOn,
    ...(updatedOn === null || updatedOn <= publishedOn ? {} : { updatedOn }),
    author,
    ...(author === null && entry.author !== null ? { authorName: entry.author } : {}),
    reviewedOn: null,
    tags: [...tags],
    services: [],
    sources: [],
    ...(image && cover ? { cover: { image: `${IMAGES_ROOT}${image.name}`, alt: cover.alt } } : {}),
    body: relinkedBlocks(body, (href) => siteHref(href, targets)),
    readingMinutes: readingMinutes(body),
  };
}

/** The blocks with pictures of this site; a picture that has not come yet is left out. */
function ownBlocks(
  blocks: readonly ForeignBlock[],
  pictures: ReadonlyMap<string, ImageName>,
): TextBlock[] {
  return blocks.flatMap((block): TextBlock[] => {
    if (block.kind !== 'foreign-image') return [block];
    const image = pictures.get(block.src);
    if (!image) return [];
    const { alt, credit } = block;
    return [{ kind: 'image', alt, ...(credit ? { credit } : {}), ...image }];
  });
}

/** Headings with anchors; the second of the same words gets a number. */
function anchored(blocks: readonly TextBlock[]): TextBlock[] {
  const times = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const anchor = anchorOf(block.text);
    if (anchor === '') return { kind: 'heading', text: block.text };
    const time = (times.get(anchor) ?? 0) + 1;
    times.set(anchor, time);
    return { ...block, id: time === 1 ? anchor : `${anchor}-${time}` };
  });
}

const TITLES = /^(?:dra?|enf|profa?|sra?)\b\.?\s*/;

/** The practitioner of this name, with or without a title before it. */
function practitionerNamed({ resources }: Clinic, name: string | null): string | null {
  const plain = (text: string) =>
    plainLetters(text).trim().replace(TITLES, '').replace(/\s+/g, ' ');
  if (name === null || plain(name) === '') return null;
  const same = resources.practitioners.find((person) => plain(person.name) === plain(name));
  return same?.slug ?? null;
}

function linkTargets(
  own: Content,
  { address, categories }: ForeignTexts,
  shown: readonly ForeignEntry[],
): LinkTargets {
  const slugs = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { id, link, slug, categories: terms } of shown) {
    const url = URL.parse(link);
    if (url && url.pathname !== '/') slugs.set(pathKey(url), slug);
    slugs.set(`?p=${id}`, slug);
    for (const term of terms) names.set(term.slug, term.name);
  }
  const { postCategories } = own.clinic;
  const aliases = { settled: categories, categories: postCategories };
  return {
    address,
    slugs,
    categoryOf: (slug) => {
      const name = names.get(slug);
      if (name === undefined) return undefined;
      const category = categoryNamed(postCategories, categoryOfTerm({ slug, name }, aliases));
      return category && addressOf(category);
    },
    sitePaths: new Set(sitePages(own).map(({ path }) => path)),
  };
}
