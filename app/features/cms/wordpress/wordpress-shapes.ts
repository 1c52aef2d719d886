import { z } from 'zod';

// As the REST interface of WordPress 4.7 to 6.x answers; what is not used here is not asked for.

const rendered = z.object({ rendered: z.string() });
const instant = z
  .string()
  .regex(/^(?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .refine(isOnTheCalendar);
export const idShape = z.object({ id: z.int().positive() });

export const listedIdShape = idShape.extend({
  content: z.object({ protected: z.boolean().catch(false) }).catch({ protected: false }),
});

export const entryShape = z.object({
  ...idShape.shape,
  status: z.string().default('publish'),
  slug: z.string().max(1_000).default(''),
  link: z.string().max(4_000).default(''),
  title: rendered.default({ rendered: '' }),
  content: rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: rendered.default({ rendered: '' }),
  /** Wall-clock times of the source. */
  date: instant,
  modified: instant,
  modified_gmt: instant.nullish().catch(null),
  _embedded: z
    .object({
      author: z.array(z.unknown()).catch([]),
      'wp:featuredmedia': z.array(z.unknown()).catch([]),
      'wp:term': z.array(z.array(z.unknown()).catch([])).catch([]),
    })
    .partial()
    .catch({}),
});
export type EntryShape = z.output<typeof entryShape>;

/** What these are for entries: the fields of an entry, and no others. */
export const ENTRY_FIELDS =
  'id,status,slug,link,title,content,excerpt,date,modified,modified_gmt,_links,_embedded';

/** Where the author is gone, an error stands in its place. */
export const authorShape = z.object({ name: z.string() });

export const termShape = z.object({
  ...idShape.shape,
  name: z.string(),
  slug: z.string(),
  taxonomy: z.string(),
});
export const categoryShape = termShape.extend({ count: z.int().nonnegative() });

const width = z.coerce.number().positive();
export const mediaShape = z.object({
  media_type: z.literal('image').optional(),
  source_url: z.string(),
  alt_text: z.string().catch(''),
  caption: rendered.catch({ rendered: '' }),
  media_details: z
    .object({
      // An empty list where there are none.
      sizes: z.record(z.string(), z.unknown()).catch({}),
      width: width.optional().catch(undefined),
    })
    .catch({ sizes: {} }),
});
export const mediaSizeShape = z.object({ source_url: z.string(), width });

export const rootShape = z.object({
  name: z.string().catch(''),
  /** Of its front page. */
  home: z.string().catch(''),
  namespaces: z.array(z.string()),
  /** By path; missing where the system tells only whole lists. */
  routes: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

/** Not so the 30th of February. */
function isOnTheCalendar(text: string): boolean {
  const at = new Date(`${text}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
