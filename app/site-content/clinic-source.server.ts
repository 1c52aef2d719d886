import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { asksArrival, asksLenses } from '#app/clinic/preparation-rule.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { factWordsOf } from '#app/clinic/words/clinic-words.ts';
import { isOpenPath, offersOf } from '#app/clinic/words/site-offers.ts';
import { readWrittenRule } from '#app/features/services/written-rule.server.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { type ContentSource, namesIn } from '#app/platform/text/markdown-files.server.ts';
import { CATARACT_FILE } from './offers-in.ts';
import type { ContentChanges } from './site-content.server.ts';

/** Folders of texts that come as examples, by the field of the record that keeps them. */
const EXAMPLES = ['posts', 'episodes', 'people'] as const;

/** Whether a file of the software is one of the examples that the clinic has dropped. @param name 'posts/catarata.md' */
export function isDroppedExample({ examples }: Pick<Clinic, 'examples'>, name: string): boolean {
  return EXAMPLES.some((kind) => !examples[kind] && name.startsWith(`${kind}/`));
}

/** Whether the clinic has published a text itself. @param name as of `isDroppedExample` */
function isOwnText({ sources }: Pick<ContentChanges, 'sources'>, locale: Locale, name: string) {
  return typeof sources.get(`${locale}/${name}`) === 'string';
}

/** Where the texts of one language are, in the words of this clinic and with links to what it has. */
export async function clinicSource(
  contentDir: string,
  clinic: Clinic,
  changes: Pick<ContentChanges, 'sources' | 'moved' | 'kept' | 'readOnce'>,
): Promise<ContentSource> {
  const { locale, examples } = clinic;
  const source: ContentSource = {
    contentDir,
    locale,
    publishedRevisions: changes.sources,
    readOnce: changes.readOnce,
    withoutFiles: new Set(EXAMPLES.filter((kind) => !examples[kind])),
  };
  const [posts, episodes, catalogue] = await Promise.all([
    slugsIn(source, 'posts'),
    slugsIn(source, 'episodes'),
    slugsIn(source, 'services'),
  ]);
  const recorded = offersOf(clinic);
  const offers = {
    ...recorded,
    blog: recorded.blog && posts.length > 0,
    podcast: recorded.podcast && episodes.length > 0,
    cataract: recorded.cataract || isOwnText(changes, locale, CATARACT_FILE),
  };
  const single: Readonly<Record<string, readonly string[]>> = {
    blog: offers.blog ? posts : [],
    podcast: offers.podcast ? episodes : [],
    servicos: clinic.services.flatMap((each) => [
      ...[each.slug, addressOf(each)],
      ...each.formerAddresses,
    ]),
    campanha: clinic.campaigns.map(({ slug }) => slug),
  };
  return {
    ...source,
    words: {
      facts: factWordsOf(clinic, {
        ...{ offers, catalogue, kept: changes.kept ?? [] },
        asksPreparation: await asksPreparation(clinic, source, catalogue),
      }),
      isOpen: (address) => {
        const path = address.replace(/[?#].*$/, '');
        if (changes.moved.has(localPath(locale, path))) return true;
        const [, area = '', slug] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(path) ?? [];
        const known = slug === undefined ? undefined : single[area];
        if (known && slug !== undefined) return known.includes(slug);
        return isOpenPath(offers, path);
      },
    },
  };
}

/** Whether booking asks for any service how the patient comes or if lenses are worn: by what staff have set, else by its text. */
async function asksPreparation(
  { services }: Clinic,
  source: ContentSource,
  written: readonly string[],
): Promise<boolean> {
  const asks = services.map(async ({ slug, preparation }) => {
    const isWritten = written.includes(slug);
    const rule = preparation ?? (isWritten ? await readWrittenRule(source, slug) : null);
    return rule !== null && (asksArrival(rule) || asksLenses(rule));
  });
  return (await Promise.all(asks)).includes(true);
}

async function slugsIn(source: ContentSource, folder: string): Promise<string[]> {
  return (await namesIn(source, folder)).map((name) => name.replace(/\.md$/, ''));
}
