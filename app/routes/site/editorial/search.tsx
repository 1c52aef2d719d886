import { data } from 'react-router';
import { isOpenPath } from '#app/clinic/words/site-offers.ts';
import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { blogMessages } from '#app/locales/blog.ts';
import { faqMessages } from '#app/locales/faq.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { searchMessages } from '#app/locales/search.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { localPath } from '#app/platform/locale.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { headersFor, keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { pageGraph } from '#app/routes/site/machines/page-graph.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';
import { offersIn } from '#app/site-content/offers-in.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import type { Route } from './+types/search';
import { editorialOf, resultsOf } from './editorial.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = editorialOf(args);
  const { services, url, locale, clinic, address } = page;
  const { query, results } = await resultsOf(services, { url, locale });
  const { title, pageDescription } = searchMessages[locale];
  // A blog without an article is none.
  const offers = offersIn(page.content);
  const description = pageDescription(clinic.displayName, offers);
  const jsonLd = pageGraph(page, { path: '/busca', name: title, description });
  return data(
    {
      clinicName: clinic.displayName,
      offers,
      locale,
      query,
      results,
      canonical: address('/busca'),
      jsonLd,
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinicName, offers, locale, canonical, jsonLd, query } = loaderData;
  const messages = searchMessages[locale];
  return [
    ...pageMeta({
      title: query ? messages.resultsTitle(query, clinicName) : messages.pageTitle(clinicName),
      description: messages.pageDescription(clinicName, offers),
      canonical,
      jsonLd,
    }),
    ...(query ? [NOT_INDEXED] : []),
  ];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { clinicName, offers, locale, query, results } = loaderData;
  const messages = searchMessages[locale];
  const ways = [
    { path: '/servicos', label: servicesMessages[locale].list.title },
    { path: '/blog', label: blogMessages[locale].title },
    { path: '/podcast', label: podcastMessages[locale].kicker },
    { path: '/faq', label: faqMessages[locale].title },
  ].filter(({ path }) => isOpenPath(offers, path));
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinicName} title={messages.title} lead={messages.lead(offers)} />
        <SearchBox
          action={localPath(locale, '/busca')}
          label={messages.label}
          button={messages.button}
          query={query}
          maxLength={MAX_QUERY_LENGTH}
        />
        {results && results.length > 0 ? (
          <>
            <h2 className="result-line" data-results={results.length} data-personal="">
              {messages.found(results.length, query)}
            </h2>
            <ol className="hits">
              {results.map(({ kind, path, title, summary }) => (
                <li key={path}>
                  <p className="hit-kind">{messages.kinds[kind]}</p>
                  <a href={localPath(locale, path)}>{title}</a>
                  <p>{summary}</p>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <>
            <h2 className="result-line" data-results={results?.length} data-personal="">
              {results ? messages.none(query) : messages.ways}
            </h2>
            {results ? <p>{messages.noneHint}</p> : null}
            <ul className="way-list reading">
              {ways.map(({ path, label }) => (
                <li key={path}>
                  <a href={localPath(locale, path)}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
