import type { EpisodeCategory, ListedEpisode, Podcast } from '#app/features/podcast/episode.ts';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { podcastMessages } from '#app/locales/podcast.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Shelf } from '#app/ui/shelf/shelf.tsx';
import { ListIntro, listAddress, NothingFound, ResultLine, TopicsAside } from './list-parts.tsx';

type PodcastPageProps = {
  locale: Locale;
  podcast: Podcast;
  listed: readonly ListedEpisode[];
  query: string;
  category: EpisodeCategory | undefined;
  categories: readonly EpisodeCategory[];
  feedUrl: string;
};

/** The list of episodes, all or filtered, with an introduction to the podcast. */
export function PodcastPage(props: PodcastPageProps) {
  const { locale, podcast, listed, query, category, categories, feedUrl } = props;
  const messages = podcastMessages[locale];
  const path = localPath(locale, '/podcast');
  const chips = [undefined, ...categories].map((each) => ({
    href: listAddress(path, { busca: query, categoria: each }),
    label: each ? messages.categories[each] : messages.all,
    isCurrent: each === category,
  }));
  return (
    <div className="screen">
      <div className="wrap">
        <ListIntro
          {...{ locale, path, query, messages }}
          kicker={messages.kicker}
          title={category ? `${podcast.title}: ${messages.categories[category]}` : podcast.title}
          lead={podcast.description}
        />
        <Shelf
          asideLabel={messages.aside}
          aside={
            <TopicsAside locale={locale} messages={messages}>
              <Chips label={messages.topics} chips={chips} />
            </TopicsAside>
          }
        >
          {listed.length === 0 ? (
            <NothingFound path={path} messages={messages} />
          ) : (
            <>
              <ResultLine {...{ query, messages }} total={listed.length} />
              <ul className="grid">
                {listed.map((episode) => (
                  <li key={episode.slug}>
                    <EpisodeCard
                      {...{ episode, locale }}
                      titleLevel={2}
                      picture={<ServiceGlyph slug={episode.services[0] ?? ''} />}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Shelf>
        <Chapter id="sobre-o-podcast" title={messages.about}>
          <Prose blocks={podcast.body} />
          <h3>{messages.follow}</h3>
          <p className="reading">{messages.feedNote}</p>
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
