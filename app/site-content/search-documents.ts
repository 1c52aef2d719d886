import { isOver } from '#app/clinic/campaign-season.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { servicePath } from '#app/clinic/structured-data/service-node.ts';
import { isOpenPath } from '#app/clinic/words/site-offers.ts';
import { campaignPath } from '#app/features/campaign/campaign.ts';
import { pageTextOf } from '#app/features/campaign/campaign-text.ts';
import { answeredQuestions } from '#app/features/faq/answered-questions.ts';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import type { SearchDocument } from '#app/features/search/search-document.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { privacyMessages } from '#app/locales/privacy.ts';
import { searchMessages } from '#app/locales/search.ts';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { offersIn } from './offers-in.ts';
import type { Content, Contents } from './site-content.server.ts';

const SUMMARY_LENGTH = 160;

/**
 * Everything that the search finds, as plain text.
 * @param today calendar day in the clinic's zone
 */
export function siteDocuments(contents: Contents, today: string): SearchDocument[] {
  return Object.values(contents).flatMap((content) => [
    ...serviceDocuments(content),
    privacyDocument(content, today),
    ...pageDocuments(content),
    ...campaignDocuments(content, today),
    ...postDocuments(content),
    ...episodeDocuments(content),
    ...questionDocuments(content, today),
  ]);
}

function serviceDocuments({ clinic, services }: Content): SearchDocument[] {
  const { locale } = clinic;
  const offered = new Set(clinic.services.map(({ slug }) => slug));
  return services
    .filter(({ slug }) => offered.has(slug))
    .map(
      ({ slug, address, title, shortTitle, summary, preparation, included, questions, body }) => ({
        locale,
        kind: 'service',
        path: servicePath(address ?? slug),
        title,
        summary,
        keywords: [shortTitle, ...(searchMessages[locale].serviceWords[slug] ?? [])],
        body: [
          plainTextOf(body),
          ...preparation,
          ...included,
          ...questions.flatMap(({ question, answer }) => [question, answer]),
        ].join('\n'),
      }),
    );
}

function postDocuments({ clinic: { locale }, editorial }: Content): SearchDocument[] {
  const { posts, foreignPages = [] } = editorial;
  const own = posts.map(({ slug, title, excerpt, categoryLabel, tags, body }) => ({
    locale,
    kind: 'post' as const,
    path: `/blog/${slug}`,
    title,
    summary: excerpt,
    keywords: [...tags, categoryLabel],
    body: plainTextOf(body),
  }));
  const pages = foreignPages.map(({ slug, title, excerpt, tags, body }) => ({
    locale,
    kind: 'page' as const,
    path: `/blog/${slug}`,
    title,
    summary: excerpt,
    keywords: tags,
    body: plainTextOf(body),
  }));
  return [...own, ...pages];
}

function episodeDocuments({ clinic: { locale }, editorial }: Content): SearchDocument[] {
  return editorial.episodes.map(({ slug, title, description, category, tags, transcript }) => ({
    locale,
    kind: 'episode',
    path: `/podcast/${slug}`,
    title,
    summary: description,
    keywords: [...tags, podcastMessages[locale].categories[category]],
    body: transcript
      .flatMap(({ paragraphs }) =>
        paragraphs.map((spans) => spans.map(({ text }) => text).join('')),
      )
      .join('\n'),
  }));
}

function questionDocuments(
  { clinic, editorial: { faq } }: Content,
  today: string,
): SearchDocument[] {
  const { locale } = clinic;
  return answeredQuestions(faq, clinic, { locale, today }).map(({ slug, question, answer }) => {
    const body = plainTextOf(answer);
    return {
      locale,
      kind: 'question',
      path: `/faq#${slug}`,
      title: question,
      summary: firstWords(body),
      keywords: faq.find((entry) => entry.slug === slug)?.keywords ?? [],
      body,
    };
  });
}

function pageDocuments(content: Content): SearchDocument[] {
  const { clinic, pages: entries } = content;
  const { locale } = clinic;
  const pages: [string, PageText<PageFront>][] = [
    ['/sobre', entries.about],
    ['/acessibilidade', entries.accessibility],
    ['/lentes', entries.lenses],
    ['/artigos/catarata', entries.cataract],
    ['/questionario-olho-seco', entries.dryEye],
    ['/planos', entries.plans],
    ['/planosonline', entries.onlinePlans],
    ['/planosflex', entries.flexPlan],
  ];
  const offers = offersIn(content);
  const open = pages.filter(([path]) => isOpenPath(offers, path));
  return open.map(([path, { title, description, intro, sections }]) => ({
    locale,
    kind: 'page',
    path,
    title,
    summary: description,
    keywords: sections.map((section) => section.title),
    body: [intro, ...sections.map(({ body }) => body)].map(plainTextOf).join('\n'),
  }));
}

/** Campaigns that run or are to come. */
function campaignDocuments({ clinic, pages }: Content, today: string): SearchDocument[] {
  const { locale, campaigns } = clinic;
  return campaigns
    .filter((campaign) => !isOver(campaign, today))
    .map(({ slug, texts }) => {
      const { title, description, intro, sections, benefits, steps } = texts
        ? pageTextOf(texts, (intro) => ({ intro, sections: [] }))
        : pages.campaign;
      const points = [...benefits, ...steps].flatMap((point) => [point.title, point.text]);
      const body = [intro, ...sections.map((section) => section.body)].map(plainTextOf);
      return {
        locale,
        kind: 'page',
        path: campaignPath(slug),
        title,
        summary: description,
        keywords: sections.map((section) => section.title),
        body: [...points, ...body].join('\n'),
      };
    });
}

function privacyDocument({ clinic, privacy }: Content, today: string): SearchDocument {
  const { intro, sections } = filledPrivacyText(privacy, publicClinic(clinic, today));
  const { locale } = clinic;
  const { title, lead } = privacyMessages[locale];
  return {
    locale,
    kind: 'page',
    path: '/privacy',
    title,
    summary: lead,
    keywords: sections.map(({ title }) => title),
    body: [intro, ...sections.map(({ body }) => body)].map(plainTextOf).join('\n'),
  };
}

/** The beginning of a text, cut at a whole word. */
function firstWords(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))}…`;
}
