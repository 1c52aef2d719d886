import type { EpisodeCategory, ListedEpisode, Podcast } from '#app/features/podcast/episode.ts';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import { podcastMessages } from '#app/locales/podcast-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Shelf } from '#app/ui/shelf/shelf.tsx';
import { listAddress } from './list-address.ts';
import { ListIntro, NothingFound, ResultLine, TopicsAside } from './list-parts.tsx';

type PodcastPageProps = {
  locale: Locale;
  podcast: Podcast;
  shown: readonly ListedEpisode[];
  query: string;
  category: EpisodeCategory | undefined;
  categories: readonly EpisodeCategory[];
  feedUrl: string;
};

/** The list of episodes, all or those that were asked for, and what the podcast is. */
export function PodcastPage(props: PodcastPageProps) {
  const { locale, podcast, shown, query, category, categories, feedUrl } = props;
  const texts = podcastMessages[locale];
  const path = localPath(locale, '/podcast');
  const chips = [undefined, ...categories].map((each) => ({
    href: listAddress(path, { busca: query, categoria: each }),
    label: each ? texts.categories[each] : texts.all,
    isCurrent: each === category,
  }));
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
              <ResultLine {...{ query, texts }} total={shown.length} />
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
