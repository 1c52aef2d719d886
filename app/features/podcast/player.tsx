import type { PodcastMessages } from '#app/locales/pt-BR/podcast.ts';
import { audioFormat } from '#app/platform/audio-name.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AUDIO_LANGUAGE, type Episode } from './episode.ts';
import { secondsOf } from './episode-list.ts';

type PlayerProps = {
  episode: Pick<Episode, 'slug' | 'title' | 'audio' | 'durationSeconds' | 'voice'>;
  texts: PodcastMessages;
  /** Megabytes as the language writes them. */
  megabytes: string;
};

/** The browser's own player; nothing is loaded before it is started. */
export function Player({ episode, texts, megabytes }: PlayerProps) {
  const { audio: source } = episode;
  const { ending } = audioFormat(source);
  return (
    <section className="player" aria-labelledby="ouca">
      <h2 id="ouca">{texts.listen}</h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the whole transcript is on the page */}
      <audio controls preload="none" src={source} aria-label={texts.player(episode.title)} />
      <p className="player-links">
        {texts.length(episode.durationSeconds)}
        {' · '}
        <a href={source} hrefLang={AUDIO_LANGUAGE} download={`${episode.slug}.${ending}`}>
          {texts.download(ending.toUpperCase(), megabytes)}
        </a>
      </p>
      {episode.voice === 'synthetic' ? (
        <p className="fact">
          <Icon name="info" />
          <span>{texts.synthetic}</span>
        </p>
      ) : null}
    </section>
  );
}

type ChapterListProps = Pick<Episode, 'audio' | 'chapters'>;

/** The parts of an episode; each link plays the audio from there, without JavaScript. */
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
