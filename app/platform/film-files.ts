/** Prefix of the addresses of films and captions that staff have uploaded. */
export const FILM_ROOT = '/filmes/';

/** Largest film: 25 MB. */
export const MAX_FILM_BYTES = 25 * 1024 * 1024;

const FILM = /^\/(?:film|filmes)\/[a-z0-9-]+\.(?:mp4|webm)$/;
const CAPTIONS = /^\/(?:film|filmes)\/[a-z0-9-]+(?:\.[a-z-]+)?\.vtt$/;
const NAME = /^[a-z2-7]{12}\.(?:mp4|webm|vtt)$/;

/** Address of a film that was uploaded or came with the site. */
export const isFilmPath = (path: string) => FILM.test(path);
/** Address of captions, likewise. */
export const isCaptionsPath = (path: string) => CAPTIONS.test(path);
/** Whether a name is a valid file name of a film or captions: 'k3x7abcdefgh.webm'. */
export const isFilmName = (name: string) => NAME.test(name);

/** Address of an uploaded file. */
export function filmPath(name: string): string {
  return `${FILM_ROOT}${name}`;
}

/** Media type of a film, by its address. */
export function filmType(path: string): 'video/mp4' | 'video/webm' {
  return path.endsWith('.mp4') ? 'video/mp4' : 'video/webm';
}
