import { type Clinic, parseClinic } from '#app/clinic/clinic-schema.ts';
import { readPrivacyText } from '#app/features/privacy/privacy-text.server.ts';
import type { PrivacyText } from '#app/features/privacy/privacy-text.ts';
import { readServiceContent } from '#app/features/services/service-content.server.ts';
import type { ServiceText } from '#app/features/services/service-text.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { PublishedRevisions } from '#app/platform/text/markdown-files.server.ts';
import { type Editorial, readEditorial, unknownNames } from './editorial.server.ts';
import { readSiteContent, type SiteContent, unknownReviewers } from './page-texts.server.ts';

/** All that the site says in one language, beside its interface texts. */
export type Content = {
  /** The record with its words in this language. */
  clinic: Clinic;
  services: readonly ServiceText[];
  privacy: PrivacyText;
  pages: SiteContent;
  editorial: Editorial;
  /** Where texts are whose address has changed, by what it was: '/blog/vista' leads to '/blog/visao'. */
  moved: ReadonlyMap<string, string>;
};

/** What is said in each language of the site. Portuguese is always there. */
export type Contents = Readonly<{ 'pt-BR': Content } & Partial<Record<Locale, Content>>>;

/** What is said in a language; in Portuguese when the site has stopped speaking it. */
export function contentIn(contents: Contents, locale: Locale): Content {
  return contents[locale] ?? contents['pt-BR'];
}

/** What the database has in place of the files. */
export type ContentChanges = {
  sources: PublishedRevisions;
  /** Addresses as they were, with their language, and what they are now: '/en-us/blog/sight'. */
  moved: ReadonlyMap<string, string>;
};

export const NO_CHANGES: ContentChanges = { sources: new Map(), moved: new Map() };

/**
 * Reads everything in the languages that the record names.
 * @param contentDir folder that holds one folder a language
 * @param record the clinic record as it is written
 * @throws one Error that names the file and the field of every fault, a line each
 */
export async function readContents(
  contentDir: string,
  record: unknown,
  changes = NO_CHANGES,
): Promise<Contents> {
  const { locales } = parseClinic(record);
  const readings = await Promise.allSettled(
    locales.map((locale) => readContent(contentDir, { record, locale, changes })),
  );
  const [home] = readings;
  if (home?.status !== 'fulfilled' || readings.some(({ status }) => status === 'rejected'))
    throw new Error(faultsOf(readings).join('\n'));
  const read = readings.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const others = Object.fromEntries(read.map((content) => [content.clinic.locale, content]));
  return { ...others, 'pt-BR': home.value };
}

/** Reads one language. @throws like `readContents` */
export async function readContent(
  contentDir: string,
  { record, locale, changes }: { record: unknown; locale: Locale; changes: ContentChanges },
): Promise<Content> {
  const place = { contentDir, locale, overlay: changes.sources };
  const parts = [
    readServiceContent(place),
    readPrivacyText(place),
    readSiteContent(place),
    readEditorial(place),
  ] as const;
  const faults = faultsOf(await Promise.allSettled(parts));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const [services, privacy, pages, editorial] = await Promise.all(parts);
  const { moved } = changes;
  const clinic = parseClinic(record, locale);
  const content = { clinic, services, privacy, pages, editorial, moved };
  const unknown = [...unknownNames(content), ...unknownReviewers(content)];
  if (unknown.length > 0) throw new Error(['The texts have faults:', ...unknown].join('\n'));
  return content;
}

function faultsOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) =>
    result.status === 'rejected'
      ? [result.reason instanceof Error ? result.reason.message : String(result.reason)]
      : [],
  );
}
