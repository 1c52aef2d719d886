import { formatDate } from '#app/clinic/format-date.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { COVER_SIZES, Cover } from '#app/ui/picture/cover.tsx';
import type { ListedEpisode } from './episode.ts';

type EpisodeCardProps = {
  episode: ListedEpisode;
  locale: Locale;
  titleLevel: 2 | 3;
  /** Drawn where the episode has no cover. */
  picture?: React.ReactNode;
};

/** One episode in a list; the whole card leads to it. */
export function EpisodeCard({ episode, locale, titleLevel, picture }: EpisodeCardProps) {
  const messages = podcastMessages[locale];
  const { number, title, description, publishedOn, durationSeconds } = episode;
  return (
    <LinkCard
      href={localPath(locale, `/podcast/${episode.slug}`)}
      title={title}
      titleLevel={titleLevel}
      picture={
        <div className="post-card-head">
          <Cover cover={episode.cover} drawing={picture} sizes={COVER_SIZES} isDecoration />
          <div className="episode-mark">
            <SoundWave />
            <p>{messages.episode(number)}</p>
          </div>
        </div>
      }
      fact={
        <>
          <time dateTime={publishedOn}>{formatDate(publishedOn, locale)}</time>{' '}
          {messages.length(durationSeconds)}
        </>
      }
    >
      <p>{description}</p>
    </LinkCard>
  );
}

/** A sound wave in a round lens; decoration. */
function SoundWave() {
  return (
    <svg
      className="sound-wave"
      viewBox="0 0 80 80"
      width="80"
      height="80"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="40" cy="40" r="37" />
      <path d="M20 36v8M30 28v24M40 20v40M50 28v24M60 36v8" />
    </svg>
  );
}
