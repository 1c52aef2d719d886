/** Silences every film and recording of the page, also what comes later or turns its own sound on. */
export function startMutedMedia(): () => void {
  const before = new Map<HTMLMediaElement, boolean>();
  const silence = (media: HTMLMediaElement) => {
    if (!before.has(media)) before.set(media, media.muted);
    if (!media.muted) media.muted = true;
  };
  const onEvent = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) silence(target);
  };
  const silenceAll = () =>
    document.querySelectorAll<HTMLMediaElement>('audio, video').forEach(silence);
  // They do not bubble, but are seen on the way down.
  const signs = ['play', 'volumechange', 'loadstart'];
  for (const sign of signs) document.addEventListener(sign, onEvent, { capture: true });
  const added = new MutationObserver(silenceAll);
  added.observe(document.body, { childList: true, subtree: true });
  silenceAll();
  return () => {
    added.disconnect();
    for (const sign of signs) document.removeEventListener(sign, onEvent, { capture: true });
    for (const [media, wasMuted] of before) media.muted = wasMuted;
  };
}

/** Pauses films, and those that play by themselves later; a film that the reader starts plays. */
export function startStillFilms(): () => void {
  const byThemselves = new Set<HTMLVideoElement>();
  const still = (film: HTMLVideoElement) => {
    if (film.autoplay) byThemselves.add(film);
    film.autoplay = false;
    film.pause();
  };
  const onPlay = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement)) return;
    if (target.autoplay || !navigator.userActivation.isActive) still(target);
  };
  document.addEventListener('play', onPlay, { capture: true });
  document.querySelectorAll('video').forEach(still);
  return () => {
    document.removeEventListener('play', onPlay, { capture: true });
    for (const film of byThemselves) film.autoplay = true;
  };
}

/**
 * Shows the captions of the page's films. Transcripts need nothing: they stand open on their pages.
 * @returns leaves the captions as they were
 */
export function startCaptions(): () => void {
  const before = new Map<TextTrack, TextTrackMode>();
  for (const { textTracks } of document.querySelectorAll('video'))
    for (const track of textTracks) {
      if (!/^(?:captions|subtitles)$/.test(track.kind)) continue;
      before.set(track, track.mode);
      track.mode = 'showing';
    }
  return () => {
    for (const [track, mode] of before) track.mode = mode;
  };
}
