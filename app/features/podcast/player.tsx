import type { PodcastMessages } from '#app/locales/podcast.ts';
import { audioFormat } from '#app/platform/audio-files.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AUDIO_LANGUAGE, type Episode } from './episode.ts';
import { secondsOf } from './episode-list.ts';

type PlayerProps = {
  episode: Pick<Episode, 'slug' | 'title' | 'audio' | 'durationSeconds' | 'voice'>;
  messages: PodcastMessages;
  /** Megabytes, formatted for the language. */
  megabytes: string;
};

/** The browser's native player; nothing is loaded before playback starts. */
export function Player({ episode, messages, megabytes }: PlayerProps) {
  const { audio: source } = episode;
  const { extension } = audioFormat(source);
  return (
    <section className="player" aria-labelledby="ouca">
      <h2 id="ouca">{messages.listen}</h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the whole transcript is on the page */}
      <audio controls preload="none" src={source} aria-label={messages.player(episode.title)} />
      <p className="player-links">
        {messages.length(episode.durationSeconds)}{' '}
        <a href={source} hrefLang={AUDIO_LANGUAGE} download={`${episode.slug}.${extension}`}>
          {messages.download(extension.toUpperCase(), megabytes)}
        </a>
      </p>
      {episode.voice === 'synthetic' ? (
        <p className="fact">
          <Icon name="info" />
          <span>{messages.synthetic}</span>
        </p>
      ) : null}
    </section>
  );
}

type ChapterListProps = Pick<Episode, 'audio' | 'chapters'>;

/** Chapters of an episode; each link plays the audio from there, without JavaScript. */
export function ChapterList({ audio, chapters }: ChapterListProps) {
  return (
    <ol className="chapter-list">
      {chapters.map(({ title, at }) => (
        <li key={at}>
          <a href={`${audio}#t=${secondsOf(at)}`} hrefLang={AUDIO_LANGUAGE}>
            <time dateTime={`PT${secondsOf(at)}S`}>{at}</time>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
