import type { ListedPost } from '#app/features/blog/post.ts';
import { PostCard } from '#app/features/blog/post-card.tsx';
import type { ListedEpisode } from '#app/features/podcast/episode.ts';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { HomeSection } from './home-sections.tsx';

/** The latest episodes of the podcast; renders nothing while there are none. */
export function HomeEpisodes({ episodes }: { episodes: readonly ListedEpisode[] }) {
  const locale = useLocale();
  const messages = useMessages(homeMessages).episodes;
  if (episodes.length === 0) return null;
  return (
    <HomeSection id="episodios" title={messages.title} lead={messages.lead}>
      <ul className="grid">
        {episodes.map((episode) => (
          <li key={episode.slug}>
            <EpisodeCard
              {...{ episode, locale }}
              titleLevel={3}
              picture={<ServiceGlyph slug={episode.services[0] ?? ''} />}
            />
          </li>
        ))}
      </ul>
      <SeeAll href="/podcast">{messages.all}</SeeAll>
    </HomeSection>
  );
}

/** The latest articles; renders nothing while there are none. */
export function HomePosts({ posts }: { posts: readonly ListedPost[] }) {
  const locale = useLocale();
  const messages = useMessages(homeMessages).posts;
  if (posts.length === 0) return null;
  return (
    <HomeSection id="artigos" title={messages.title} lead={messages.lead} look="sunk">
      <ul className="grid">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard
              {...{ post, locale }}
              titleLevel={3}
              picture={<ServiceGlyph slug={post.services[0] ?? ''} />}
            />
          </li>
        ))}
      </ul>
      <SeeAll href="/blog">{messages.all}</SeeAll>
    </HomeSection>
  );
}

function SeeAll({ href, children }: { href: string; children: string }) {
  return (
    <p className="section-note">
      <LinkButton href={href} look="secondary">
        {children}
      </LinkButton>
    </p>
  );
}
