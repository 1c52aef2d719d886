import type { ServiceText } from './service-text.ts';

/** What a list says of a service. */
export type ListedService = Pick<
  ServiceText,
  'slug' | 'title' | 'shortTitle' | 'summary' | 'minutes'
>;

/** The services that have a text, in the order of the clinic record, without what only their own page needs. */
export function listedServices(
  order: readonly { slug: string }[],
  texts: readonly ServiceText[],
): ListedService[] {
  return order.flatMap(({ slug }) => {
    const text = texts.find((each) => each.slug === slug);
    if (!text) return [];
    const { title, shortTitle, summary, minutes } = text;
    return [{ slug, title, shortTitle, summary, minutes }];
  });
}
