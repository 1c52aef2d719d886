import type { CmsCategories } from '#app/clinic/cms-fields.ts';
import type { ImageName } from '#app/platform/image-name.ts';
import type { ForeignEntry } from './foreign-entry.ts';

/** The last good copy of a source, as the site shows it. */
export type ForeignTexts = {
  /** Address of the source, without a final slash. */
  address: string;
  /** Whether the articles written here are shown too. */
  showsOwn: boolean;
  showsPages: boolean;
  /** Newest first; those of one day by their number at the source, the latest first. */
  entries: readonly ForeignEntry[];
  /** What staff have settled about the categories of the source. */
  categories: CmsCategories;
  /** Fetched pictures by their address at the source. */
  pictures: ReadonlyMap<string, ImageName>;
};
