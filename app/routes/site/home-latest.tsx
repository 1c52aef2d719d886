import type { ListedPost } from '#app/features/blog/post.ts';
import { PostCard } from '#app/features/blog/post-card.tsx';
import type { ListedEpisode } from '#app/features/podcast/episode.ts';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { blogTexts } from '#app/locales/blog-texts.ts';
import { homeTexts } from '#app/locales/home-texts.ts';
import { podcastTexts } from '#app/locales/podcast-texts.ts';
import { useLocale } from '#app/locales/use-locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { HomeSection } from './home-section.tsx';

type HomeLatestProps = { episodes: readonly ListedEpisode[]; posts: readonly ListedPost[] };
