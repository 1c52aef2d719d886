import type { ForeignEntry, ForeignImage } from '#app/features/cms/foreign-entry.ts';
import { plainWords, shortened } from '#app/features/cms/wordpress/foreign-text.ts';
import { htmlBlocks } from '#app/features/cms/wordpress/html-blocks.ts';
import { plainTextOf, type TextBlock } from '#app/platform/text/text-blocks.ts';
import { isGarbled } from './decode-export.ts';
import { type Attachments, attachmentsOf, rawHtml } from './raw-html.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';
import { slugOfWords } from './slug-of-words.ts';
import { ENTRY_FAULTS, type EntryFault, type FoundEntry, type LeftOut } from './stored-entry.ts';

const MAX_EXCERPT = 200;
const OWN_TYPES = new Set(['attachment', 'revision', 'nav_menu_item', 'custom_css']);

/** The site whose export this is: 'https://antigo.example.com'; '' where the file does not tell. */
export function originOf({ siteUrl, items }: WordPressExport): string {
  const [address] = [siteUrl, ...items.map(({ link }) => link)]
    .flatMap((each) => (URL.canParse(each) ? [new URL(each)] : []))
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  return address?.origin ?? '';
}

/**
 * The texts of an export that the site can take: posts, published or drafts, each with what is wrong with it. The
 * blocks are made by the same reader as those of the network.
 * @param breathe awaited between texts
 */
export async function exportEntries(
  read: WordPressExport,
  breathe: () => Promise<unknown> = async () => undefined,
): Promise<{ found: FoundEntry[]; leftOut: LeftOut }> {
  const leftOut: LeftOut = {};
  const leave = (what: keyof LeftOut) => {
    leftOut[what] = (leftOut[what] ?? 0) + 1;
  };
  const attachments = attachmentsOf(read.items);
  const source = { read, attachments, origin: originOf(read) };
  const ids = new Set<number>();
  const slugs = new Set<string>();
  const found: FoundEntry[] = [];
  for (const item of read.items) {
    if (OWN_TYPES.has(item.type)) continue;
    const why = reasonToLeave(item);
    if (why) {
      leave(why);
      continue;
    }
    const id = item.id ?? idOfGuid(item.guid);
    if (id === null || ids.has(id)) {
      leave(id === null ? 'nameless' : 'twice');
      continue;
    }
    ids.add(id);
    const made = entryOf({ ...item, id }, source);
    const isTwice = slugs.has(made.entry.slug);
    slugs.add(made.entry.slug);
    found.push(isTwice ? { ...made, faults: [...made.faults, 'twice'] } : made);
    await breathe();
  }
  return { found, leftOut };
}

function reasonToLeave({ type, status }: ExportItem): keyof LeftOut | null {
  if (type === 'page') return 'pages';
  if (type !== 'post') return 'other';
  if (status === 'trash' || status === 'auto-draft') return 'trash';
  if (status === 'publish' || status === 'draft' || status === 'pending') return null;
  return 'private';
}

function idOfGuid(guid: string): number | null {
  const id = URL.canParse(guid) ? Number(new URL(guid).searchParams.get('p')) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

type Source = { read: WordPressExport; attachments: Attachments; origin: string };

function entryOf(item: ExportItem & { id: number }, source: Source): FoundEntry {
  const { read, origin } = source;
  const link = URL.parse(item.link, origin || undefined)?.href ?? '';
  const title = plainWords(item.title);
  const html = htmlBlocks(rawHtml(item.content, source.attachments), {
    base: link || origin || NOWHERE,
    linkTo: (href) => href,
  });
  const blocks = html.ok ? html.value : [];
  const words = plainTextOf(blocks.filter(isText)).replaceAll('\n', ' ').trim();
  const author = plainWords(read.authors.get(item.creator) ?? item.creator);
  const publishedOn = dayOf(item.postedAt) ?? dayOf(item.modifiedAt);
  const has: Record<EntryFault, boolean> = {
    'no-address': link === '',
    'no-title': title === '',
    'too-large': !html.ok,
    'no-words': html.ok && words === '',
    garbled: isGarbled(`${title} ${words}`),
    'no-author': author === '',
    'no-date': publishedOn === null,
    twice: false,
  };
  const entry: ForeignEntry = {
    kind: 'post',
    id: item.id,
    slug: slugOfWords(decodedName(item.name)) || slugOfWords(title) || `texto-${item.id}`,
    link: link || `${origin}/?p=${item.id}`,
    title,
    excerpt: shortened(plainWords(item.excerpt) || words, MAX_EXCERPT),
    blocks,
    publishedOn: publishedOn ?? NO_DAY,
    updatedOn: updatedDay(dayOf(item.modifiedAt), publishedOn),
    modifiedAt: instantText(item.modifiedAtUtc) ?? instantText(item.postedAtUtc) ?? EPOCH,
    author: author || null,
    categories: categoriesOf(item, read),
    tags: item.terms
      .filter(({ domain }) => domain === 'post_tag')
      .map(({ name }) => plainWords(name))
      .filter((name) => name !== ''),
    cover: coverOf(item, source),
  };
  return {
    entry,
    isDraft: item.status !== 'publish',
    faults: ENTRY_FAULTS.filter((fault) => has[fault]),
  };
}

function categoriesOf({ terms }: ExportItem, { categoryIds }: WordPressExport) {
  return terms
    .filter(({ domain }) => domain === 'category')
    .map(({ slug, name }) => ({
      id: categoryIds.get(slug) ?? 0,
      slug: decodedName(slug),
      name: plainWords(name),
    }));
}

const NOWHERE = 'https://invalid.invalid/';
/** Stands where the source tells no day; such a text is told to staff. */
export const NO_DAY = '1970-01-01';
const EPOCH = '1970-01-01T00:00:00.000Z';

function isText(block: { kind: string }): block is TextBlock {
  return block.kind !== 'foreign-image';
}

function coverOf({ meta }: ExportItem, { attachments }: Source): ForeignImage | null {
  const picture = attachments.get(Number(meta.get('_thumbnail_id')));
  if (!picture || !URL.canParse(picture.src)) return null;
  return { kind: 'foreign-image', src: picture.src, alt: plainWords(picture.alt) };
}

/** WordPress keeps accents in names percent-encoded: 'c%c3%b3rnea'. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}

function updatedDay(modifiedOn: string | null, publishedOn: string | null): string | null {
  return modifiedOn !== null && publishedOn !== null && modifiedOn > publishedOn
    ? modifiedOn
    : null;
}

/** The calendar day of '2023-05-17 09:30:00'; null for WordPress's '0000-00-00'. */
function dayOf(moment: string): string | null {
  const on = moment.slice(0, 10);
  const isDay =
    /^(?:19|20)\d\d-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(`${on}T00:00:00Z`));
  return isDay && new Date(`${on}T00:00:00Z`).toISOString().startsWith(on) ? on : null;
}

function instantText(moment: string): string | null {
  const at = Date.parse(`${moment.replace(' ', 'T')}Z`);
  return Number.isNaN(at) || dayOf(moment) === null ? null : new Date(at).toISOString();
}
