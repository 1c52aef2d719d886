import type { AppServices } from '#app/context/app-services.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { entriesLinkingTo } from '#app/features/content/entries-containing.server.ts';
import type { LinkingEntry } from '#app/features/content/move-forms.tsx';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { contentTypesOf, titleOf } from './content-page.server.ts';

/** Entries that link to a public address, each with the page on which it is edited. */
export async function linksTo(
  services: AppServices,
  target: { kind: string; slug: string; path: string },
): Promise<LinkingEntry[]> {
  const types = contentTypesOf(services);
  const scope = { files: services.contentStore.files, types: types.map(({ name }) => name) };
  const found = await entriesLinkingTo(services.db, scope, target);
  return found.flatMap((each) => {
    const type = types.find(({ name }) => name === each.kind);
    if (!type) return [];
    const { locale, slug } = each;
    const language = staffContent.languages[locale].toLowerCase();
    return {
      href: contentPath({ type, locale, slug }),
      title: titleOf(type, each),
      locale,
      details: `${type.titles.one}, ${language}`,
    };
  });
}
