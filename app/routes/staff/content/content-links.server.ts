import type { AppServices } from '#app/context/app-services.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { entriesLinkingTo } from '#app/features/content/entries-containing.server.ts';
import type { LinkingEntry } from '#app/features/content/linked-from.tsx';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { contentTypesOf, titleOf } from './content-page.server.ts';

/** The texts that link to a public address, each with the page on which it is written. */
export async function linksTo(
  services: AppServices,
  target: { kind: string; slug: string; path: string },
): Promise<LinkingEntry[]> {
  const kinds = contentTypesOf(services);
  const place = { files: services.contentStore.files, kinds: kinds.map(({ name }) => name) };
  const found = await entriesLinkingTo(services.db, place, target);
  return found.flatMap((each) => {
    const kind = kinds.find(({ name }) => name === each.kind);
    if (!kind) return [];
    const { locale, slug } = each;
    const language = staffContent.languages[locale].toLowerCase();
    return {
      href: contentPath({ kind, locale, slug }),
      title: titleOf(kind, each),
      locale,
      facts: `${kind.titles.one}, ${language}`,
    };
  });
}
