import type { OutboundRefusal } from '#app/platform/outbound/outbound.server.ts';
import type { Result } from '#app/platform/result.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

/** A picture at the source, before it is fetched and re-encoded. */
export type ForeignImage = { kind: 'foreign-image'; src: string; alt: string; credit?: string };
/** A text of the source in the site's own blocks; nothing in it is HTML. */
export type ForeignBlock = TextBlock | ForeignImage;

export type ForeignKind = 'post' | 'page';

export type ForeignTerm = { id: number; slug: string; name: string };

/** A post or page of another content system, read and cleaned. */
export type ForeignEntry = {
  kind: ForeignKind;
  /** At the source. */
  id: number;
  /** Its name in addresses, as this site would write it. */
  slug: string;
  /** Its full address at the source. */
  link: string;
  /** Plain words, entities decoded. */
  title: string;
  /** Plain words for lists, at most 200 letters; of the text's beginning where the source has none. */
  excerpt: string;
  blocks: readonly ForeignBlock[];
  /** Calendar days in the source's own zone. */
  publishedOn: string;
  updatedOn: string | null;
  /** Instant of the last change, ISO 8601 in UTC. */
  modifiedAt: string;
  /** Name of who wrote it; null when the source does not tell. */
  author: string | null;
  categories: readonly ForeignTerm[];
  tags: readonly string[];
  cover: ForeignImage | null;
};

/** Why the source gave no usable answer. */
export type CmsRefusal =
  | OutboundRefusal
  /** An HTTP status that is no success. */
  | 'status'
  | 'not-json'
  /** JSON, but none of WordPress. */
  | 'unexpected-shape'
  /** It has failed too often recently and is not asked now. */
  | 'resting';
/** The words of a refusal, as they are stored. */
export const CMS_REFUSALS = [
  'not-an-address',
  'host-not-allowed',
  'insecure',
  'private-address',
  'unknown-host',
  'timeout',
  'unreachable',
  'certificate',
  'redirected',
  'too-large',
  'broken',
  'status',
  'not-json',
  'unexpected-shape',
  'resting',
] as const satisfies readonly CmsRefusal[];
export type CmsFailure = { refusal: CmsRefusal; status?: number };

/** An entry that is not taken over. */
export type PassedOver = {
  /** Null where not even that could be read. */
  id: number | null;
  reason:
    | 'unexpected-shape'
    /** Its text is only for those who have a password. */
    | 'protected'
    | 'not-published'
    /** Its text, or the answer that holds it. */
    | 'too-large';
};

export type ForeignList<Item> = {
  items: readonly Item[];
  /** Of all pages. */
  total: number;
  pages: number;
  /** What of this page is not among the items. */
  passedOver?: readonly PassedOver[];
};

export type ForeignRoot = {
  name: string;
  /** Address of its front page, without a slash at the end; missing where it does not tell. */
  home?: string;
  namespaces: readonly string[];
  /** Those that are read; missing where it does not tell them apart. */
  routes?: readonly string[];
};

/** A content system that is read over the network; only `app/features/cms` knows which. */
export type CmsClient = {
  /** 'https://cms.example.com' */
  origin: string;
  /** What the system says of itself. */
  routes: () => Promise<Result<ForeignRoot, CmsFailure>>;
  /**
   * One page of the entries, the latest changed first.
   * @param page from 1
   * @param modifiedSince instant, ISO 8601; only what changed after it
   */
  entries: (
    kind: ForeignKind,
    asked: { page: number; modifiedSince?: string },
  ) => Promise<Result<ForeignList<ForeignEntry>, CmsFailure>>;
  /** Ids of all published entries, to find those that are gone. */
  ids: (kind: ForeignKind) => Promise<Result<readonly number[], CmsFailure>>;
  categories: () => Promise<Result<readonly (ForeignTerm & { count: number })[], CmsFailure>>;
  /** The bytes of a picture of the source. */
  image: (src: string) => Promise<Result<Buffer, CmsFailure>>;
};
