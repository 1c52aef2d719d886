import type { AppServices } from './app-services.ts';
import { publicClinic } from './clinic/public-clinic.ts';
import type { Editorial } from './editorial.server.ts';
import { answeredQuestions } from './features/faq/answered-questions.ts';
import { filledPrivacyText } from './features/privacy/privacy-text.ts';
import type { SearchDocument } from './features/search/search-document.ts';
import { blogTexts } from './locales/blog-texts.ts';
import { LOCALES, type Locale } from './locales/locale.ts';
import { podcastTexts } from './locales/podcast-texts.ts';
import { privacy } from './locales/pt-BR/privacy.ts';
import type { PageFront, PageText } from './platform/page-text.ts';
import { plainTextOf } from './platform/text-blocks.ts';

type Known = Pick<
  AppServices,
  'clinic' | 'serviceTexts' | 'privacyText' | 'siteContent' | 'editorials'
>;

const SUMMARY_LENGTH = 160;

/**
 * Everything that the search finds, as plain words.
 * @param today calendar day in the clinic's zone
 */
export function siteDocuments(known: Known, today: string): SearchDocument[] {
  return LOCALES.flatMap((locale) => {
    const editorial = known.editorials[locale];
    if (!editorial) return [];
    return [
      ...(locale === 'pt-BR' ? serviceDocuments(known, locale) : []),
      ...(locale === 'pt-BR' ? [privacyDocument(known, { locale, today })] : []),
      ...pageDocuments(known, locale),
      ...postDocuments(editorial, locale),
      ...episodeDocuments(editorial, locale),
      ...questionDocuments(editorial, { ...known, locale, today }),
    ];
  });
}

function serviceDocuments({ clinic, serviceTexts }: Known, locale: Locale): SearchDocument[] {
  const offered = new Set(clinic.services.map(({ slug }) => slug));
  return serviceTexts
    .filter(({ slug }) => offered.has(slug))
    .map(({ slug, title, shortTitle, summary, preparation, included, questions, body }) => ({
      locale,
      kind: 'service',
      path: `/servicos/${slug}`,
      title,
      summary,
      keywords: [shortTitle],
      body: [
        plainTextOf(body),
        ...preparation,
        ...included,
        ...questions.flatMap(({ question, answer }) => [question, answer]),
      ].join('\n'),
    }));
}

function postDocuments({ posts }: Editorial, locale: Locale): SearchDocument[] {
  return posts.map(({ slug, title, excerpt, category, tags, body }) => ({
    locale,
    kind: 'post',
    path: `/blog/${slug}`,
    title,
    summary: excerpt,
    keywords: [...tags, blogTexts[locale].categories[category]],
    body: plainTextOf(body),
  }));
}

function episodeDocuments({ episodes }: Editorial, locale: Locale): SearchDocument[] {
  return episodes.map(({ slug, title, description, category, tags, transcript }) => ({
    locale,
    kind: 'episode',
    path: `/podcast/${slug}`,
    title,
    summary: description,
    keywords: [...tags, podcastTexts[locale].categories[category]],
    body: transcript
      .flatMap(({ paragraphs }) =>
        paragraphs.map((spans) => spans.map(({ text }) => text).join('')),
      )
      .join('\n'),
  }));
}

function questionDocuments(
  { faq }: Editorial,
  { clinic, locale, today }: Known & { locale: Locale; today: string },
): SearchDocument[] {
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

function pageDocuments({ clinic, siteContent }: Known, locale: Locale): SearchDocument[] {
  const texts = siteContent[locale];
  if (!texts) return [];
  const pages: [string, PageText<PageFront>][] = [
    ['/sobre', texts.about],
    ['/lentes', texts.lenses],
    ['/artigos/catarata', texts.cataract],
    ['/questionario-olho-seco', texts.dryEye],
  ];
  if (clinic.plansEnabled)
    pages.push(
      ['/planos', texts.plans],
      ['/planosonline', texts.onlinePlans],
      ['/planosflex', texts.flexPlan],
    );
  return pages.map(([path, { title, description, intro, sections }]) => ({
    locale,
    kind: 'page',
    path,
    title,
    summary: description,
    keywords: sections.map((section) => section.title),
    body: [intro, ...sections.map(({ body }) => body)].map(plainTextOf).join('\n'),
  }));
}

function privacyDocument(
  { clinic, privacyText }: Known,
  { locale, today }: { locale: Locale; today: string },
): SearchDocument {
  const { intro, sections } = filledPrivacyText(privacyText, publicClinic(clinic, today));
  return {
    locale,
    kind: 'page',
    path: '/privacy',
    title: privacy.title,
    summary: privacy.lead,
    keywords: sections.map(({ title }) => title),
    body: [intro, ...sections.map(({ body }) => body)].map(plainTextOf).join('\n'),
  };
}

/** The beginning of a text, up to a whole word. */
function firstWords(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))}…`;
}
