import { data } from 'react-router';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import {
  episodeCategoriesInUse,
  episodeCategoryOf,
  listedEpisode,
} from '#app/features/podcast/episode-list.ts';
import { foundItems } from '#app/features/search/found-items.ts';
import { localPath } from '#app/locales/locale.ts';
import { podcastTexts } from '#app/locales/podcast-texts.ts';
import { relinkedBlocks } from '#app/platform/page-text.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Shelf } from '#app/ui/shelf/shelf.tsx';
import type { Route } from './+types/podcast';
import { NOT_INDEXED } from './content-meta.ts';
import { editorialOf, hitsOf } from './editorial.server.ts';
import { feedLink, headersFor, keptAsLoaded } from './kept-page.ts';
import { listAddress } from './list-address.ts';
import { ListIntro, NothingFound, TopicsAside } from './list-parts.tsx';
import { pageMeta } from './page-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, editorial, clinic, address } = editorialOf(args);
  const { podcast, episodes } = editorial;
  const { query, hits } = await hitsOf(services, { url, locale, kind: 'episode' });
  const category = episodeCategoryOf(url.searchParams.get('categoria'));
  const found = foundItems(episodes, hits, ({ slug }) => `/podcast/${slug}`);
  return data(
    {
      clinicName: clinic.displayName,
      locale,
      podcast: {
        ...podcast,
        body: relinkedBlocks(podcast.body, (href) => localPath(locale, href)),
      },
      shown: found.filter((each) => !category || each.category === category).map(listedEpisode),
      query,
      category,
      categories: episodeCategoriesInUse(episodes),
      canonical: address(
        query === '' ? listAddress('/podcast', { categoria: category }) : '/podcast',
      ),
      feedUrl: address('/podcast/feed.xml'),
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinicName, locale, podcast, canonical, feedUrl, query } = loaderData;
  return [
    ...pageMeta({
      title: podcastTexts[locale].pageTitle(podcast.title, clinicName),
      description: podcast.description,
      canonical,
    }),
    feedLink({ title: podcast.title, href: feedUrl }),
    ...(query ? [NOT_INDEXED] : []),
  ];
}

export default function Podcast({ loaderData }: Route.ComponentProps) {
  const { locale, podcast, shown, query, category, categories, feedUrl } = loaderData;
  const texts = podcastTexts[locale];
  const path = localPath(locale, '/podcast');
  const chips = [undefined, ...categories].map((each) => ({
    href: listAddress(path, { busca: query, categoria: each }),
    label: each ? texts.categories[each] : texts.all,
    isCurrent: each === category,
  }));
  const count = texts.found(shown.length);
  return (
    <div className="screen">
      <div className="wrap">
        <ListIntro
          {...{ locale, path, query, texts }}
          kicker={texts.kicker}
          title={category ? `${podcast.title}: ${texts.categories[category]}` : podcast.title}
          lead={podcast.description}
        />
        <Shelf
          aside={
            <TopicsAside locale={locale} texts={texts}>
              <Chips label={texts.topics} chips={chips} />
            </TopicsAside>
          }
        >
          {shown.length === 0 ? (
            <NothingFound path={path} texts={texts} />
          ) : (
            <>
              <p className="result-line">{query ? texts.foundFor(count, query) : count}</p>
              <ul className="grid">
                {shown.map((episode) => (
                  <li key={episode.slug}>
                    <EpisodeCard {...{ episode, locale }} titleLevel={2} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Shelf>
        <Chapter id="sobre-o-podcast" title={texts.about}>
          <Prose blocks={podcast.body} />
          <h3>{texts.follow}</h3>
          <p className="reading">{texts.feedNote}</p>
          <p className="feed-address">
            <a className="back-link" href={feedUrl}>
              {feedUrl}
            </a>
          </p>
        </Chapter>
      </div>
    </div>
  );
}
