import { type Clinic, parseClinic } from './clinic/clinic-schema.ts';
import { type Editorial, readEditorial, unknownNames } from './editorial.server.ts';
import { readPrivacyText } from './features/privacy/privacy-text.server.ts';
import type { PrivacyText } from './features/privacy/privacy-text.ts';
import { readServiceContent } from './features/services/service-content.server.ts';
import type { ServiceText } from './features/services/service-text.ts';
import type { Locale } from './platform/locale.ts';
import { readSiteContent, type SiteContent, unknownReviewers } from './site-content.server.ts';

/** All that the site says in one language, beside its interface texts. */
export type Content = {
  /** The record with its words in this language. */
  clinic: Clinic;
  services: readonly ServiceText[];
  privacy: PrivacyText;
  pages: SiteContent;
  editorial: Editorial;
};

/** What is said in each language of the site. Portuguese is always there. */
export type Contents = Readonly<{ 'pt-BR': Content } & Partial<Record<Locale, Content>>>;

/** What is said in a language; in Portuguese when the site has stopped speaking it. */
export function contentIn(contents: Contents, locale: Locale): Content {
  return contents[locale] ?? contents['pt-BR'];
}

/**
 * Reads everything in the languages that the record names.
 * @param contentDir folder that holds one folder a language
 * @param record the clinic record as it is written
 * @throws one Error that names the file and the field of every fault, a line each
 */
export async function readContents(contentDir: string, record: unknown): Promise<Contents> {
  const { locales } = parseClinic(record);
  const readings = await Promise.allSettled(
    locales.map((locale) => readContent(contentDir, { record, locale })),
  );
  const [home] = readings;
  if (home?.status !== 'fulfilled' || readings.some(({ status }) => status === 'rejected'))
    throw new Error(faultsOf(readings).join('\n'));
  const read = readings.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const others = Object.fromEntries(read.map((content) => [content.clinic.locale, content]));
  return { ...others, 'pt-BR': home.value };
}

async function readContent(
  contentDir: string,
  { record, locale }: { record: unknown; locale: Locale },
): Promise<Content> {
  const place = { contentDir, locale };
  const parts = [
    readServiceContent(contentDir, locale),
    readPrivacyText(contentDir, locale),
    readSiteContent(place),
    readEditorial(place),
  ] as const;
  const faults = faultsOf(await Promise.allSettled(parts));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const [services, privacy, pages, editorial] = await Promise.all(parts);
  const content = { clinic: parseClinic(record, locale), services, privacy, pages, editorial };
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
