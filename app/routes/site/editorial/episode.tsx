import { data } from 'react-router';
import { professionalOf } from '#app/clinic/professionals.ts';
import { listedEpisode, relatedEpisodes } from '#app/features/podcast/episode-list.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { feedLink, headersFor, keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/episode';
import { editorialOf, missingText } from './editorial.server.ts';
import { episodeGraph } from './editorial-graphs.ts';
import { EpisodePage } from './episode-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const page = editorialOf(args);
  const { content, url, locale, editorial, clinic, today, address } = page;
  const { podcast, episodes } = editorial;
  const episode = episodes.find(({ slug }) => slug === args.params.slug);
  if (!episode) throw missingText(page);
  const speakers = episode.speakers.map((slug) => professionalOf(content.clinic, slug, today));
  const named = episode.services.map((slug) => ({ slug }));
  return data(
    {
      clinic,
      locale,
      podcastTitle: podcast.title,
      episode,
      megabytes: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
        episode.bytes / 1_000_000,
      ),
      speakers,
      jsonLd: episodeGraph(page, { episode, podcast, speakers }),
      services: listedServices(named, content.services),
      related: relatedEpisodes(episode, episodes).map(listedEpisode),
      canonical: address(`/podcast/${episode.slug}`),
      feedUrl: address('/podcast/feed.xml'),
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, episode, podcastTitle, canonical, feedUrl, jsonLd } = loaderData;
  return [
    ...pageMeta({
      title: podcastMessages[locale].pageTitle(episode.title, podcastTitle),
      description: episode.description,
      canonical,
      jsonLd,
    }),
    feedLink({ title: podcastTitle, href: feedUrl }),
  ];
}

export default function Episode({ loaderData }: Route.ComponentProps) {
  return <EpisodePage {...loaderData} />;
}
