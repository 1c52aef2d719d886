import type {
  CmsClient,
  ForeignEntry,
  ForeignKind,
  ForeignList,
  PassedOver,
} from '#app/features/cms/foreign-entry.ts';
import type { Outbound } from '#app/platform/outbound/outbound.server.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { foreignAddress, isSameSite } from './foreign-href.ts';
import { plainWords } from './foreign-text.ts';
import { sourceBase } from './wordpress-address.ts';
import { type Breakers, callSource, breakers as ownBreakers } from './wordpress-calls.server.ts';
import { readEntry, termOf } from './wordpress-entry.ts';
import { createLists, type Listed } from './wordpress-lists.server.ts';
import { categoryShape, ENTRY_FIELDS, listedIdShape, rootShape } from './wordpress-shapes.ts';

export type WordPressParts = {
  /** Of the front page: 'https://cms.example.com', 'https://example.com/blog'. */
  url: string | URL;
  outbound: Outbound;
  /** Other origins from which pictures may be fetched: where the source keeps its files. */
  imageOrigins?: readonly string[];
  /**
   * Where an address of the source leads on this site; null makes a link plain text. By default they lead to the source,
   * for whoever rewrites them later.
   */
  linkTo?: (href: string) => string | null;
  /** Default the process's own. */
  breakers?: Breakers;
};

/** Entries asked for at once; where the answer is too large, fewer. */
const PAGE_SIZES = [20, 5, 1];
const [PAGE_SIZE = 20] = PAGE_SIZES;
const ROUTES = { post: '/wp/v2/posts', page: '/wp/v2/pages' } satisfies Record<ForeignKind, string>;
/** More pages than that are no blog but a fault. */
const MAX_PAGES = 500;
const MAX_IDS = PAGE_SIZE * MAX_PAGES;
const LIST_SIZE = 100;

/** Of its routes only those that are read: with all of their arguments the list may be larger than an answer may be. */
const READ = ['posts', 'pages', 'categories'].map((name) => `/wp/v2/${name}`);
/** The namespace's own route is there whenever it is: where even that one is missing, the system tells no routes apart. */
const NAMESPACE = '/wp/v2';
const ROOT_FIELDS = [
  'name',
  'home',
  'namespaces',
  ...[NAMESPACE, ...READ].map((route) => `routes.${route}`),
].join();

/**
 * A WordPress that is read by its REST interface, wp/v2, as anybody may: only what is published.
 * @throws TypeError when the address is none
 */
export function wordPressClient({
  url,
  outbound,
  imageOrigins = [],
  linkTo = (href) => href,
  breakers = ownBreakers,
}: WordPressParts): CmsClient {
  const base = sourceBase(url);
  const { origin } = new URL(base);
  const calls = { outbound, breakers, origins: [origin] };
  const lists = createLists({ calls, base });

  return {
    origin,
    async routes() {
      const root = await lists.ask('/', { _fields: ROOT_FIELDS });
      if (!root.ok) return root;
      const parsed = rootShape.safeParse(root.value.json);
      if (!parsed.success) return refuse({ refusal: 'unexpected-shape' });
      const { name, home, namespaces, routes } = parsed.data;
      const front = foreignAddress(home, base);
      const told = Object.keys(routes ?? {}).filter((route) => READ.includes(route));
      return ok({
        name: plainWords(name),
        namespaces,
        ...(front ? { home: sourceBase(front) } : {}),
        ...(routes ? { routes: told } : {}),
      });
    },
    async entries(kind, { page, modifiedSince }) {
      const query = {
        _embed: 'author,wp:featuredmedia,wp:term',
        _fields: ENTRY_FIELDS,
        orderby: 'modified',
        order: 'desc',
        ...(modifiedSince === undefined ? {} : { modified_after: modifiedSince }),
      };
      const listed = await lists.page(ROUTES[kind], { query, page, sizes: PAGE_SIZES });
      return listed.ok ? ok(entriesOf(listed.value, { kind, page })) : listed;
    },
    async ids(kind) {
      const query = { _fields: 'id,content.protected', orderby: 'id', order: 'asc' };
      const listed = await lists.all(ROUTES[kind], { query, size: LIST_SIZE, most: MAX_IDS });
      if (!listed.ok) return listed;
      const read = listed.value.items.map((each) => listedIdShape.safeParse(each));
      const known = read.flatMap((each) => (each.success ? [each.data] : []));
      const ids = new Set(known.map(({ id }) => id));
      // Whoever is missing here will be taken for gone, so a list with a hole is none.
      if (known.length < read.length) return refuse({ refusal: 'unexpected-shape' });
      for (const { id, content } of known) if (content.protected) ids.delete(id);
      return ok([...ids]);
    },
    async categories() {
      const query = { _fields: 'id,name,slug,taxonomy,count' };
      const listed = await lists.all('/wp/v2/categories', { query, size: LIST_SIZE, most: 1_000 });
      if (!listed.ok) return listed;
      return ok(listed.value.items.flatMap(categoryOf));
    },
    async image(src) {
      const origins = [origin, ...imageOrigins];
      const address = pictureAddress(src, { base, origins });
      if (!address) return refuse({ refusal: 'not-an-address' });
      const asked = {
        url: address,
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
      };
      return callSource({ ...calls, origins }, asked, ({ headers, body }) =>
        isPicture(headers['content-type']) ? ok(body) : refuse({ refusal: 'unexpected-shape' }),
      );
    },
  };

  function entriesOf(
    { items, total, tooLarge }: Listed,
    { kind, page }: { kind: ForeignKind; page: number },
  ): ForeignList<ForeignEntry> {
    const read = items.map((each) => readEntry(each, { base, kind, linkTo }));
    const entries = read.flatMap((each) => (each.ok ? [each.value] : []));
    const passedOver: PassedOver[] = [
      ...read.flatMap((each) => (each.ok ? [] : [each.refusal])),
      ...Array.from({ length: tooLarge }, () => ({ id: null, reason: 'too-large' as const })),
    ];
    const pages = Math.min(Math.ceil(total / PAGE_SIZE), MAX_PAGES);
    const once = new Map(entries.map((entry) => [entry.id, entry]));
    return {
      items: [...once.values()],
      total,
      pages: page > MAX_PAGES ? MAX_PAGES : pages,
      passedOver,
    };
  }
}

function categoryOf(given: unknown) {
  const term = termOf(given);
  const parsed = categoryShape.safeParse(given);
  if (!term || !parsed.success) return [];
  const { id, slug, name } = term;
  return [{ id, slug, name, count: parsed.data.count }];
}

/**
 * Where a picture is fetched. Texts that are older than an address of the source give their pictures by another one,
 * with or without 'www.' or of the site that it was; they are where the source keeps its files.
 */
function pictureAddress(
  src: string,
  { base, origins }: { base: string; origins: readonly string[] },
): URL | null {
  const url = foreignAddress(src, base);
  if (!url || origins.includes(url.origin)) return url;
  const at = url.pathname.indexOf('/wp-content/uploads/');
  if (at >= 0) return new URL(`${base}${url.pathname.slice(at)}`);
  return isSameSite(url, base) ? new URL(`${url.pathname}${url.search}`, base) : url;
}

/** SVG is a program and no picture; what has no type at all is looked at by whoever re-encodes it. */
function isPicture(type: string | undefined): boolean {
  return type === undefined || /^(?:image\/(?!svg)|application\/octet-stream)/i.test(type);
}
