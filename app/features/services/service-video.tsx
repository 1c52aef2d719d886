import type { ServiceText } from './service-text.ts';

type ServiceVideoProps = {
  video: NonNullable<ServiceText['video']>;
  /** Label of the captions track in the player. */
  captions: string;
  language: string;
};

/** The clinic's own video about a service: native player with captions; nothing is loaded before playback starts. */
export function ServiceVideo({ video, captions, language }: ServiceVideoProps) {
  const { file, title, description } = video;
  return (
    <figure className="service-video">
      <video controls preload="none" poster={`/video/${file}.jpg`} aria-label={title} playsInline>
        <source src={`/video/${file}.mp4`} type="video/mp4" />
        <track
          kind="captions"
          src={`/video/${file}.vtt`}
          srcLang={language}
          label={captions}
          default
        />
      </video>
      <figcaption>{description}</figcaption>
    </figure>
  );
}
