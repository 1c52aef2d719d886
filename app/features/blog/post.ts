import { z } from 'zod';
import { calendarDay, slug, words } from '#app/clinic/clinic-fields.ts';
import { coded } from '#app/platform/schema-problem.ts';
import { entryPicture } from '#app/platform/text/entry-picture.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

export const postFrontMatter = z
  .strictObject({
    title: words,
    /** One or two plain sentences, for lists. */
    excerpt: words.max(200, 'must have at most 200 characters'),
    /** A name of one of the clinic's categories; whether there is one, the readers tell. */
    category: slug,
    publishedOn: calendarDay,
    updatedOn: calendarDay.optional(),
    /** Slug of one of the clinic's practitioners. */
    author: slug,
    /** When the responsible doctor last reviewed it. */
    reviewedOn: calendarDay,
    tags: z.array(words).min(1, 'must have at least one entry'),
    /** Slugs of related services, the most relevant first. */
    services: z.array(slug).min(1, 'must have at least one entry'),
    sources: z.array(words).min(1, 'must have at least one entry'),
    /** A drawing stands in for it. */
    cover: entryPicture.optional(),
  })
  .refine(({ publishedOn, updatedOn }) => !updatedOn || publishedOn <= updatedOn, {
    path: ['updatedOn'],
    ...coded('days-reversed', 'must not be before publishedOn'),
  });

/** One article. Dates are calendar days, 'YYYY-MM-DD', and are never converted to instants for display. */
export type Post = Omit<
  z.output<typeof postFrontMatter>,
  'category' | 'author' | 'reviewedOn' | 'cover'
> & {
  slug: string;
  /** Slug of its category. */
  category: string;
  /** The category in the post's language. */
  categoryLabel: string;
  /** Slug of the practitioner who wrote it; null where it was nobody of the clinic's record. */
  author: string | null;
  /** Who wrote it, where that is nobody of the record and the source tells. */
  authorName?: string | undefined;
  /** Null where the clinic's doctor has not reviewed it: it comes from another content system. */
  reviewedOn: string | null;
  cover?: { image: string; alt: string } | undefined;
  /** Headings have anchors. */
  body: TextBlock[];
  readingMinutes: number;
};

/** A post as lists show it. */
export type ListedPost = Pick<
  Post,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'categoryLabel'
  | 'publishedOn'
  | 'readingMinutes'
  | 'services'
  | 'cover'
>;
