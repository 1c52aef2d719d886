import { formatDate } from '#app/clinic/format-date.ts';
import type { Professional } from '#app/clinic/professionals.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { AuthorCard } from '#app/features/blog/author-card.tsx';
import type { Episode, ListedEpisode, Turn } from '#app/features/podcast/episode.ts';
import { EpisodeCard } from '#app/features/podcast/episode-card.tsx';
import { ChapterList, Player } from '#app/features/podcast/player.tsx';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { podcastMessages } from '#app/locales/podcast.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { BookAside } from '#app/routes/site/services/book-aside.tsx';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { ServicesChapter, TagsChapter, TextCover } from './topic-chapters.tsx';

type EpisodePageProps = {
  clinic: PublicClinic;
  locale: Locale;
  episode: Episode;
  /** Size of the audio, formatted for the language. */
  megabytes: string;
  speakers: readonly Professional[];
  services: readonly ListedService[];
  related: readonly ListedEpisode[];
};

/** One episode: player, download and transcript. */
export function EpisodePage(props: EpisodePageProps) {
  const { clinic, locale, episode, megabytes, speakers, services, related } = props;
  const messages = podcastMessages[locale];
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={localPath(locale, '/podcast')}>{messages.back}</BackLink>
        <PageHeader
          kicker={messages.number(episode.season, episode.number)}
          title={episode.title}
          lead={episode.description}
        >
          <p className="post-facts">
            <time dateTime={episode.publishedOn}>{formatDate(episode.publishedOn, locale)}</time>
          </p>
        </PageHeader>
        <TextCover text={episode} />
        <Player {...{ episode, messages, megabytes }} />
        <div className="service-body">
          <div className="chapters">
            {episode.chapters.length > 0 ? (
              <Chapter id="partes" title={messages.chapters}>
                <p>{messages.chaptersHint}</p>
                <ChapterList audio={episode.audio} chapters={episode.chapters} />
              </Chapter>
            ) : null}
            <Chapter id="transcricao" title={messages.transcript}>
              <TranscriptView turns={episode.transcript} />
            </Chapter>
            <Chapter id="quem-fala" title={messages.speakers}>
              {speakers.map((person) => (
                <AuthorCard key={person.name} person={person} />
              ))}
              <p className="small reading">{messages.disclaimer}</p>
            </Chapter>
            <TagsChapter title={messages.tags} tags={episode.tags} />
          </div>
          <BookAside clinic={clinic} messages={messages.book} />
        </div>
        <ServicesChapter title={messages.services} services={services} />
        <Chapter id="ouca-tambem" title={messages.related}>
          <ul className="grid">
            {related.map((other) => (
              <li key={other.slug}>
                <EpisodeCard
                  episode={other}
                  locale={locale}
                  titleLevel={3}
                  picture={<ServiceGlyph slug={other.services[0] ?? ''} />}
                />
              </li>
            ))}
          </ul>
        </Chapter>
      </div>
    </div>
  );
}

/** A transcript: who speaks, and what was said. */
function TranscriptView({ turns }: { turns: readonly Turn[] }) {
  const first = turns[0]?.speaker;
  return (
    <div className="reading">
      {turns.map(({ speaker, name, paragraphs }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its turns have no ids
          key={index}
          className={speaker === first ? 'turn' : 'turn turn-other'}
        >
          <p className="turn-name">{name}</p>
          <Prose blocks={paragraphs.map((spans) => ({ kind: 'paragraph' as const, spans }))} />
        </div>
      ))}
    </div>
  );
}
