/** Addresses of WordPress itself, which lead nowhere: who asks for them looks for a way in. */
const NEVER =
  /^\/(?:wp-(?!content\/uploads\/)|xmlrpc\.php|readme\.html|license\.txt|\.|cgi-bin|equipe(?:\/|$)|api(?:\/|$))/;
const MAX_LETTERS = 500;

/**
 * An old address as the table has it: '/2023/05/olho-seco' for '/2023/05/Olho-Seco/', accents as letters; null for one
 * that never leads anywhere.
 * @param pathname percent-encoded or not
 */
export function oldPath(pathname: string): string | null {
  const letters = decoded(pathname);
  if (letters === null || /[\\\p{Cc}\s?#]/u.test(letters)) return null;
  const path = letters.normalize('NFC').toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
  if (path.length < 2 || !path.startsWith('/') || path.length > MAX_LETTERS) return null;
  return NEVER.test(path) ? null : path;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Ends that WordPress puts behind any address: pages, comments, feeds, phones. */
const TAIL = /\/(?:page\/\d{1,4}|comment-page-\d{1,4}|feed(?:\/\w+)?|amp|embed|trackback)$/;
/** Smaller copies of a picture: 'olho-300x200.jpg', and the large original: 'olho-scaled.jpg'. */
const SIZE = /-(?:\d{1,4}x\d{1,4}|scaled)(?=\.\w{3,4}$)/;
/** Also of a WordPress within a folder. */
const ARCHIVE = /^(\/[^/]+)??\/(category|categoria|tag|author|autor)\/.*?([^/]+)$/;

/**
 * The rows of the table that may answer for an address, the best first.
 * @param pathname of the address that was asked for
 * @param query of the front page alone: '/?p=12'
 */
export function oldPathsOf(pathname: string, query: URLSearchParams): string[] {
  if (pathname === '/') return queryPaths(query);
  const path = oldPath(pathname);
  if (path === null) return [];
  const whole = path.replace(TAIL, '');
  const paths = [path, whole];
  if (/^\/wp-content\//.test(path)) paths.push(path.replace(SIZE, ''));
  const [, folder = '', kind = '', last = ''] = ARCHIVE.exec(whole) ?? [];
  if (kind) paths.push(`${folder}/${kind}/${last}`, `${folder}/${kind}`);
  return [...new Set(paths)].filter((each) => each.length > 1);
}

function queryPaths(query: URLSearchParams): string[] {
  return ['p', 'page_id', 'cat', 'feed'].flatMap((name) => {
    const value = query.get(name) ?? '';
    if (name === 'feed') return /^[\w-]{1,20}$/.test(value) ? ['/feed'] : [];
    return /^\d{1,12}$/.test(value) ? [`/?${name}=${value}`] : [];
  });
}

type Addressed = {
  id: number;
  kind: 'post' | 'page';
  /** Its full address at the source. */
  link: string;
  /** Its name there. */
  name: string;
  /** Calendar day. */
  publishedOn: string;
};

/** Every address at which a text of WordPress could be found, whichever form of addresses the site had. */
export function addressesOfText({ id, kind, link, name, publishedOn }: Addressed): string[] {
  const [year = '', month = '', day = ''] = publishedOn.split('-');
  const own = URL.canParse(link) ? new URL(link) : null;
  // '/blog/?p=12' is not the address '/blog'.
  const isOrdinary = own !== null && own.pathname !== '/' && own.search === '';
  const ways = [
    ...(isOrdinary ? [own.pathname] : []),
    ...(name === '' ? [] : [`/${name}`]),
    ...(name === '' || kind === 'page'
      ? []
      : [`/blog/${name}`, `/${year}/${month}/${name}`, `/${year}/${month}/${day}/${name}`]),
  ];
  const paths = ways.flatMap((way) => oldPath(way) ?? []);
  return [...new Set([...paths, `/?p=${id}`, ...(kind === 'page' ? [`/?page_id=${id}`] : [])])];
}

/** The last part of a text's address there, which may have letters that this site's addresses have not. */
export function nameAtSource({ link, slug }: { link: string; slug: string }): string {
  const last = URL.parse(link)?.pathname.split('/').filter(Boolean).at(-1);
  return last ?? slug;
}

/** Lists of WordPress and what stands in for each here: own paths. */
export function addressesOfLists({
  categories,
  months,
  folder,
}: {
  categories: readonly { id: number; slug: string; target: string }[];
  /** '2023-05' */
  months: readonly string[];
  /** In which the source was: '/noticias'; '' for the top of its host. */
  folder: string;
}): { path: string; target: string }[] {
  const blog = '/blog';
  const lists = [
    ...categories.flatMap(({ id, slug, target }) => [
      ...['category', 'categoria'].flatMap((word) => {
        const path = oldPath(`/${word}/${slug}`);
        return path ? [{ path, target }] : [];
      }),
      ...(id > 0 ? [{ path: `/?cat=${id}`, target }] : []),
    ]),
    ...['category', 'categoria', 'tag', 'author', 'autor'].map((word) => ({
      path: `/${word}`,
      target: blog,
    })),
    ...['/feed', '/feed/rss2', '/feed/atom', '/rss', '/blog/feed'].map((path) => ({
      path,
      target: '/blog/feed.xml',
    })),
    ...[...new Set(months.map((month) => month.slice(0, 4)))].map((year) => ({
      path: `/${year}`,
      target: blog,
    })),
    ...months.map((month) => ({ path: `/${month.replace('-', '/')}`, target: blog })),
  ];
  if (folder === '') return lists;
  // Its own front page too; what asks for a number of WordPress is at the top alone.
  const within = lists.filter(({ path }) => !path.startsWith('/?'));
  const inFolder = within.map(({ path, target }) => ({ path: `${folder}${path}`, target }));
  return [{ path: folder, target: blog }, ...inFolder, ...lists];
}

/** The folder in which a source is: '/noticias'; '' for the top of its host. */
export function folderOf(address: string): string {
  return oldPath(URL.parse(address)?.pathname ?? '') ?? '';
}

/** Host and folder of a source as one name for all its spellings: in each folder there may be a WordPress of its own. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? `${hostOf(new URL(address))}${folderOf(address)}` : '';
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/** Whether an address is of the source's host, by http or https, with or without 'www.'. */
export function isOfSite(address: URL, source: string): boolean {
  const own = URL.parse(source);
  return /^https?:$/.test(address.protocol) && own !== null && hostOf(address) === hostOf(own);
}
