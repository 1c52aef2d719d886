import { filmType } from '#app/platform/film-files.ts';
import { imagePath } from '#app/platform/image-name.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import type { ServiceText } from './service-text.ts';

/** Drawn for films without a picture of their own. */
const DRAWN_POSTER = '/film/capa.webp';

type ServiceVideoProps = {
  video: NonNullable<ServiceText['video']>;
  messages: { captions: string; silent: string; transcript: string; download: string };
  language: string;
};

/**
 * The clinic's own film about a service: native player with captions; nothing is loaded before playback starts. No
 * figure: all that is said in the film would be its name.
 */
export function ServiceVideo({ video, messages, language }: ServiceVideoProps) {
  const { film, captions, poster, title, description, silent } = video;
  const picture = poster ? pictureAt(poster) : null;
  return (
    <div className="service-video">
      <video
        controls
        preload="none"
        poster={picture ? imagePath(picture.name, picture.width) : DRAWN_POSTER}
        width="960"
        height="540"
        aria-label={title}
        playsInline
      >
        <source src={film} type={filmType(film)} />
        <track
          kind="captions"
          src={captions}
          srcLang={language}
          label={messages.captions}
          default
        />
        <a href={film}>{messages.download}</a>
      </video>
      <div className="flow">
        {silent ? <p className="small">{messages.silent}</p> : null}
        <h3>{messages.transcript}</h3>
        <p>{description}</p>
      </div>
    </div>
  );
}
