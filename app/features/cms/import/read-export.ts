import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { decodedPieces, encodingOf } from './decode-export.ts';
import { LETTER_NAMES } from './letter-names.ts';

/** A text of a WordPress export, as it is written there. */
export type ExportItem = {
  /** Line of the file on which it begins. */
  line: number;
  id: number | null;
  /** 'post', 'page', 'attachment', 'revision' or a type of a plugin. */
  type: string;
  /** 'publish', 'draft', 'private', 'inherit'… */
  status: string;
  /** '' for what everybody may read. */
  password: string;
  /** With entities. */
  title: string;
  link: string;
  guid: string;
  name: string;
  /** Login of who wrote it. */
  creator: string;
  /** 'YYYY-MM-DD hh:mm:ss' in the site's own zone, and in UTC. */
  postedAt: string;
  postedAtUtc: string;
  modifiedAt: string;
  modifiedAtUtc: string;
  /** HTML. */
  content: string;
  excerpt: string;
  terms: readonly { domain: string; slug: string; name: string }[];
  /** Of an attachment. */
  attachmentUrl: string;
  meta: ReadonlyMap<string, string>;
};

export type WordPressExport = {
  siteName: string;
  /** '' where the file does not say it. */
  siteUrl: string;
  /** Shown names by login. */
  authors: ReadonlyMap<string, string>;
  /** Ids of categories by slug. */
  categoryIds: ReadonlyMap<string, number>;
  /** Whole ones only. */
  items: readonly ExportItem[];
  /** The file breaks here; what comes after it was not read. */
  brokenAtLine: number | null;
  isWrongEncoding: boolean;
};

/** Why a file gives nothing at all. */
export type ExportRefusal =
  | 'empty'
  /** A zip or gzip file. */
  | 'packed'
  | 'not-xml'
  /** Another feed or file. */
  | 'not-wordpress'
  /** A document type can define entities; no export has one. */
  | 'doctype'
  | 'too-deep'
  | 'too-many';

const MAX_ITEMS = 20_000;
const MAX_DEPTH = 12;
/** Of one element; the longest text that the site keeps has 200,000. */
const MAX_LETTERS = 2_000_000;

/**
 * Reads a WordPress export (WXR): RSS with items of posts, pages and attachments. Nothing outside the file is read and
 * no entity is defined. A file that breaks off gives its whole items, and the line.
 * @param breathe awaited between pieces, so that a long file holds up nobody
 */
export async function readExport(
  bytes: Buffer,
  breathe: () => Promise<unknown> = async () => undefined,
): Promise<Result<WordPressExport, ExportRefusal>> {
  if (bytes.length === 0) return refuse('empty');
  if (isPacked(bytes)) return refuse('packed');
  const encoding = encodingOf(bytes);
  const reader = new ExportReader();
  for (const piece of decodedPieces(bytes, encoding)) {
    reader.write(piece);
    if (reader.isOver) break;
    await breathe();
  }
  reader.end();
  if (reader.refusal) return refuse(reader.refusal);
  if (!reader.isWordPress)
    return refuse(reader.brokenAtLine === null || reader.hasRoot ? 'not-wordpress' : 'not-xml');
  const { siteName, siteUrl, authors, categoryIds, items, brokenAtLine } = reader;
  const isWrongEncoding = !encoding.isAsDeclared;
  return ok({ siteName, siteUrl, authors, categoryIds, items, brokenAtLine, isWrongEncoding });
}

function isPacked(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('latin1');
  return start.startsWith('PK') || start.startsWith('\x1f\x8b') || start.startsWith('BZh');
}

type Draft = { line: number; texts: Map<string, string>; terms: ExportItem['terms'][number][] } & {
  meta: Map<string, string>;
};

class ExportReader {
  siteName = '';
  siteUrl = '';
  readonly authors = new Map<string, string>();
  readonly categoryIds = new Map<string, number>();
  readonly items: ExportItem[] = [];
  brokenAtLine: number | null = null;
  refusal: ExportRefusal | null = null;
  isWordPress = false;
  hasRoot = false;

  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  readonly #path: string[] = [];
  #text = '';
  #item: Draft | null = null;
  /** Of an author, a category or a custom field. */
  #parts = new Map<string, string>();
  #term: { domain: string; slug: string } | null = null;

