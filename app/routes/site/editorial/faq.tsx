import { data } from 'react-router';
import { answeredQuestions, faqGroups } from '#app/features/faq/answered-questions.ts';
import { foundItems } from '#app/features/search/search-document.ts';
import { faqMessages } from '#app/locales/faq.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { headersFor, keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/faq';
import { editorialOf, resultsOf } from './editorial.server.ts';
import { faqGraph } from './editorial-graphs.ts';
import { FaqPage } from './faq-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const page = editorialOf(args);
  const { services, url, locale, editorial, clinic, today, address } = page;
  const { query, results } = await resultsOf(services, { url, locale, kind: 'question' });
  const answered = answeredQuestions(editorial.faq, services.clinic, { locale, today });
  return data(
    {
      clinic,
      locale,
      query,
      groups: results ? [] : faqGroups(answered),
      found: foundItems(results ? answered : [], results, ({ slug }) => `/faq#${slug}`),
      canonical: address('/faq'),
      jsonLd: faqGraph(page, answered),
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinic, locale, canonical, jsonLd, query } = loaderData;
  const messages = faqMessages[locale];
  return [
    ...pageMeta({
      title: messages.pageTitle(clinic.displayName),
      description: messages.pageDescription(clinic.displayName),
      canonical,
      jsonLd,
    }),
    ...(query ? [NOT_INDEXED] : []),
  ];
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />;
}
