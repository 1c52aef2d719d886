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
  // Side by side, each has a drawing of its own where the post has several subjects.
  const heard = episode?.services[0] ?? '';
  const read =
    post?.services.find((slug) => slug !== heard) ?? post?.services[0] ?? post?.category ?? '';
  return (
    <HomeSection id="ler-e-ouvir" title={messages.title}>
      <ul className="grid latest">
        {episode ? (
          <li>
            <EpisodeCard
              {...{ episode, locale }}
              titleLevel={3}
              picture={<ServiceGlyph slug={heard} />}
            />
          </li>
        ) : null}
        {post ? (
          <li>
            <PostCard {...{ post, locale }} titleLevel={3} picture={<ServiceGlyph slug={read} />} />
          </li>
        ) : null}
      </ul>
    </HomeSection>
  );
}