  constructor() {
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, LETTER_NAMES);
    parser.on('doctype', () => this.#refuse('doctype'));
    parser.on('error', () => {
      if (!this.isOver) this.brokenAtLine = parser.line;
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
  }

  /** Nothing more is taken: the file is broken or refused. */
  get isOver(): boolean {
    return this.brokenAtLine !== null || this.refusal !== null;
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  end(): void {
    if (!this.isOver) this.#parser.close();
  }

  #refuse(why: ExportRefusal): void {
    this.refusal ??= why;
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    if (this.isOver) return;
    this.hasRoot = true;
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH) this.#refuse('too-deep');
    this.#text = '';
    if (name === 'item') this.#openItem();
    if (GROUPS.has(name)) this.#parts = new Map();
    if (name === 'category')
      this.#term = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
  }

  #openItem(): void {
    if (this.items.length >= MAX_ITEMS) this.#refuse('too-many');
    const { line } = this.#parser;
    this.#item = { line, texts: new Map(), terms: [], meta: new Map() };
  }

  #add(text: string): void {
    if (this.isOver) return;
    if (this.#text.length + text.length <= MAX_LETTERS) this.#text += text;
    else this.#text = this.#text.slice(0, MAX_LETTERS);
  }

  #close(name: string): void {
    if (this.isOver) return;
    const text = this.#text;
    this.#text = '';
    this.#path.pop();
    if (name === 'wp:wxr_version') this.isWordPress = true;
    if (name === 'item') this.#closeItem();
    else if (name === 'category') this.#closeTerm(text.trim());
    else if (GROUPS.has(name)) this.#closeGroup(name);
    else this.#keep(name, text);
  }

  #closeTerm(name: string): void {
    if (this.#term) this.#item?.terms.push({ ...this.#term, name });
    this.#term = null;
  }

  #closeGroup(name: string): void {
    if (name === 'wp:postmeta')
      this.#item?.meta.set(this.#part('wp:meta_key'), this.#part('wp:meta_value'));
    if (name === 'wp:author') {
      const login = this.#part('wp:author_login');
      this.authors.set(login, this.#part('wp:author_display_name') || login);
    }
    const id = Number(this.#part('wp:term_id'));
    if (name === 'wp:category' && Number.isSafeInteger(id))
      this.categoryIds.set(this.#part('wp:category_nicename'), id);
  }

  #keep(name: string, text: string): void {
    const parent = this.#path.at(-1) ?? '';
    if (GROUPS.has(parent)) this.#parts.set(name, text);
    else if (parent === 'item') this.#item?.texts.set(name, text);
    else if (parent === 'channel' && name === 'title') this.siteName = text.trim();
    else if (parent === 'channel' && SITE_URLS.includes(name))
      // The blog's own address is the last and the best one.
      this.siteUrl = text.trim() || this.siteUrl;
  }

  #part(name: string): string {
    return (this.#parts.get(name) ?? '').trim();
  }

  #closeItem(): void {
    if (this.#item) this.items.push(itemOf(this.#item));
    this.#item = null;
  }
}

const GROUPS = new Set(['wp:author', 'wp:category', 'wp:postmeta']);
const SITE_URLS = ['link', 'wp:base_site_url', 'wp:base_blog_url'];

function itemOf({ line, texts, terms, meta }: Draft): ExportItem {
  const word = (name: string) => (texts.get(name) ?? '').trim();
  const id = Number(word('wp:post_id'));
  return {
    line,
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    type: word('wp:post_type'),
    status: word('wp:status'),
    password: word('wp:post_password'),
    title: word('title'),
    link: word('link'),
    guid: word('guid'),
    name: word('wp:post_name'),
    creator: word('dc:creator'),
    postedAt: word('wp:post_date'),
    postedAtUtc: word('wp:post_date_gmt'),
    modifiedAt: word('wp:post_modified'),
    modifiedAtUtc: word('wp:post_modified_gmt'),
    content: texts.get('content:encoded') ?? '',
    excerpt: texts.get('excerpt:encoded') ?? '',
    terms,
    attachmentUrl: word('wp:attachment_url'),
    meta,
  };
}
