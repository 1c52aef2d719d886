import { data } from 'react-router';
import {
  episodeCategoriesInUse,
  episodeCategoryOf,
  listedEpisode,
} from '#app/features/podcast/episode-list.ts';
import { foundItems } from '#app/features/search/search-document.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { localPath } from '#app/platform/locale.ts';
import { relinkedBlocks } from '#app/platform/text/page-text.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { feedLink, headersFor, keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/podcast';
import { editorialOf, resultsOf } from './editorial.server.ts';
import { podcastGraph } from './editorial-graphs.ts';
import { listAddress } from './list-parts.tsx';
import { PodcastPage } from './podcast-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const page = editorialOf(args);
  const { services, url, locale, editorial, clinic, address } = page;
  const { podcast, episodes } = editorial;
  const { query, results } = await resultsOf(services, { url, locale, kind: 'episode' });
  const category = episodeCategoryOf(url.searchParams.get('categoria'));
  const found = foundItems(episodes, results, ({ slug }) => `/podcast/${slug}`);
  return data(
    {
      clinicName: clinic.displayName,
      locale,
      podcast: {
        ...podcast,
        body: relinkedBlocks(podcast.body, (href) => localPath(locale, href)),
      },
      listed: found.filter((each) => !category || each.category === category).map(listedEpisode),
      query,
      category,
      categories: episodeCategoriesInUse(episodes),
      canonical: address(
        query === '' ? listAddress('/podcast', { categoria: category }) : '/podcast',
      ),
      feedUrl: address('/podcast/feed.xml'),
      jsonLd: podcastGraph(page, podcast),
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinicName, locale, podcast, canonical, feedUrl, jsonLd, query } = loaderData;
  const messages = podcastMessages[locale];
  return [
    ...pageMeta({
      title: messages.pageTitle(messages.listTitle(podcast.title), clinicName),
      description: podcast.description,
      canonical,
      jsonLd,
    }),
    feedLink({ title: podcast.title, href: feedUrl }),
    ...(query ? [NOT_INDEXED] : []),
  ];
}

export default function Podcast({ loaderData }: Route.ComponentProps) {
  return <PodcastPage {...loaderData} />;
}
