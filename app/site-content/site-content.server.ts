import { type Clinic, parseClinic } from '#app/clinic/clinic-schema.ts';
import type { KeptData } from '#app/clinic/words/policy-words.ts';
import type { PersonText } from '#app/features/about/about-text.ts';
import { readPeople } from '#app/features/about/read-people.server.ts';
import type { Post } from '#app/features/blog/post.ts';
import { readPosts, unknownCategories } from '#app/features/blog/read-posts.server.ts';
import type { FaqEntry } from '#app/features/faq/faq-entry.ts';
import { readFaq } from '#app/features/faq/read-faq.server.ts';
import type { Episode, Podcast } from '#app/features/podcast/episode.ts';
import { readEpisodes, readPodcast } from '#app/features/podcast/read-podcast.server.ts';
import { readPrivacyText } from '#app/features/privacy/privacy-text.server.ts';
import type { PrivacyText } from '#app/features/privacy/privacy-text.ts';
import { readServiceContent } from '#app/features/services/service-content.server.ts';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { serviceTexts } from '#app/features/services/service-texts.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { allRead, ContentProblems } from '#app/platform/text/content-problem.ts';
import type {
  ContentSource,
  PublishedRevisions,
  ReadOnce,
} from '#app/platform/text/markdown-files.server.ts';
import { clinicSource } from './clinic-source.server.ts';
import { adopted, unknownNames, unmetNeeds } from './named-in-texts.ts';
import { readSiteContent, type SiteContent, unknownReviewers } from './page-texts.server.ts';

/** All content of one language, without the interface messages. */
export type Content = {
  /** The record with its texts in this language. */
  clinic: Clinic;
  services: readonly ServiceText[];
  privacy: PrivacyText;
  pages: SiteContent;
  /** Biographies of the clinic's practitioners. */
  people: readonly PersonText[];
  editorial: Editorial;
  /** Redirects by former address: '/blog/vista' leads to '/blog/visao'. */
  moved: ReadonlyMap<string, string>;
  /** Where the addresses of the site before lead, as `oldPath` writes them: own addresses. */
  oldAddresses: ReadonlyMap<string, string>;
};

/** The content of each language of the site. Portuguese always exists. */
export type Contents = Readonly<{ 'pt-BR': Content } & Partial<Record<Locale, Content>>>;

/** The content of a language; Portuguese when the site no longer has that language. */
export function contentIn(contents: Contents, locale: Locale): Content {
  return contents[locale] ?? contents['pt-BR'];
}

/** What the database overrides in the files. */
export type ContentChanges = {
  sources: PublishedRevisions;
  /** Former addresses with their language prefix, and the current ones: '/en-us/blog/sight'. */
  moved: ReadonlyMap<string, string>;
  oldAddresses: ReadonlyMap<string, string>;
  /** What the privacy policy goes on to speak of. */
  kept?: readonly KeptData[];
  /** What was read of the files so far; without it they are read each time. */
  readOnce?: ReadOnce;
};

export const NO_CHANGES: ContentChanges = {
  sources: new Map(),
  moved: new Map(),
  oldAddresses: new Map(),
};

/**
 * Reads the content of every language that the record names.
 * @param contentDir folder that holds one folder a language
 * @param record the clinic record as it is written
 * @throws ContentProblems with those of all entries
 */
export async function readContents(
  contentDir: string,
  record: unknown,
  changes = NO_CHANGES,
): Promise<Contents> {
  const { locales } = parseClinic(record);
  const read = (locale: Locale) => readContent(contentDir, { record, locale, changes });
  const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  const [home, ...more] = await allRead([read(DEFAULT_LOCALE), ...others.map(read)] as const);
  return {
    'pt-BR': home,
    ...Object.fromEntries(more.map((content) => [content.clinic.locale, content])),
  };
}

/** Reads one language. @throws ContentProblems */
export async function readContent(
  contentDir: string,
  { record, locale, changes }: { record: unknown; locale: Locale; changes: ContentChanges },
): Promise<Content> {
  const clinic = parseClinic(record, locale);
  const source = await clinicSource(contentDir, clinic, changes);
  const [texts, privacy, pages, people, editorial] = await allRead([
    readServiceContent(source),
    readPrivacyText(source),
    readSiteContent(source),
    readPeople(source),
    readEditorial(source, clinic),
  ] as const);
  const { moved, oldAddresses } = changes;
  const services = serviceTexts(clinic, texts, locale);
  const read = { clinic, services, privacy, pages, people, editorial, moved, oldAddresses };
  const isFile = (name: string) => !changes.sources.has(`${locale}/${name}`);
  const content = adopted(read, isFile);
  const unknown = [
    ...unknownNames(content),
    ...unknownCategories(content.editorial.posts, clinic.postCategories, locale),
    ...unknownReviewers(content),
    ...unmetNeeds(content.editorial.faq, source),
  ];
  if (unknown.length > 0) throw new ContentProblems(unknown, 'The texts have faults:');
  return content;
}

/** Articles, episodes and questions in one language: newest first, questions by their position. */
export type Editorial = {
  posts: readonly Post[];
  /** Pages of another content system: each has an address in the blog, and is in no list. */
  foreignPages?: readonly Post[];
  /** Own articles that are not shown while another content system has the blog. */
  hiddenPosts?: readonly Post[];
  podcast: Podcast;
  episodes: readonly Episode[];
  faq: readonly FaqEntry[];
};

/**
 * Posts, podcast and questions of one language.
 * @throws ContentProblems
 */
async function readEditorial(source: ContentSource, clinic: Clinic): Promise<Editorial> {
  const [posts, podcast, episodes, faq] = await allRead([
    readPosts(source, clinic.postCategories),
    readPodcast(source),
    readEpisodes(source),
    readFaq(source),
  ] as const);
  return { posts, podcast, episodes, faq };
}
