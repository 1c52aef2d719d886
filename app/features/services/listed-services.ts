import type { ServiceText } from './service-text.ts';

/** A service as lists show it. */
export type ListedService = Pick<
  ServiceText,
  'slug' | 'title' | 'shortTitle' | 'summary' | 'minutes' | 'address' | 'glyph'
>;

/** The services that have an entry, in the order of the clinic record, without the fields only their own page needs. */
export function listedServices(
  order: readonly { slug: string }[],
  entries: readonly ServiceText[],
): ListedService[] {
  return order.flatMap(({ slug }) => {
    const text = entries.find((each) => each.slug === slug);
    if (!text) return [];
    const { title, shortTitle, summary, minutes, address, glyph } = text;
    const placed = { ...(address && { address }), ...(glyph && { glyph }) };
    return [{ slug, title, shortTitle, summary, minutes, ...placed }];
  });
}
