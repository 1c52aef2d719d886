import type { ListedPost } from '#app/features/blog/post.ts';
import { PostCard } from '#app/features/blog/post-card.tsx';
import type { ListedEpisode } from '#app/features/podcast/episode.ts';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { HomeSection } from './home-section.tsx';

type HomeLatestProps = { episode: ListedEpisode | undefined; post: ListedPost | undefined };

/** The latest episode and the latest article; renders nothing while there is neither. */
export function HomeLatest({ episode, post }: HomeLatestProps) {
  const locale = useLocale();
  const messages = useMessages(homeMessages).latest;
  if (!episode && !post) return null;
  return (
    <HomeSection id="ler-e-ouvir" title={messages.title}>
      <ul className="grid latest">
        {episode ? (
          <li>
            <EpisodeCard
              {...{ episode, locale }}
              titleLevel={3}
              picture={<ServiceGlyph slug={episode.services[0] ?? ''} />}
            />
          </li>
        ) : null}
        {post ? (
          <li>
            <PostCard
              {...{ post, locale }}
              titleLevel={3}
              picture={<ServiceGlyph slug={post.services[0] ?? ''} />}
            />
          </li>
        ) : null}
      </ul>
    </HomeSection>
  );
}
