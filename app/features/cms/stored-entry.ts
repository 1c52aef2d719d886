import { z } from 'zod';
import type { ForeignEntry } from './foreign-entry.ts';

const span = z.object({
  text: z.string(),
  isStrong: z.boolean(),
  isEmphasis: z.literal(true).optional(),
  href: z.string().optional(),
});
const line = z.array(span);
const picture = z.object({
  kind: z.literal('foreign-image'),
  src: z.string(),
  alt: z.string(),
  credit: z.string().optional(),
});
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string(), id: z.string().optional() }),
  z.object({ kind: z.literal('subheading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: line }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(line) }),
  z.object({ kind: z.literal('quote'), lines: z.array(line) }),
  z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
  z.object({
    kind: z.literal('image'),
    alt: z.string(),
    credit: z.string().optional(),
    name: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  picture,
]);

/** An entry as it is stored; one of an older release may lack what this one needs, and is then read anew. */
export const storedEntry = z.object({
  kind: z.enum(['post', 'page']),
  id: z.number(),
  slug: z.string(),
  link: z.string(),
  title: z.string(),
  excerpt: z.string(),
  blocks: z.array(block),
  publishedOn: z.string(),
  updatedOn: z.string().nullable(),
  modifiedAt: z.string(),
  author: z.string().nullable(),
  categories: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })),
  tags: z.array(z.string()),
  cover: picture.nullable(),
}) satisfies z.ZodType<ForeignEntry>;

/** Text that PostgreSQL can store: without NUL and halves of letters. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** A value as JSON that PostgreSQL can store. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? storableText(each) : each,
  );
}

/** Addresses of all pictures that an entry shows. */
export function picturesOf({ blocks, cover }: Pick<ForeignEntry, 'blocks' | 'cover'>): string[] {
  const shown = blocks.flatMap((each) => (each.kind === 'foreign-image' ? [each.src] : []));
  return [...new Set([...(cover ? [cover.src] : []), ...shown])];
}
