/** Where links within a source may lead on this site. */
export type LinkTargets = {
  /** Address of the source, 'https://blog.example.com.br'. */
  address: string;
  /** Shown entries by their path at the source, as `pathKey` writes it, and by '?p=' with their id. */
  slugs: ReadonlyMap<string, string>;
  /** The site's category of a category of the source, by its slug. */
  categoryOf: (slug: string) => string | undefined;
  /** Paths of this site's pages. */
  sitePaths: ReadonlySet<string>;
};

const KEPT = /^(?:mailto|tel):/i;
const CATEGORY = /\/(?:category|categoria|categorias)\/(?:[^/]+\/)*([^/]+)$/;

/**
 * A link of a foreign text as this site writes it: to the same text here, to the list of its category, to the page of
 * this site that has the same path, or else to the full address, by https where it is the source's. Undefined: plain
 * text, because the link leads nowhere or is none of the web's.
 */
export function siteHref(href: string, targets: LinkTargets): string | undefined {
  const text = href.trim();
  if (KEPT.test(text)) return text;
  // Anchors of the source are not kept.
  if (text === '' || text.startsWith('#')) return undefined;
  const source = new URL(`${targets.address}/`);
  const url = URL.parse(text, source);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (plainHost(url) !== plainHost(source)) return url.href;
  const path = pathKey(url);
  const id = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  const slug = (id === null ? undefined : targets.slugs.get(`?p=${id}`)) ?? targets.slugs.get(path);
  if (slug !== undefined) return `/blog/${slug}`;
  const [, term] = CATEGORY.exec(path) ?? [];
  const category = term === undefined ? undefined : targets.categoryOf(term);
  if (category !== undefined) return `/blog?categoria=${category}`;
  const isPlain = url.search === '';
  if (isPlain && targets.sitePaths.has(path)) return path;
  if (source.protocol === 'https:') url.protocol = 'https:';
  return url.href;
}

/** The path of an address without a final slash; '/' for the first page. */
export function pathKey({ pathname }: Pick<URL, 'pathname'>): string {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return path === '' ? '/' : path;
}

function plainHost({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\./, '')}:${port}`;
}
