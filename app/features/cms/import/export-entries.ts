import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { MAX_HTML } from '#app/features/cms/wordpress/html-tree.ts';
import { sourceBase } from '#app/features/cms/wordpress/wordpress-address.ts';
import { readEntry, slugOf } from '#app/features/cms/wordpress/wordpress-entry.ts';
import { plainTextOf, type TextBlock } from '#app/platform/text/text-blocks.ts';
import { isGarbled } from './decode-export.ts';
import { type Attachments, attachmentsOf, beginningOf, rawHtml } from './raw-html.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';
import { ENTRY_FAULTS, type EntryFault, type FoundEntry, type LeftOut } from './stored-entry.ts';
import { typeset } from './typeset.ts';

/** Stands where the source tells no day; such a text is told to staff. */
export const NO_DAY = '1970-01-01';
const OWN_TYPES = new Set(['attachment', 'revision', 'nav_menu_item', 'custom_css']);
const NOWHERE = 'https://invalid.invalid';

/** The site whose export this is, with its folder: 'https://antigo.example.com'; '' where the file does not tell. */
export function originOf({ siteUrl, items }: Pick<WordPressExport, 'siteUrl' | 'items'>): string {
  const [own] = webAddresses([siteUrl]);
  if (own) return sourceBase(own);
  const [address] = webAddresses(items.map(({ link }) => link));
  return address?.origin ?? '';
}

function webAddresses(all: readonly string[]): URL[] {
  return all
    .flatMap((each) => URL.parse(each) ?? [])
    .filter(({ protocol }) => /^https?:$/.test(protocol));
}

/**
 * The texts of an export that the site can take: posts, published or drafts, each with what is wrong with it. They are
 * made by the reader of the network's answers, so that both ways give the same texts.
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
  const source = sourceOf(read);
  const ids = new Set<number>();
  const slugs = new Set<string>();
  const found: FoundEntry[] = [];
  for (const item of read.items) {
    if (OWN_TYPES.has(item.type)) continue;
    const id = item.id ?? idOfGuid(item.guid);
    const why = reasonToLeave(item, id !== null && ids.has(id));
    const made = why !== null || id === null ? null : foundEntry({ ...item, id }, source);
    if (made === null || id === null) {
      leave(why ?? (id === null ? 'nameless' : 'unreadable'));
      continue;
    }
    ids.add(id);
    const isTwice = slugs.has(made.entry.slug);
    slugs.add(made.entry.slug);
    found.push(isTwice ? { ...made, faults: [...made.faults, 'twice'] } : made);
    await breathe();
  }
  return { found, leftOut };
}

function reasonToLeave(
  { type, status, password }: ExportItem,
  isKnown: boolean,
): keyof LeftOut | null {
  if (type === 'page') return 'pages';
  if (type !== 'post') return 'other';
  if (status === 'trash' || status === 'auto-draft') return 'trash';
  if (password !== '') return 'protected';
  if (isKnown) return 'twice';
  return status === 'publish' || status === 'draft' || status === 'pending' ? null : 'private';
}

function idOfGuid(guid: string): number | null {
  const id = Number(URL.parse(guid)?.searchParams.get('p'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

type Source = {
  authors: WordPressExport['authors'];
  /** By the slug as this site writes it. */
  categoryIds: ReadonlyMap<string, number>;
  attachments: Attachments;
  base: string;
};

function sourceOf(read: WordPressExport): Source {
  const categoryIds = new Map([...read.categoryIds].map(([slug, id]) => [slugOf(slug), id]));
  const { authors, items } = read;
  return {
    authors,
    categoryIds,
    attachments: attachmentsOf(items),
    base: originOf(read) || NOWHERE,
  };
}

function foundEntry(item: ExportItem & { id: number }, source: Source): FoundEntry | null {
  if (item.content.length > MAX_HTML) return null;
  const entry = readEntry(answerOf(item, source), {
    base: source.base,
    kind: 'post',
    linkTo: (href) => href,
  });
  if (!entry.ok) return null;
  const categories = entry.value.categories.map((category) => ({
    ...category,
    id: source.categoryIds.get(category.slug) ?? 0,
  }));
  return {
    entry: { ...entry.value, categories },
    isDraft: item.status !== 'publish',
    faults: faultsOf(item, entry.value),
  };
}

/** The item as the REST interface would give it. */
function answerOf(item: ExportItem & { id: number }, { authors, attachments, base }: Source) {
  const postedAt = momentOf(item.postedAt) ?? momentOf(item.modifiedAt) ?? `${NO_DAY}T00:00:00`;
  const modifiedAt = momentOf(item.modifiedAt) ?? postedAt;
  const picture = attachments.get(Number(item.meta.get('_thumbnail_id')));
  return {
    id: item.id,
    slug: item.name,
    link: URL.parse(item.link, base)?.href ?? '',
    title: { rendered: typeset(item.title) },
    content: { rendered: typeset(rawHtml(item.content, attachments)) },
    excerpt: { rendered: typeset(item.excerpt || beginningOf(item.content)) },
    date: postedAt,
    modified: modifiedAt,
    modified_gmt: momentOf(item.modifiedAtUtc) ?? momentOf(item.postedAtUtc),
    _embedded: {
      author: [{ name: authors.get(item.creator) ?? item.creator }],
      'wp:featuredmedia': picture ? [picture.media] : [],
      'wp:term': [
        item.terms.map(({ domain, slug, name }) => ({ id: 1, taxonomy: domain, slug, name })),
      ],
    },
  };
}

function faultsOf(item: ExportItem, { title, blocks, author, publishedOn }: ForeignEntry) {
  const words = plainTextOf(blocks.filter(isText)).trim();
  const has: Record<EntryFault, boolean> = {
    'no-title': item.title === '',
    'no-author': author === null,
    'no-date': publishedOn === NO_DAY,
    'no-words': words === '',
    'no-address': item.link === '',
    garbled: isGarbled(`${title} ${words}`),
    twice: false,
  };
  return ENTRY_FAULTS.filter((fault) => has[fault]);
}

function isText(block: ForeignEntry['blocks'][number]): block is TextBlock {
  return block.kind !== 'foreign-image';
}

/** '2023-05-17T09:30:00' of '2023-05-17 09:30:00'; null for WordPress's '0000-00-00 00:00:00' and for no day at all. */
function momentOf(moment: string): string | null {
  const [, on = '', time = ''] = /^((?:19|20)\d\d-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment) ?? [];
  const at = new Date(`${on}T00:00:00Z`);
  if (on === '' || Number.isNaN(at.getTime())) return null;
  return at.toISOString().startsWith(on) ? `${on}T${time}` : null;
}
